import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { countMails } from './support/mails.ts'
import type { Chance } from './support/random.ts'
import { byStatus, reported } from './support/report.ts'
import { call, readyShopper } from './support/shopper.ts'

const pages = ['/', '/tuotteet', '/tuotteet/suklaalevyt', '/sv/', '/en/', '/ostoskori', '/kassa', '/search?q=suklaa']
const mailLimitMs = 150_000

/**
 * Delivery, reviews and the mail server hang: they take connections and say nothing, which is worse than being away. Everything can be
 * looked at, buying goes on with the shop's own prices of delivery, and the mail leaves when there is somebody to take it, once. The
 * payment provider hangs last: the shopper is told that the payment waits, and it is made once.
 */
export function thingsDown(
  shop: ShopUnderTest,
  chance: Chance,
  { rounds, mailDownMs, withPayment }: { rounds: number; mailDownMs: number; withPayment: boolean },
) {
  return reported('things down', chance, async () => {
    const [code = ''] = await newGoods(shop, 1_000_000)
    const hung = shop.stack.standins.filter(({ name }) => name !== 'payment-provider')
    const email = `alhaalla-${chance.seed}@posti.example`
    const statuses: number[] = []
    let slowestPageMs = 0
    let paid: { status: number; text: string }
    for (const { pid } of hung) process.kill(pid, 'SIGSTOP')
    const begun = performance.now()
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const page of pages) {
          const asked = performance.now()
          statuses.push((await call(shop.shopUrl, 'GET', page)).status)
          slowestPageMs = Math.max(slowestPageMs, Math.round(performance.now() - asked))
        }
      const shopper = await readyShopper(shop.shopUrl, [code], { email })
      const placed = await shopper.order()
      paid = placed.status === 200 ? await shopper.pay(placed.text) : placed
      await sleep(Math.max(0, mailDownMs - (performance.now() - begun)))
    } finally {
      for (const { pid } of hung) process.kill(pid, 'SIGCONT')
    }
    const mails = await mailsTo(shop, email)
    return {
      statuses: byStatus(statuses),
      slowestPageMs,
      paid: paid.status,
      mails,
      ...(withPayment ? await providerHangs(shop, code) : {}),
      broken: await settledInvariants(shop.database),
    }
  })
}

/** How many there are some time after the first has come. */
async function mailsTo(shop: ShopUnderTest, email: string): Promise<number> {
  const end = performance.now() + mailLimitMs
  while ((await countMails(shop, email)) === 0 && performance.now() < end) await sleep(500)
  await sleep(3_000)
  return countMails(shop, email)
}

async function providerHangs(shop: ShopUnderTest, code: string) {
  const provider = shop.stack.standins.find(({ name }) => name === 'payment-provider')
  if (!provider) throw new Error('There is no payment provider')
  const shopper = await readyShopper(shop.shopUrl, [code])
  const placed = await shopper.order()
  process.kill(provider.pid, 'SIGSTOP')
  let told
  try {
    told = await shopper.pay(placed.text)
  } finally {
    process.kill(provider.pid, 'SIGCONT')
  }
  return { toldPending: told.status === 200 && told.text.includes('"Pending"') }
}

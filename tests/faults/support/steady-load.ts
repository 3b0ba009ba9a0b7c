import { setTimeout as sleep } from 'node:timers/promises'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import type { Chance } from './random.ts'
import { call, readyShopper } from './shopper.ts'

/** Pages that a steady load asks for. */
export const lookedAt = ['/', '/sv/', '/en/', '/tuotteet', '/tuotteet/suklaalevyt', '/reseptit', '/robots.txt']

/** People who look at pages at a steady rate, and one after the other who buys. */
export function startSteadyLoad(
  origin: string,
  chance: Chance,
  { code, lookersPerSecond }: { code: string; lookersPerSecond: number },
) {
  let isOver = false
  const statuses: number[] = []
  const faults: string[] = []
  const paid: string[] = []
  const note = (
    what: string,
    { status, text, retryAfter }: { status: number; text: string; retryAfter: string | null },
  ) => {
    statuses.push(status)
    // An answer that asks to come again is not lost: a machine with other work may be overloaded.
    const isShed = status === 503 && retryAfter !== null
    if (status !== 200 && !isShed) faults.push(`${what}: ${status} ${text.slice(0, 100)}`)
  }
  const looking = (async () => {
    const asked = new Set<Promise<void>>()
    while (!isOver) {
      const page = chance.pick(lookedAt)
      const answered = call(origin, 'GET', page)
        .then((answer) => note(page, answer))
        .finally(() => asked.delete(answered))
      asked.add(answered)
      await sleep(1_000 / lookersPerSecond)
    }
    await Promise.all(asked)
  })()
  const buying = (async () => {
    while (!isOver) {
      try {
        const shopper = await readyShopper(origin, [code])
        const placed = await shopper.order()
        note('order', placed)
        if (placed.status !== 200) continue
        const answer = await shopper.pay(placed.text)
        note('pay', answer)
        if (answer.status === 200) paid.push(placed.text)
      } catch (error) {
        if (!String(error).includes(': 503 ')) faults.push(String(error))
      }
      await sleep(200)
    }
  })()
  return {
    count: () => statuses.length,
    async stop() {
      isOver = true
      await Promise.all([looking, buying])
      return { statuses, faults, paid }
    },
  }
}

/** What became of the orders that their buyers know as paid: each is there once, and its mail has left once. Waits for the mails. */
export async function accounts(shop: ShopUnderTest, paid: readonly string[], limitMs = 120_000) {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await countOrders(shop, paid)
    if (found.mails >= paid.length || Date.now() > end) return found
    await sleep(250)
  }
}

async function countOrders(shop: ShopUnderTest, paid: readonly string[]) {
  const [row] = await shop.database.sql<{ orders: number; mails: number }>`
    select count(*)::int as orders,
           (select count(*)::int from outbox_mail where status = 'sent' and dedup_key in
              (select 'order-confirmation:' || id from shop_order where order_number = any(${paid}))) as mails
    from shop_order where order_number = any(${paid})`
  return { kept: row?.orders ?? 0, mails: row?.mails ?? 0 }
}

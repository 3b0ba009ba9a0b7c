import { setTimeout as sleep } from 'node:timers/promises'
import type { LedgerEntry } from '../../standins/payment-provider/ledger-events.ts'
import type { ShopUnderTest } from '../support/shop-under-test.ts'
import { openAdmins } from './support/admins.ts'
import { newGoods } from './support/goods.ts'
import { settledInvariants } from './support/invariants.ts'
import { control, ledgerOf } from './support/provider.ts'
import type { Chance } from './support/random.ts'
import { failures, reported } from './support/report.ts'
import { inParallel, readyShopper, type Shopper } from './support/shopper.ts'

/** Before anything is done: down, garbage, slow. After it: the other three. */
const modes = ['down', 'garbage', 'slow', 'error-after-charge', 'timeout-after-charge', 'reset-mid-body'] as const
const settleLimitMs = 180_000

interface Paid {
  shopper: Shopper
  number: string
  answer: string
}

/**
 * A provider that fails before and after it has done what it was asked, while orders are paid, their money is taken, and given back in
 * parts by several hands at once. Its own ledger says what was done: nothing twice, and nothing more than was asked for in all.
 */
export function providerFaults(shop: ShopUnderTest, chance: Chance, { orders }: { orders: number }) {
  return reported('provider faults', chance, async () => {
    const admins = openAdmins(shop)
    const before = (await ledgerOf(shop)).length
    try {
      const [code = ''] = await newGoods(shop, 1_000_000)
      const paid: Paid[] = []
      for (const mode of chance.shuffled(modes)) {
        const shoppers = await inParallel(Array.from({ length: orders }), 8, () => readyShopper(shop.shopUrl, [code]))
        const placed = await inParallel(shoppers, 8, async (shopper) => ({
          shopper,
          number: (await shopper.order()).text,
        }))
        await control(shop, 'fault', { mode, ms: 300, times: orders })
        const answers = await inParallel(placed, 8, async ({ shopper, number }) => {
          const { status, text, retryAfter } = await shopper.pay(number)
          return { shopper, number, status, text, retryAfter }
        })
        if (failures(answers) > 0) throw new Error(`A shopper got a fault of ${mode}`)
        paid.push(...answers.map(({ shopper, number, text }) => ({ shopper, number, answer: text })))
      }
      await control(shop, 'fault', { mode: 'none' })
      const numbers = paid.map(({ number }) => number)
      await until(
        shop,
        `select count(*)::int as open from shop_order where order_number = any ($1) and status <> 'InProgress'`,
        numbers,
      )

      await control(shop, 'fault', { mode: 'error-after-charge', times: orders })
      await inParallel(numbers, 8, (number) => admins.parcels.pack(number, null, admins.operator))
      await until(
        shop,
        `select count(*)::int as open from payment_capture c join shop_order o on o.id = c.order_id
         where o.order_number = any ($1) and c.status <> 'confirmed'`,
        numbers,
      )
      await control(shop, 'fault', { mode: 'reset-mid-body', times: orders })
      // Each order has six hands: more orders at once would only wait for a connection, longer than a busy machine lets them.
      const given = await inParallel(numbers, 2, (number) => refundsAtOnce(admins, number, chance))
      await until(
        shop,
        `select count(*)::int as open from payment_refund r join shop_order o on o.id = r.order_id
         where o.order_number = any ($1) and r.status <> 'confirmed'`,
        numbers,
      )
      const books = booksOf((await ledgerOf(shop)).slice(before))
      const told = (result: string) => paid.filter(({ answer }) => answer.includes(`"${result}"`)).length
      return {
        orders: numbers.length,
        toldOtherwise: paid.length - told('Authorised') - told('Pending'),
        toldPending: told('Pending'),
        notChargedOnce: numbers.filter((number) => books.authorised.get(number) !== 1).length,
        notCapturedOnce: numbers.filter((number) => books.captures.get(number) !== 1).length,
        notRefundedAsAsked: numbers.filter((number, index) => (books.refunded.get(number) ?? 0) !== given[index])
          .length,
        refundedMore: numbers.filter((number) => (books.refunded.get(number) ?? 0) > (books.captured.get(number) ?? 0))
          .length,
        broken: await settledInvariants(shop.database),
      }
    } finally {
      await control(shop, 'fault', { mode: 'none' })
      await admins.close()
    }
  })
}

/** Six hands at one order, each of a third of its money: more than was paid in all. Answers the cents that were promised. */
async function refundsAtOnce(
  { refunds, operator }: ReturnType<typeof openAdmins>,
  number: string,
  chance: Chance,
): Promise<number> {
  const sums = Array.from({ length: 6 }, () => chance.between(100, 400))
  const wanted = { lines: [], shipping: false, restock: false, reason: 'fault run', withdrawalReference: null }
  const answers = await Promise.all(
    sums.map((otherCents) => refunds.refund(number, { ...wanted, otherCents }, operator)),
  )
  return answers.reduce((sum, answer) => sum + (answer.ok ? answer.value.cardCents : 0), 0)
}

/** By order: how often each was authorised and captured at the provider, and the cents of both ways. */
function booksOf(entries: readonly LedgerEntry[]) {
  const authorised = new Map<string, number>()
  const captures = new Map<string, number>()
  const captured = new Map<string, number>()
  const refunded = new Map<string, number>()
  const add = (map: Map<string, number>, reference: string, amount: number) => {
    const number = reference.replace(/-\d+$/, '')
    map.set(number, (map.get(number) ?? 0) + amount)
  }
  for (const entry of entries) {
    if (entry.kind === 'payment-created' && entry.payment.resultCode === 'Authorised')
      add(authorised, entry.payment.merchantReference, 1)
    if (entry.kind !== 'modification-received' || !entry.success) continue
    if (entry.action === 'capture') {
      add(captures, entry.merchantReference, 1)
      add(captured, entry.merchantReference, entry.amount.value)
    }
    if (entry.action === 'refund') add(refunded, entry.merchantReference, entry.amount.value)
  }
  return { authorised, captures, captured, refunded }
}

async function until(shop: ShopUnderTest, query: string, numbers: readonly string[]): Promise<void> {
  const end = performance.now() + settleLimitMs
  for (;;) {
    const { rows } = await shop.database.db.$client.query<{ open: number }>(query, [numbers])
    if (rows[0]?.open === 0) return
    if (performance.now() > end) throw new Error(`${rows[0]?.open} still open: ${query}`)
    await sleep(250)
  }
}

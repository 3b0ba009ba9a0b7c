import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { workOnOrders } from '../../../tests/support/worked-orders.ts'

let shop: MoneyShop
beforeAll(async () => {
  shop = await startMoneyShop()
})
afterAll(() => shop.stop())

const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const
const onePiece = {
  lines: [{ position: 0, quantity: 1 }],
  shipping: false,
  otherCents: 0,
  reason: 'Rikki',
  restock: false,
  withdrawalReference: null,
}

async function stated(visitor: string): Promise<{ reference: string; number: string }> {
  const reference = await workOnOrders(shop).statedWithdrawal(visitor)
  const [row] = await shop.database.sql<{ number: string }>`
    select order_number as number from withdrawal where reference = ${reference}`
  return { reference, number: row?.number ?? '' }
}
const accept = (reference: string, body: object, language = 'en') =>
  shop.call<{ key: string; value: string }[] & { status: { value: string } }>({
    method: 'POST',
    url: `/api/admin/withdrawals/${reference}/accept`,
    headers: { authorization: 'Bearer staff-CustomerService', 'accept-language': language },
    payload: body,
  })

it('accepts a part of what is stated only when that is chosen, and names the pieces in the reader’s language', async () => {
  const { reference, number } = await stated('partly')
  expect((await shop.refunds.refund(number, onePiece, operator)).ok).toBe(true)
  const said = {
    en: 'Tuote BAR (BAR): 0 of 1 pieces',
    fi: 'Tuote BAR (BAR): 0\u00a0kpl 1\u00a0kappaleesta',
    sv: 'Tuote BAR (BAR): 0 av 1\u00a0st',
  }
  for (const [language, words] of Object.entries(said))
    for (const body of [{}, { partly: false }]) {
      const refused = await accept(reference, body, language)
      expect([refused.status, refused.body[0]?.key]).toEqual([409, 'office/withdrawal-partly'])
      expect(refused.body[0]?.value).toContain(words)
    }
  expect((await accept(reference, { partly: true })).body.status.value).toBe('accepted')
})

it('does not accept a part where a refund comes between reading and accepting', async () => {
  const { reference, number } = await stated('between')
  const waiting = async () => {
    const [row] = await shop.database.sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row?.count ?? 0
  }
  const both = await inTransaction(shop.base.db, async (tx) => {
    await tx.execute(sql`select from shop_order where order_number = ${number} for update`)
    const refunding = shop.refunds.refund(number, onePiece, operator)
    await shop.until(async () => (await waiting()) === 1, 'the refund at the lock')
    const accepting = accept(reference, {})
    await shop.until(async () => (await waiting()) === 2, 'the acceptance at the lock')
    return [refunding, accepting] as const
  })
  const [refunded, accepted] = await Promise.all(both)
  expect(refunded.ok).toBe(true)
  expect([accepted.status, accepted.body[0]?.key]).toEqual([409, 'office/withdrawal-partly'])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { address, type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { hasBought } from './orders.service.ts'

let shop: MoneyShop
let paid: string
let unpaid: string
const codes = ['OTHER', 'BAR']
const { email } = address

beforeAll(async () => {
  shop = await startMoneyShop()
  const buyer = shop.visitor('buyer')
  paid = await buyer.placedOrder('BAR', 'MUG')
  expect((await buyer.pay(paid)).status).toBe(200)
  await shop.deliverWebhooks()
  await shop.until(async () => {
    const [row] = await shop.database.sql<{
      status: string
    }>`select status from shop_order where order_number = ${paid}`
    return row?.status === 'InProgress'
  }, 'the payment')
  unpaid = await shop.visitor('looker').placedOrder('BAR')
})
afterAll(() => shop.stop())

const ask = (purchase: { orderNumber: string; email: string; codes: string[] }) => hasBought(shop.database.db, purchase)

describe('somebody has bought it', () => {
  it('with the number and the address of a paid order', async () => {
    expect(await ask({ orderNumber: paid, email, codes })).toBe(true)
    expect(await ask({ orderNumber: paid.toLowerCase().replaceAll('-', ' '), email: email.toUpperCase(), codes })).toBe(
      true,
    )
  })

  it('not with another address, other goods, or an order that is not paid', async () => {
    expect(await ask({ orderNumber: paid, email: 'muu@posti.example', codes })).toBe(false)
    expect(await ask({ orderNumber: paid, email, codes: ['SALE'] })).toBe(false)
    expect(await ask({ orderNumber: paid, email, codes: [] })).toBe(false)
    expect(await ask({ orderNumber: unpaid, email, codes })).toBe(false)
  })

  it.each(['', 'KV26-0000-0000', 'x', "' or 1=1"])('not with the number "%s"', async (orderNumber) => {
    expect(await ask({ orderNumber, email, codes })).toBe(false)
  })

  it('not any more when the money went back', async () => {
    await shop.database.sql`update shop_order set payment_status = 'Refunded' where order_number = ${paid}`
    expect(await ask({ orderNumber: paid, email, codes })).toBe(false)
  })
})

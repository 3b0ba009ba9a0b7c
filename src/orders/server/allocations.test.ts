import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settledInvariants } from '../../../tests/faults/support/invariants.ts'
import { type MoneyShop, startMoneyShop } from '../../../tests/support/money-shop.ts'
import { watchPayments } from '../../../tests/support/watched-payments.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'

/* What is promised lies on its shelf until it is packed, so that whoever counts the shelf offers nothing twice. */

let shop: MoneyShop
let watched: ReturnType<typeof watchPayments>
let catalogue: ReturnType<typeof createCatalogueOperations>
const operator = { kind: 'system', by: 'operator', name: 'Olli' } as const

beforeAll(async () => {
  shop = await startMoneyShop()
  watched = watchPayments(shop)
  catalogue = createCatalogueOperations({ db: shop.database.db, clock: shop.clock })
})
afterAll(() => shop.stop())

async function paid(code: string, quantity: number): Promise<string> {
  const visitor = watched.newVisitor()
  const { id } = (await visitor.add(code, quantity)).body
  await visitor.details(id)
  const { body: number } = await visitor.order(id)
  await visitor.pay(number)
  return number
}
const inStock = async (code: string): Promise<unknown> =>
  (await shop.call<unknown>({ method: 'GET', url: `/api/inventory?codes=${code}` })).body
const addStatus = async (code: string, quantity: number) => (await watched.newVisitor().add(code, quantity)).status

describe('a shelf that is counted', () => {
  it('between payment and packing offers no paid piece again, and holds as many fewer once they are packed', async () => {
    const number = await paid('MUG', 10)
    await shop.deliverWebhooks()
    expect(await watched.stock('MUG')).toEqual({ on_hand: 50, allocated: 10 })
    // All fifty lie there.
    expect(await catalogue.setStock('MUG', 50, operator, 50)).toMatchObject({ ok: true })
    expect([await addStatus('MUG', 41), await addStatus('MUG', 40)]).toEqual([400, 200])
    await shop.parcels.pack(number, null, operator)
    expect(await watched.stock('MUG')).toEqual({ on_hand: 40, allocated: 0 })
    expect(await settledInvariants(shop.database)).toEqual({})
  })

  it('below what is promised shows and sells as empty, keeps what is promised, and fills up from there', async () => {
    const number = await paid('SALE', 5)
    expect(await catalogue.setStock('SALE', 2, operator)).toMatchObject({ value: { onHand: 2, allocated: 5 } })
    expect(await addStatus('SALE', 1)).toBe(400)
    expect(JSON.stringify(await inStock('SALE'))).not.toContain('-')
    await catalogue.moveStock('SALE', 4, 'received', operator)
    expect([await addStatus('SALE', 2), await addStatus('SALE', 1)]).toEqual([400, 200])
    await shop.parcels.pack(number, null, operator)
    expect(await watched.stock('SALE')).toEqual({ on_hand: 1, allocated: 0 })
    expect(await settledInvariants(shop.database)).toEqual({})
  })

  it('keeps what is on hold or disputed promised to its order', async () => {
    const number = await paid('BIG', 2)
    await shop.database.run(`update shop_order set status = 'OnHold', hold_reasons = '{chargeback}', disputed_at = now()
      where order_number = '${number}'`)
    expect(await watched.stock('BIG')).toEqual({ on_hand: 500, allocated: 2 })
    await shop.admin.cancel(number, null, operator)
    expect(await watched.stock('BIG')).toEqual({ on_hand: 500, allocated: 0 })
  })
})

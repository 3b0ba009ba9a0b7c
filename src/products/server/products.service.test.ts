import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { Language } from '#src/common/locale.ts'
import { findVariationsForSale } from './products.service.ts'

let test: TestDatabase
const clock = createTestClock()
beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

const find = async (code: string, language: Language = 'fi') =>
  (await findVariationsForSale(test.db, [code], language, clock.now())).get(code)

describe('a variation for sale', () => {
  it('comes with all a cart line shows, in the language', async () => {
    expect(await find('KV1005-100G', 'sv')).toMatchObject({
      productCode: 'KV1005',
      productType: 'Product',
      vatClass: 'food',
      brand: 'Konvehti',
      size: '100\u00a0g',
      color: null,
      url: '/sv/produkter/chokladkakor/mork-choklad-72-havssalt?code=KV1005-100G',
      imageUrl: '/media/products/tumma-72-merisuola.webp',
      categories: ['Chokladkakor'],
      categoryCodes: ['suklaalevyt', 'tumma-suklaa'],
      weightGrams: 100,
      price: { normalCents: 450, payableCents: 450, lowest30DaysCents: null },
      isBuyable: true,
      demands: [{ stockCode: 'KV1005-100G', quantity: 1 }],
    })
  })

  it('has the reduced price with the lowest of the 30 days before', async () => {
    expect((await find('KV1100'))?.price).toEqual({ normalCents: 390, payableCents: 310, lowest30DaysCents: 360 })
  })

  it('keeps its price history as it was written', async () => {
    for (const statement of ['update price set cents = 1', 'delete from price'])
      await expect(test.run(statement), statement).rejects.toMatchObject({ code: '42501' })
  })

  it('is limited by stock, and as an engraved tablet to 99', async () => {
    const tablet = await find('KV8000-TUMM')
    expect(tablet?.available).toBeGreaterThan(99)
    expect(tablet?.maxQuantity).toBe(99)
    await test.sql`update stock set on_hand = 7 where code = 'KV1010'`
    expect((await find('KV1010'))?.maxQuantity).toBe(7)
  })

  it('as a package takes its contents and its own box', async () => {
    const box = await find('KV7005-VIHREA')
    expect(box?.productType).toBe('Package')
    expect(box?.color).toBe('vihreä')
    expect((await find('KV7055-M'))?.demands).toContainEqual(
      expect.objectContaining({ stockCode: 'KV7055-M', quantity: 1 }),
    )
    expect(box?.demands).toEqual(
      expect.arrayContaining(
        ['KV1005-100G', 'KV2005-12KPL', 'KV3005-220G', 'KV1015'].map(
          (stockCode) => expect.objectContaining({ stockCode, quantity: 1 }) as unknown,
        ),
      ),
    )
    expect((await find('KV7010'))?.demands).toContainEqual(
      expect.objectContaining({ stockCode: 'KV4035', quantity: 2 }),
    )
  })

  it('as a gift card is no food, and there are as many as are asked for', async () => {
    const card = { vatClass: 'giftcard', productType: 'GiftCard', weightGrams: 0, isBuyable: true, maxQuantity: 20 }
    expect(await find('KV7080-25')).toMatchObject({ ...card, demands: [] })
  })

  it('is not buyable outside its sales window, unpublished or without a price, and keeps its stock', async () => {
    await test.sql`update product set sale_to = ${new Date('2026-11-01T00:00:00Z').toISOString()}::timestamptz where code = 'KV1020'`
    await test.sql`update product set published = false where code = 'KV1025'`
    expect(await find('KV1020-100G')).toMatchObject({ isBuyable: false })
    expect((await find('KV1020-100G'))?.available).toBeGreaterThan(0)
    expect((await find('KV1025'))?.isBuyable).toBe(false)
    const early = await findVariationsForSale(test.db, ['KV1010'], 'fi', new Date('2020-01-01T00:00:00Z'))
    expect(early.get('KV1010')).toMatchObject({ price: null, isBuyable: false })
  })

  it('is not there for an unknown code', async () => {
    expect(await findVariationsForSale(test.db, ['NOPE', ''], 'fi', clock.now())).toEqual(new Map())
    expect(await findVariationsForSale(test.db, [], 'fi', clock.now())).toEqual(new Map())
  })
})

import { describe, expect, it } from 'vitest'
import type { InventoryEntry, PricingEntry } from '../../contract/price.ts'
import { sampleCard, samplePrice } from '../../contract/sample-cards.ts'
import { codesOfCard, liveCard } from './live-card.ts'

const stock = (code: string, inStockQuantity: number, isBuyable = true): InventoryEntry => ({
  code,
  inStock: inStockQuantity > 0,
  inStockQuantity,
  isBuyable,
})
const price = (code: string, cents: number, before?: number, weightString = '100\u00a0g'): PricingEntry => ({
  code,
  ...samplePrice(cents, 100, before),
  currency: 'EUR',
  weightString,
})
const bar = sampleCard('tumma-85', 'Tumma suklaa 85\u00a0%', { code: 'KV1' })
const sized = sampleCard('tumma-72', 'Tumma suklaa 72\u00a0%', {
  code: 'KV2',
  variationCodes: ['KV2-100G', 'KV2-40G'],
})

describe('the codes of a card', () => {
  it.each([
    [bar, ['KV1-100G']],
    [sized, ['KV2-100G', 'KV2-40G']],
    [{ ...bar, firstVariationCode: '' }, []],
  ])('are those whose price and stock it may show', (card, codes) => expect(codesOfCard(card)).toEqual(codes))
})

describe('a card of one variation', () => {
  it('is what the page says without an answer', () => {
    expect(liveCard(bar, { inventory: null, prices: null })).toEqual(bar)
    expect(liveCard(bar, { inventory: null, prices: [] })).toEqual(bar)
  })

  it('follows stock', () => {
    const inventory = [stock('KV1-100G', 0)]
    expect(liveCard(bar, { inventory, prices: null })).toEqual({ ...bar, inStock: false, inStockQuantity: 0 })
    const out = { ...bar, inStock: false, inStockQuantity: 0 }
    expect(liveCard(out, { inventory: [stock('KV1-100G', 7)], prices: null })).toEqual({ ...bar, inStockQuantity: 7 })
  })

  it('follows all that it shows of a price, keeping its own code', () => {
    const live = liveCard(bar, { inventory: null, prices: [price('KV1-100G', 360, 450)] })
    expect(live).toEqual({ ...bar, ...samplePrice(360, 100, 450) })
  })

  it('cannot be added when it is no longer on sale, and can when it is again', () => {
    const closed = liveCard(bar, { inventory: [stock('KV1-100G', 9, false)], prices: null })
    expect(closed).toMatchObject({ isBuyable: false, disableAddToCart: true })
    const open = liveCard(closed, { inventory: [stock('KV1-100G', 9)], prices: null })
    expect(open).toMatchObject({ isBuyable: true, disableAddToCart: false })
  })

  it('is sold out when it has been taken out of the shop', () => {
    expect(liveCard(bar, { inventory: [], prices: [] })).toEqual({ ...bar, inStock: false, inStockQuantity: 0 })
  })
})

describe('a card of several', () => {
  const prices = [price('KV2-100G', 450), price('KV2-40G', 220, undefined, '40\u00a0g')]

  it('shows the first that can be had, with its own price and contents', () => {
    const live = liveCard(sized, { inventory: [stock('KV2-100G', 0), stock('KV2-40G', 5)], prices })
    expect(live).toMatchObject({ firstVariationCode: 'KV2-40G', discountedPrice: 2.2, weightString: '40\u00a0g' })
    expect(live).toMatchObject({ inStock: true, inStockQuantity: 5, disableAddToCart: false, code: 'KV2' })
    expect(liveCard(live, { inventory: [stock('KV2-100G', 1), stock('KV2-40G', 5)], prices })).toMatchObject({
      firstVariationCode: 'KV2-100G',
      discountedPrice: 4.5,
      weightString: '100\u00a0g',
    })
  })

  it('cannot be added without a choice, whatever comes of the others', () => {
    const coloured = { ...sized, needsChoice: true as const, disableAddToCart: true }
    const live = liveCard(coloured, { inventory: [stock('KV2-100G', 0), stock('KV2-40G', 5)], prices })
    expect(live).toMatchObject({ inStock: true, disableAddToCart: true })
  })

  it('is sold out when all are', () => {
    const live = liveCard(sized, { inventory: [stock('KV2-100G', 0), stock('KV2-40G', 0)], prices })
    expect(live).toMatchObject({ firstVariationCode: 'KV2-100G', inStock: false })
  })

  it('never puts the price of one beside the contents of another', () => {
    const live = liveCard(sized, { inventory: [stock('KV2-100G', 0), stock('KV2-40G', 5)], prices: null })
    expect(live).toMatchObject({ firstVariationCode: 'KV2-100G', weightString: sized.weightString, inStock: true })
    expect(live.discountedPriceString).toBe(sized.discountedPriceString)
  })
})

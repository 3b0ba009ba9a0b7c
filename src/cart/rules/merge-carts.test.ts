import { describe, expect, it } from 'vitest'
import { tablet } from '../../../tests/support/money-goods.ts'
import { mergeLines } from './merge-carts.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'

const sellable = (code: string, available: number): Sellable => ({
  code,
  displayName: code,
  url: '',
  imageUrl: '',
  weightGrams: 100,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  vatClass: 'food',
  priceCents: 450,
  normalPriceCents: 450,
  lowestPriceCents: null,
  isBuyable: available > 0,
  productType: code.startsWith('TAB') ? 'CustomTablet' : 'Product',
  demands: [{ stockCode: code, quantity: 1, available }],
  available,
  brand: '',
  categories: [],
  flavour: null,
})
const shelf: Sellables = new Map(
  [sellable('A', 5_000), sellable('FEW', 5), sellable('OUT', 0), sellable('TAB', 50)].map((item) => [item.code, item]),
)
let ids = 0
const line = (code: string, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: `line-${(ids += 1)}`,
  shipmentId: 0,
  code,
  displayName: code,
  quantity,
  normalPriceCents: 450,
  lowestPriceCents: null,
  priceCents: 450,
  previousPriceCents: null,
  customTablet: null,
  ...more,
})
const short = ({ lines }: { lines: CartLine[] }) => lines.map(({ code, quantity }) => [code, quantity])

describe('two carts that become one', () => {
  it.each([
    ['the same goods add up', [line('A', 2)], [line('A', 3)], [['A', 5]], 3, []],
    ['others come beside them', [line('A', 2)], [line('FEW', 1)], [['A', 2], ['FEW', 1]], 1, []], // prettier-ignore
    ['no more than can be had', [line('FEW', 3)], [line('FEW', 4)], [['FEW', 5]], 2, [['FEW', 5]]],
    ['no more than one may have', [line('A', 998)], [line('A', 3)], [['A', 999]], 1, [['A', 999]]],
    ['never fewer than were there', [line('FEW', 9)], [line('FEW', 7)], [['FEW', 9]], 0, [['FEW', 9]]],
    ['nor than the guest had', [], [line('OUT', 2)], [['OUT', 2]], 2, []],
    ['what is sold out stays as it was', [line('OUT', 1)], [line('OUT', 2)], [['OUT', 2]], 1, [['OUT', 2]]],
  ])('%s', (_what, own, guest, lines, added, capped) => {
    const merged = mergeLines(own, guest, shelf)
    expect(short(merged)).toEqual(lines)
    expect(merged.added).toBe(added)
    expect(merged.capped.map(({ code, quantity }) => [code, quantity])).toEqual(capped)
  })

  it('keep engraved goods apart by their words, each with a shipment of its own', () => {
    const engraved = (name: string, shipmentId: number, quantity = 1) =>
      line('TAB', quantity, {
        shipmentId,
        customTablet: { ...tablet, name, flavour: 'TAB' } as CartLine['customTablet'],
      })
    const { lines } = mergeLines(
      [engraved('Aino Virta', 1), line('A', 1)],
      [engraved('Eero Virta', 1), engraved('Aino Virta', 2, 2)],
      shelf,
    )
    expect(lines.map(({ shipmentId, quantity, customTablet }) => [shipmentId, quantity, customTablet?.name])).toEqual([
      [1, 3, 'Aino Virta'],
      [0, 1, undefined],
      [2, 1, 'Eero Virta'],
    ])
  })

  it('hold a hundred lines, and say what found no room', () => {
    const own = Array.from({ length: 100 }, (_, index) => line(`X${index}`, 1))
    const { lines, added, capped } = mergeLines(own, [line('A', 2)], shelf)
    expect([lines.length, added, capped]).toEqual([100, 0, [{ code: 'A', displayName: 'A', quantity: 0 }]])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, type Change, deleteLine, remove, replace } from './cart-changes.ts'
import type { CartLine, Sellable, Sellables } from './cart-line.ts'
import { repriceLines } from './price-cart.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

const sellable = (code: string, values: Partial<Sellable> = {}): Sellable => ({
  code,
  displayName: code,
  url: `/tuotteet/${code}`,
  imageUrl: '',
  weightGrams: 100,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  vatClass: 'food',
  priceCents: 450,
  normalPriceCents: 450,
  lowestPriceCents: null,
  isBuyable: true,
  productType: 'Product',
  demands: [{ stockCode: code, quantity: 1, available: values.available ?? 1_000_000 }],
  available: 1_000_000,
  brand: 'Konvehti',
  categories: [],
  flavour: null,
  ...values,
})
const shelf: Sellables = new Map(
  [
    sellable('A'),
    sellable('B', { available: 5 }),
    sellable('C', { available: 0 }),
    sellable('GONE', { isBuyable: false }),
    sellable('PACK', {
      productType: 'Package',
      available: 2,
      demands: [{ stockCode: 'B', quantity: 2, available: 5 }],
    }),
    sellable('BOX', { productType: 'Package', available: 5, demands: [{ stockCode: 'B', quantity: 1, available: 5 }] }),
  ].map((item) => [item.code, item]),
)
let ids = 0
const newId = () => `line-${(ids += 1)}`
const apply = (lines: readonly CartLine[], change: Change) => change(lines, shelf, newId, '2026-11-24')
const after = (...changes: Change[]) =>
  changes.reduce<CartLine[]>((lines, change) => {
    const result = apply(lines, change)
    return result.ok ? result.value : lines
  }, [])
const quantities = (lines: readonly CartLine[]) => Object.fromEntries(lines.map((line) => [line.code, line.quantity]))
const refusal = (lines: readonly CartLine[], change: Change) => {
  const result = apply(lines, change)
  return result.ok || result.error.kind !== 'business' ? null : result.error.problems[0]
}

describe('adding', () => {
  it.each([
    ['999 at most', [add({ code: 'A', quantity: 999 })], { code: 'A', quantity: 1 }, 'cart/max-quantity', 999],
    ['what is left', [], { code: 'B', quantity: 6 }, 'cart/only-left', 5],
    [
      'what is left beside a package',
      [add({ code: 'PACK', quantity: 2 })],
      { code: 'B', quantity: 2 },
      'cart/only-left',
      1,
    ],
    [
      'a package beside its content',
      [add({ code: 'B', quantity: 4 })],
      { code: 'PACK', quantity: 1 },
      'cart/out-of-stock',
      0,
    ],
    [
      'what two packages of the same leave each other, though it is in no line itself',
      [add({ code: 'PACK', quantity: 2 })],
      { code: 'BOX', quantity: 2 },
      'cart/only-left',
      1,
    ],
    ['nothing of nothing', [], { code: 'C', quantity: 1 }, 'cart/out-of-stock', 0],
  ])('%s', (_what, before, body, key, available) => {
    expect(refusal(after(...before), add(body))).toMatchObject({ key, details: { available } })
  })

  it('needs something that is for sale', () => {
    expect(refusal([], add({ code: 'GONE', quantity: 1 }))).toMatchObject({ key: 'cart/not-available' })
    expect(refusal([], add({ code: 'UNKNOWN', quantity: 1 }))).toMatchObject({
      key: 'cart/not-available',
      params: { name: 'UNKNOWN' },
    })
  })

  it.each([
    [undefined, true],
    [-1, true],
    [0, true],
    [1, false],
    [7, false],
  ])('to shipment %s of a cart with ordinary goods only: %s', (shipmentId, isTaken) => {
    const before = after(add({ code: 'A', quantity: 1 }))
    const result = apply(before, add({ code: 'A', quantity: 2, ...(shipmentId === undefined ? {} : { shipmentId }) }))
    expect(result).toMatchObject(
      isTaken
        ? { ok: true, value: [{ code: 'A', quantity: 3, shipmentId: 0 }] }
        : { ok: false, error: { kind: 'business', problems: [{ key: 'cart/shipment-not-found', code: 'A' }] } },
    )
  })

  it('to a line that is gone is refused', () => {
    expect(refusal([], add({ code: 'A', quantity: 1, lineItemId: 'x' }))).toMatchObject({ key: 'cart/line-not-found' })
  })

  it('ends at a hundred different lines', () => {
    const many = new Map(Array.from({ length: 101 }, (_, index) => [`M${index}`, sellable(`M${index}`)]))
    let lines: CartLine[] = []
    for (const code of [...many.keys()].slice(0, 100)) {
      const result = add({ code, quantity: 1 })(lines, many, newId, '2026-11-24')
      if (result.ok) lines = result.value
    }
    expect(add({ code: 'M100', quantity: 1 })(lines, many, newId, '2026-11-24')).toMatchObject({ ok: false })
  })
})

describe('repricing', () => {
  const line = after(add({ code: 'A', quantity: 1 }))
  const at = (priceCents: number) => new Map([['A', sellable('A', { priceCents, lowestPriceCents: 900 })]])

  it.each([
    ['the same price', [450], false, null],
    ['a new price', [500], false, 450],
    ['twice a new price', [500, 600], false, 450],
    ['there and back again', [500, 450], false, null],
    ['a new price after the shopper went on', [500, 500], true, null],
  ])('%s', (_what, prices, settled, previous) => {
    const [final] = prices.reduce<CartLine[]>((lines, price) => repriceLines(lines, at(price), settled), line)
    expect(final?.previousPriceCents).toBe(previous)
    expect(final?.priceCents).toBe(prices.at(-1))
  })
})

// Never repeated: what fails by chance is found by chance.
describe('any sequence of changes', () => {
  const command = fc.record({
    kind: fc.constantFrom('add', 'remove', 'delete', 'replace'),
    code: fc.constantFrom('A', 'B', 'C', 'GONE'),
    quantity: fc.integer({ min: 1, max: 8 }),
  })

  it('leaves what a plain table of quantities would hold', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const limit: Record<string, number> = { A: 999, B: 5, C: 0, GONE: 0 }
        let model: Record<string, number> = {}
        let lines: CartLine[] = []
        for (const { kind, code, quantity } of commands) {
          const change = {
            add: add({ code, quantity }),
            remove: remove({ code, quantity }),
            delete: deleteLine({ code }),
            replace: replace({ lines: [{ code, quantity }] }),
          }[kind]
          const result = apply(lines, change)
          if (result.ok) lines = result.value
          const now = model[code] ?? 0
          const most = limit[code] ?? 0
          if (kind === 'add' && now + quantity <= most) model[code] = now + quantity
          if (kind === 'remove' && now > quantity) model[code] = now - quantity
          else if (kind === 'remove' || kind === 'delete') delete model[code]
          if (kind === 'replace' && quantity <= most) model = { [code]: quantity }
          expect(quantities(lines)).toEqual(model)
          expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length)
        }
      }),
      { numRuns: runsInTier(10_000) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { sortDirections, sortKeys } from '../contract/sorts.ts'
import { createRandom } from '../../../demo/generate/random.ts'
import { comparison, createSlotOrders, type SortableEntry } from './list-order.ts'
import { runsInTier } from '../../../tests/support/tier.ts'

const names = ['Ääkkönen', 'Öljy', 'Zorro', 'aatto', 'Aatto', 'Å', 'P 2', 'P 10', 'wiljo', 'villi']
const entryOf = (code: string, random: () => number): SortableEntry => {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const name = pick(names)
  return {
    code,
    position: Math.floor(random() * 4),
    newsDate: pick(['2026-01-01', '2026-05-05', '2025-12-24']),
    names: { fi: name, sv: pick(names), en: name },
    payableCents: pick([null, 100, 250, 990]),
  }
}

const allOrders = sortKeys.flatMap((by) =>
  sortDirections.flatMap((direction) => languages.map((language) => [by, direction, language] as const)),
)

/** Every order there is, by looking at all entries. */
function sortedByHand(entries: readonly (SortableEntry | null)[]): Record<string, number[]> {
  const taken = entries.flatMap((entry, slot) => (entry === null ? [] : [{ entry, slot }]))
  return Object.fromEntries(
    allOrders.map(([by, direction, language]) => {
      const compare = comparison(by, direction, language)
      const sorted = taken.toSorted((a, b) => compare(a.entry, b.entry) || (a.entry.code < b.entry.code ? -1 : 1))
      return [`${by} ${direction} ${language}`, sorted.map(({ slot }) => slot)]
    }),
  )
}
const answered = (orders: ReturnType<typeof createSlotOrders>): Record<string, number[]> =>
  Object.fromEntries(allOrders.map((order) => [order.join(' '), [...orders.get(...order)]]))

describe('orders of slots', () => {
  it('stay sorted through any changes, one at a time or many between two questions', () => {
    const steps = fc.array(
      fc.record({ slot: fc.nat(39), act: fc.constantFrom('put', 'remove', 'ask'), seed: fc.nat() }),
      { maxLength: 120 },
    )
    fc.assert(
      fc.property(steps, fc.boolean(), (acts, isWarm) => {
        const entries: (SortableEntry | null)[] = Array.from({ length: 40 }, () => null)
        const orders = createSlotOrders(entries)
        if (isWarm) answered(orders)
        for (const { slot, act, seed } of acts) {
          if (act === 'ask') orders.get('price', 'desc', 'fi')
          else {
            orders.changed(slot, entries[slot] ?? null)
            entries[slot] = act === 'remove' ? null : entryOf(`P${String(slot).padStart(2, '0')}`, createRandom(seed))
          }
        }
        expect(answered(orders)).toEqual(sortedByHand(entries))
      }),
      { numRuns: runsInTier(300) },
    )
  })

  it('are prepared one after the other, and are then what they would have been without', async () => {
    const random = createRandom(4)
    const entries: (SortableEntry | null)[] = []
    const orders = createSlotOrders(entries)
    for (let slot = 0; slot < 2_000; slot++) {
      orders.changed(slot, null)
      entries.push(slot % 7 === 3 ? null : entryOf(`P${10_000 + slot}`, random))
    }
    let pauses = 0
    await orders.prepare(() => {
      pauses++
      return Promise.resolve()
    })
    expect(pauses).toBeGreaterThan(8)
    expect(answered(orders)).toEqual(sortedByHand(entries))
  })

  it('lose nothing that changes while they are prepared', async () => {
    const random = createRandom(5)
    const entries: (SortableEntry | null)[] = []
    const orders = createSlotOrders(entries)
    const put = (slot: number, entry: SortableEntry | null): void => {
      orders.changed(slot, entries[slot] ?? null)
      entries[slot] = entry
    }
    for (let slot = 0; slot < 100; slot++) put(slot, entryOf(`P${100 + slot}`, random))
    let pauses = 0
    await orders.prepare(() => {
      pauses++
      put(pauses, null)
      put(pauses + 40, entryOf(`P${140 + pauses}`, random))
      put(100 + pauses, entryOf(`P${200 + pauses}`, random))
      return Promise.resolve()
    })
    expect(answered(orders)).toEqual(sortedByHand(entries))
  })
})

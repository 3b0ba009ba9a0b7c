import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import { sortDirections, sortKeys } from '../contract/sorts.ts'
import { createRandom } from '../../../demo/generate/random.ts'
import { byCode, comparison, type SortableEntry } from './entry-order.ts'
import { createSlotOrders } from './slot-orders.ts'

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

/** Every order there is, by looking at all entries. */
function sortedByHand(entries: readonly (SortableEntry | null)[]): Record<string, number[]> {
  const taken = entries.flatMap((entry, slot) => (entry === null ? [] : [{ entry, slot }]))
  return Object.fromEntries(
    allOrders.map(([by, direction, language]) => {
      const compare = comparison(by, direction, language)
      const sorted = taken.toSorted((a, b) => compare(a.entry, b.entry) || byCode(a.entry, b.entry))
      return [`${by} ${direction} ${language}`, sorted.map(({ slot }) => slot)]
    }),
  )
}
const allOrders = sortKeys.flatMap((by) =>
  sortDirections.flatMap((direction) => languages.map((language) => [by, direction, language] as const)),
)
const kept = (orders: ReturnType<typeof createSlotOrders>): Record<string, number[]> =>
  Object.fromEntries(allOrders.map((order) => [order.join(' '), [...orders.get(...order)]]))

describe('orders of slots', { retry: 0 }, () => {
  it('stay sorted through any changes, one at a time or many between two questions', () => {
    const steps = fc.array(
      fc.record({ slot: fc.nat(39), act: fc.constantFrom('put', 'remove', 'ask'), seed: fc.nat() }),
      {
        maxLength: 120,
      },
    )
    fc.assert(
      fc.property(steps, fc.boolean(), (acts, isWarm) => {
        const entries: (SortableEntry | null)[] = Array.from({ length: 40 }, () => null)
        const orders = createSlotOrders(entries)
        if (isWarm) kept(orders)
        for (const { slot, act, seed } of acts) {
          const before = entries[slot] ?? null
          if (act === 'ask') orders.get('price', 'desc', 'fi')
          else if (act === 'remove') {
            if (before === null) continue
            orders.leaving(slot, before, null)
            entries[slot] = null
          } else {
            const after = entryOf(`P${String(slot).padStart(2, '0')}`, createRandom(seed))
            if (before !== null) orders.leaving(slot, before, after)
            entries[slot] = after
            orders.arrived(slot, before, after)
          }
        }
        expect(kept(orders)).toEqual(sortedByHand(entries))
      }),
      { numRuns: 300 },
    )
  })

  it('are made anew after more changes than are worth following', () => {
    const random = createRandom(3)
    const entries: (SortableEntry | null)[] = Array.from({ length: 700 }, (_, slot) =>
      entryOf(`P${1_000 + slot}`, random),
    )
    const orders = createSlotOrders(entries)
    kept(orders)
    for (let slot = 0; slot < 700; slot++) {
      const [before, after] = [entries[slot] as SortableEntry, entryOf(`P${1_000 + slot}`, random)] // all are taken
      orders.leaving(slot, before, after)
      entries[slot] = after
      orders.arrived(slot, before, after)
    }
    expect(kept(orders)).toEqual(sortedByHand(entries))
  })

  it('are prepared in slices, and are then what they would have been without', async () => {
    const random = createRandom(4)
    const entries = Array.from({ length: 20_003 }, (_, slot) =>
      slot % 7 === 3 ? null : entryOf(`P${100_000 + slot}`, random),
    )
    const orders = createSlotOrders(entries)
    let pauses = 0
    await orders.prepare(() => {
      pauses++
      return Promise.resolve()
    })
    expect(pauses).toBeGreaterThan(50)
    expect(kept(orders)).toEqual(sortedByHand(entries))
  })
})

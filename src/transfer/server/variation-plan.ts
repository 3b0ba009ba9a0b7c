import { isDeepStrictEqual } from 'node:util'
import type { VariationDraft } from '#src/products/server/product-draft.ts'
import type { Values } from './entries.ts'

/** What shall happen to a variation that a file has a line for. Without a line it is left alone. */
export const variationStates = ['active', 'withdrawn', 'removed'] as const
export type VariationState = (typeof variationStates)[number]

export const stateColumn = 'variation_state'
export const isRemoved = ({ values }: Values): boolean => values.get(stateColumn) === 'removed'

const variationOutcomes = ['added', 'changed', 'withdrawn', 'removed', 'leftAlone'] as const
export type VariationCounts = Partial<Record<(typeof variationOutcomes)[number], number>>

/** `sign` -1 takes counts back. */
export function addCounts(into: VariationCounts, counts: VariationCounts, sign: 1 | -1 = 1): void {
  for (const outcome of variationOutcomes)
    if (counts[outcome] !== undefined) into[outcome] = (into[outcome] ?? 0) + sign * counts[outcome]
}

/**
 * The variations in the order of the file. Where it has lines for some only, these take the places that they had among the others,
 * and new ones stand behind.
 */
export function inOrder(
  before: readonly VariationDraft[],
  written: readonly VariationDraft[],
  gone: ReadonlySet<string>,
): VariationDraft[] {
  const named = new Set([...gone, ...written.map(({ code }) => code)])
  if (before.every(({ code }) => named.has(code))) return [...written]
  const known = new Set(before.map(({ code }) => code))
  const placed = written.filter(({ code }) => known.has(code)).values()
  const places = before.filter(({ code }) => !gone.has(code))
  const kept = places.map((one) => (named.has(one.code) ? (placed.next().value ?? one) : one))
  return [...kept, ...written.filter(({ code }) => !known.has(code))]
}

export function countVariations(
  before: readonly VariationDraft[],
  after: readonly VariationDraft[],
  named: ReadonlySet<string>,
): VariationCounts {
  const counts: VariationCounts = {}
  const now = new Map(after.map((one) => [one.code, one]))
  for (const one of before) {
    const next = now.get(one.code)
    if (next === undefined) addCounts(counts, { removed: 1 })
    else if (!named.has(one.code)) addCounts(counts, { leftAlone: 1 })
    else if (one.published !== false && next.published === false) addCounts(counts, { withdrawn: 1 })
    else if (!isDeepStrictEqual(one, next)) addCounts(counts, { changed: 1 })
  }
  const known = new Set(before.map(({ code }) => code))
  const added = after.filter(({ code }) => !known.has(code)).length
  return added === 0 ? counts : { ...counts, added }
}

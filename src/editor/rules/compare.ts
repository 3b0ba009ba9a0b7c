import type { Stored } from '../contract/common.ts'
import type { MergeTypes } from './merge.ts'
import { isSame } from './same.ts'
import { areasOf, type Placed, walk } from './tree.ts'

/* What differs between two versions of a page, by block: a block that only moved is said to have moved, not to be gone and new. */

export interface NodeChange {
  /** Null: the page itself. */
  node: number | null
  type: string | undefined
  kind: 'added' | 'removed' | 'changed' | 'moved'
  /** Names of the fields that differ. */
  fields: readonly string[]
}

/** In the order of the newer version; what was removed comes last. */
export function compare(before: Stored, after: Stored, { fields, fieldsOfType }: MergeTypes): NodeChange[] {
  const list = (stored: Stored): Map<number, Placed> =>
    new Map(walk(fields, stored, fieldsOfType).map((placed) => [placed.id, placed]))
  const [old, now] = [list(before), list(after)]
  const differing = (one: Stored = {}, other: Stored = {}, areas: readonly string[] = []): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => !areas.includes(name) && !isSame(one[name], other[name]),
    )
  const changes: NodeChange[] = []
  const own = differing(before, after, areasOf(fields))
  if (own.length > 0) changes.push({ node: null, type: undefined, kind: 'changed', fields: own })
  const ranks = ranksOf(old, now)
  for (const [id, placed] of now) {
    const { type } = placed.entry
    const was = old.get(id)
    if (!was) {
      changes.push({ node: id, type, kind: 'added', fields: [] })
      continue
    }
    const areas = areasOf((type === undefined ? undefined : fieldsOfType(type)) ?? {})
    const inner = differing(was.entry.fields, placed.entry.fields, areas)
    const place = differing({ ...was.entry, fields: null }, { ...placed.entry, fields: null })
    if (inner.length + place.length > 0) changes.push({ node: id, type, kind: 'changed', fields: inner })
    if (ranks.get(id)) changes.push({ node: id, type, kind: 'moved', fields: [] })
  }
  for (const [id, { entry }] of old) {
    if (!now.has(id)) changes.push({ node: id, type: entry.type, kind: 'removed', fields: [] })
  }
  return changes
}

/** True for the blocks that stand in another area, or elsewhere among the blocks that were next to them. */
function ranksOf(old: ReadonlyMap<number, Placed>, now: ReadonlyMap<number, Placed>): Map<number, boolean> {
  const moved = new Map<number, boolean>()
  const slot = ({ owner, area }: Placed): string => `${owner ?? ''}/${area}`
  const stayed = new Map<string, number[]>()
  for (const [id, placed] of now) {
    const was = old.get(id)
    if (!was) continue
    if (slot(was) === slot(placed)) stayed.set(slot(placed), [...(stayed.get(slot(placed)) ?? []), id])
    else moved.set(id, true)
  }
  for (const ids of stayed.values()) {
    const kept = longestRising(ids.map((id) => old.get(id)?.index ?? 0))
    ids.forEach((id, place) => moved.set(id, !kept.has(place)))
  }
  return moved
}

/** Places of a longest run of numbers that rise: what is outside of it was moved. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best = numbers.map((number, place) => {
    let length = 1
    let before = -1
    return { number, place, length, before }
  })
  for (const one of best) {
    for (const other of best.slice(0, one.place)) {
      if (other.number < one.number && other.length + 1 > one.length) {
        one.length = other.length + 1
        one.before = other.place
      }
    }
  }
  const kept = new Set<number>()
  let at = best.reduce(
    (longest, one) => (one.length > (best[longest]?.length ?? 0) ? one.place : longest),
    best.length > 0 ? 0 : -1,
  )
  while (at >= 0) {
    kept.add(at)
    at = best[at]?.before ?? -1
  }
  return kept
}

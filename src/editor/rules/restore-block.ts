import type { Stored } from '../contract/common.ts'
import type { MergeTypes } from './merge.ts'
import { isSame } from './same.ts'
import { areasOf, type Entry, entriesOf, insertAt, type Placed, removeAt, setIn, walk } from './tree.ts'

/** The fields with the block, or why it cannot come back: the version has no such block, or the block that it stood in is gone. */
export type Restored = { fields: Stored } | { refused: 'gone' | 'owner-gone' }

/**
 * Brings one block of an older version back into the words of now. A block that still stands gets its old fields and settings where it
 * stands, and keeps the blocks inside it; one that only moved goes back to its old place. A block that is gone returns to its old place
 * with all that stood in it, except for what stands elsewhere now.
 */
export function restoreBlock(old: Stored, now: Stored, id: number, { fields, fieldsOfType }: MergeTypes): Restored {
  const [before, after] = [walk(fields, old, fieldsOfType), walk(fields, now, fieldsOfType)]
  const was = before.find((one) => one.id === id)
  if (!was) return { refused: 'gone' }
  const is = after.find((one) => one.id === id)
  const inner = was.entry.type === undefined ? [] : areasOf(fieldsOfType(was.entry.type) ?? {})
  if (!is) return placed(now, pruned(was.entry, new Set(after.map((one) => one.id))))

  const kept = Object.fromEntries(inner.map((area) => [area, is.entry.fields?.[area]]))
  const entry = was.entry.fields ? { ...was.entry, fields: { ...was.entry.fields, ...kept } } : was.entry
  return isSame(entry, is.entry) ? placed(removeAt(now, is.path), is.entry) : { fields: setIn(now, is.path, entry) }

  /** Puts the entry behind the nearest block that it stood behind, else first. */
  function placed(stored: Stored, back: Entry): Restored {
    if (!was) return { refused: 'gone' }
    const list = walk(fields, stored, fieldsOfType)
    const owner = was.owner === null ? null : list.find((one) => one.id === was.owner)
    if (owner === undefined) return { refused: 'owner-gone' }
    const isBeside = (one: Placed): boolean => one.owner === was.owner && one.area === was.area
    const ahead = before.filter((one) => isBeside(one) && one.index < was.index).map((one) => one.id)
    const last = list.findLast((one) => isBeside(one) && one.id === nearest(ahead, list.filter(isBeside)))
    const area = owner ? [...owner.path, 'fields', was.area] : [was.area]
    return { fields: insertAt(stored, area, last ? last.index + 1 : 0, back) }
  }

  function pruned(entry: Entry, taken: ReadonlySet<number>): Entry {
    if (!entry.fields || entry.type === undefined) return entry
    let own = entry.fields
    for (const area of areasOf(fieldsOfType(entry.type) ?? {})) {
      if (!(area in own)) continue
      const left = entriesOf(own, area).filter((one) => one.id === undefined || !taken.has(one.id))
      own = { ...own, [area]: left.map((one) => pruned(one, taken)) }
    }
    return { ...entry, fields: own }
  }
}

/** The last of the ids that still stands there. */
const nearest = (ids: readonly number[], standing: readonly Placed[]): number | undefined =>
  ids.findLast((id) => standing.some((one) => one.id === id))

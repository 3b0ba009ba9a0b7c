import type { Fields } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../contract/common.ts'

/*
 * The tree of blocks in the stored fields of a version. Nothing here changes a value in place: each function returns new objects along
 * the path it touched, and every other object keeps its identity.
 */

/** An entry of an area: a block with its fields, or a reference to a shared one. */
export interface Entry {
  /** Negative while it was never saved: an id of the editor's own. */
  id?: number
  key?: string
  type?: string
  ref?: number
  fields?: Stored
  [place: string]: unknown
}

/** The fields of a type of page or block; undefined for a type that this version does not know. */
export type FieldsOfType = (type: string) => Fields | undefined

/** The area of a page (`owner` null) or of a block. */
export interface AreaPlace {
  owner: number | null
  area: string
}

export interface Placed extends AreaPlace {
  entry: Entry
  /** The content id, for a reference that of the shared block. */
  id: number
  /** Leads from the version's fields to the entry. */
  path: FieldPath
  index: number
  depth: number
}

const idOf = (entry: Entry): number => entry.ref ?? entry.id ?? 0

export const areasOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'area' ? [name] : []))

export const entriesOf = (fields: Stored, area: string): readonly Entry[] =>
  Array.isArray(fields[area]) ? (fields[area] as Entry[]) : [] // an area is a list of entries

/** Every block of a version in reading order. */
export function walk(fields: Fields, stored: Stored, fieldsOfType: FieldsOfType): Placed[] {
  const found: Placed[] = []
  const visit = (own: Fields, values: Stored, owner: number | null, path: FieldPath, depth: number): void => {
    for (const area of areasOf(own)) {
      entriesOf(values, area).forEach((entry, index) => {
        const at = [...path, area, index]
        found.push({ entry, id: idOf(entry), owner, area, path: at, index, depth })
        const inner = entry.type === undefined ? undefined : fieldsOfType(entry.type)
        if (inner && entry.fields) visit(inner, entry.fields, idOf(entry), [...at, 'fields'], depth + 1)
      })
    }
  }
  visit(fields, stored, null, [], 0)
  return found
}

export const getIn = (of: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], of)

export function setIn<Of>(of: Of, path: FieldPath, value: unknown): Of {
  const [key, ...rest] = path
  if (key === undefined) return value as Of // the path ends here
  const base: unknown = of ?? (typeof key === 'number' ? [] : {})
  const copy = (Array.isArray(base) ? [...base] : { ...(base as object) }) as Record<string | number, unknown>
  copy[key] = setIn(copy[key], rest, value)
  return copy as Of // of the same shape
}

/** `area`: path to the list. */
export function insertAt(stored: Stored, area: FieldPath, index: number, entry: Entry): Stored {
  const list = (getIn(stored, area) ?? []) as readonly Entry[] // an area is a list of entries
  return setIn(stored, area, list.toSpliced(index, 0, entry))
}

/** `path`: to the entry. */
export function removeAt(stored: Stored, path: FieldPath): Stored {
  const area = path.slice(0, -1)
  return setIn(stored, area, (getIn(stored, area) as readonly Entry[]).toSpliced(Number(path.at(-1)), 1))
}

/**
 * Moves an entry to a place of another area or the same one. `index` counts without the moved entry. Returns the same fields when
 * nothing would change.
 */
export function moveTo(stored: Stored, from: Placed, to: { area: FieldPath; index: number }): Stored {
  const area = from.path.slice(0, -1)
  const isSame = area.length === to.area.length && area.every((key, place) => key === to.area[place])
  if (isSame && from.index === to.index) return stored
  const without = removeAt(stored, from.path)
  return insertAt(without, pathAfterRemoval(to.area, from.path), to.index, from.entry)
}

/** Where a path leads once the entry at `removed` is gone. */
export function pathAfterRemoval(path: FieldPath, removed: FieldPath): FieldPath {
  const last = removed.length - 1
  const isBehind =
    path.length > last &&
    removed.slice(0, last).every((key, place) => key === path[place]) &&
    Number(path[last]) > Number(removed[last])
  return isBehind ? path.with(last, Number(path[last]) - 1) : path
}

/** A copy with ids that `nextId` gives, for the entry and all blocks in it. Keys name one block only, so they stay behind. */
export function copyOf(entry: Entry, fieldsOfType: FieldsOfType, nextId: () => number): Entry {
  if (entry.ref !== undefined) return { ...entry }
  const { key: _, ...rest } = entry
  const inner = entry.type === undefined ? undefined : fieldsOfType(entry.type)
  let fields = entry.fields ?? {}
  for (const area of inner ? areasOf(inner) : []) {
    const entries = entriesOf(fields, area)
    if (entries.length > 0) {
      fields = { ...fields, [area]: entries.map((one) => copyOf(one, fieldsOfType, nextId)) }
    }
  }
  return { ...rest, id: nextId(), fields }
}

/** Gives ids to the blocks that have none. */
export function withIds(entry: Entry, fieldsOfType: FieldsOfType, nextId: () => number): Entry {
  return entry.ref === undefined ? copyOf(entry, fieldsOfType, nextId) : entry
}

/** The deepest nesting inside an entry; 0: no blocks in it. */
export function heightOf(entry: Entry, fieldsOfType: FieldsOfType): number {
  const inner = entry.type === undefined ? undefined : fieldsOfType(entry.type)
  if (!inner || !entry.fields) return 0
  const { fields } = entry
  return Math.max(
    0,
    ...areasOf(inner).flatMap((area) => entriesOf(fields, area).map((one) => 1 + heightOf(one, fieldsOfType))),
  )
}

/** Which ids the saved fields have where the sent ones had the editor's own: both have the same places. */
export function renamedIds(sent: readonly Placed[], saved: readonly Placed[]): ReadonlyMap<number, number> {
  const renamed = new Map<number, number>()
  sent.forEach(({ entry, id }, place) => {
    const other = saved[place]
    if (entry.ref === undefined && other && other.id !== id) renamed.set(id, other.id)
  })
  return renamed
}

/** Replaces ids wherever an entry has one of them. */
export function withRenamed(
  fields: Fields,
  stored: Stored,
  fieldsOfType: FieldsOfType,
  renamed: ReadonlyMap<number, number>,
): Stored {
  if (renamed.size === 0) return stored
  let result = stored
  for (const { entry, path } of walk(fields, stored, fieldsOfType)) {
    const id = entry.ref === undefined && entry.id !== undefined ? renamed.get(entry.id) : undefined
    if (id !== undefined) result = setIn(result, [...path, 'id'], id)
  }
  return result
}

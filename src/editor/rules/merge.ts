import type { Field, Fields } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import { isSame } from './same.ts'
import { areasOf, type Entry, type FieldsOfType, type Placed, walk } from './tree.ts'

/*
 * Three versions become one: what both began from, mine and theirs. Blocks are known by their ids wherever they stand, so a block that
 * one person moved and another one wrote in has both. Each keeps what only they changed. A field that both changed is a conflict: mine
 * stands until one is chosen, theirs is in the conflict. A block that one removed and the other changed or moved stays.
 */

/** What an editor writes of an item in a language. */
export interface Content {
  name: string
  slug: string
  fields: Stored
}

export interface Conflict {
  /** The block; null: the page itself. */
  node: number | null
  /** The path begins at the block's entry, or at the content of the page: `['fields', 'heading']`, `['name']`, `['from']`. */
  path: FieldPath
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merged {
  content: Content
  conflicts: Conflict[]
}

export interface MergeTypes {
  /** The page's own. */
  fields: Fields
  fieldsOfType: FieldsOfType
}

/** The same shared block may stand on a page several times; each place counts as a block. */
interface Node extends Placed {
  key: string
  /** Key of the block it stands in; null: the page. */
  parent: string | null
}

type Index = ReadonlyMap<string, Node>

export function merge(base: Content, mine: Content, theirs: Content, types: MergeTypes): Merged {
  const conflicts: Conflict[] = []
  const { fieldsOfType } = types
  const [b, m, t] = [base, mine, theirs].map(({ fields }) => indexOf(fields, types)) as [Index, Index, Index]

  const places = placesOf(b, m, t)
  const inside = new Map<string, string[]>()
  for (const [key, { parent, area }] of places) {
    const slot = slotOf(parent, area)
    inside.set(slot, [...(inside.get(slot) ?? []), key])
  }

  const build = (key: string): Entry => {
    const [old, own, other] = [b.get(key), m.get(key), t.get(key)]
    const known = (own ?? other) as Node // a kept block is in one of the two
    if (!own || !other) return withAreas(known.entry, known.entry.type, key)
    const merged = mergeEntry(old?.entry ?? {}, own.entry, other.entry, known.id)
    return withAreas(merged, merged.type, key)
  }
  const mergeEntry = (old: Entry, own: Entry, other: Entry, node: number): Entry => {
    const fields = own.type === undefined ? undefined : fieldsOfType(own.type)
    const names = new Set([...Object.keys(own), ...Object.keys(other)])
    names.delete('fields')
    const result: Entry = {}
    for (const name of names) {
      const value = mergeValue(old[name], own[name], other[name], node, [name], undefined, conflicts)
      if (value !== undefined) result[name] = value
    }
    if (own.fields ?? other.fields) {
      result.fields = mergeFields(old.fields, own.fields, other.fields, node, ['fields'], fields ?? {}, conflicts)
    }
    return result
  }
  const withAreas = (entry: Entry, type: string | undefined, key: string): Entry => {
    const fields = type === undefined ? undefined : fieldsOfType(type)
    return fields && entry.fields ? { ...entry, fields: filled(entry.fields, fields, key) } : entry
  }
  /** The fields with what stands in their areas now. */
  const filled = (stored: Stored, fields: Fields, owner: string | null): Stored => {
    const areas = areasOf(fields).flatMap((area) => {
      const slot = slotOf(owner, area)
      const keys = orderOf(inside.get(slot) ?? [], slot, b, m, t)
      return keys.length > 0 || area in stored ? [[area, keys.map(build)] as const] : []
    })
    return areas.length > 0 ? { ...stored, ...Object.fromEntries(areas) } : stored
  }

  const page = (name: 'name' | 'slug'): string =>
    String(mergeValue(base[name], mine[name], theirs[name], null, [name], undefined, conflicts))
  const own = mergeFields(base.fields, mine.fields, theirs.fields, null, ['fields'], types.fields, conflicts)
  const fields = filled(own, types.fields, null)
  return { content: { name: page('name'), slug: page('slug'), fields }, conflicts }
}

const slotOf = (owner: string | null, area: string): string => `${owner ?? ''}/${area}`

function indexOf(stored: Stored, { fields, fieldsOfType }: MergeTypes): Index {
  const index = new Map<string, Node>()
  const keyOfPath = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const placed of walk(fields, stored, fieldsOfType)) {
    const name = placed.entry.ref === undefined ? `node ${placed.id}` : `shared ${placed.id}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const key = times === 1 ? name : `${name} ${times}`
    keyOfPath.set(placed.path.join('.'), key)
    const parent = placed.owner === null ? null : (keyOfPath.get(placed.path.slice(0, -3).join('.')) ?? null)
    index.set(key, { ...placed, key, parent })
  }
  return index
}

type Place = Pick<Node, 'parent' | 'area'>
const isElsewhere = (one: Place, other: Place): boolean => one.parent !== other.parent || one.area !== other.area

/** Where each block stands that stays. */
function placesOf(b: Index, m: Index, t: Index): Map<string, Place> {
  const places = new Map<string, Place>()
  const keep = (key: string): void => {
    if (places.has(key)) return
    const [old, own, other] = [b.get(key), m.get(key), t.get(key)]
    // A move of mine stands, else theirs.
    const place = own && other ? (!old || isElsewhere(own, old) ? own : other) : (own ?? other)
    if (!place) return
    places.set(key, place)
    // What stays brings along what it stands in.
    if (place.parent !== null) keep(place.parent)
  }
  for (const key of new Set([...m.keys(), ...t.keys()])) {
    const [old, own, other] = [b.get(key), m.get(key), t.get(key)]
    const left = own && other ? undefined : (own ?? other)
    if (!left || !old || isElsewhere(left, old) || !isSame(ownWords(left.entry), ownWords(old.entry))) keep(key)
  }
  if (hasCircle(places)) {
    // Each moved one block into the other: mine holds.
    for (const [key] of places) {
      const place = m.get(key) ?? t.get(key)
      if (place) places.set(key, place)
    }
    for (const { parent } of [...places.values()]) if (parent !== null) keep(parent)
  }
  return places
}

/** An entry without the blocks in it: those are asked by themselves. */
function ownWords(entry: Entry): Entry {
  const fields = Object.entries(entry.fields ?? {}).filter(([, value]) => !isEntries(value))
  return { ...entry, fields: Object.fromEntries(fields) }
}
const isEntries = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'object' && one !== null && ('ref' in one || ('type' in one && 'fields' in one)))

function hasCircle(places: ReadonlyMap<string, Place>): boolean {
  for (const start of places.keys()) {
    let at: string | null = start
    for (let steps = 0; at !== null; steps++) {
      if (steps > places.size) return true
      at = places.get(at)?.parent ?? null
    }
  }
  return false
}

/** Mine as the backbone where I changed the order, else theirs; what only the other has follows what it followed there. */
function orderOf(keys: readonly string[], slot: string, b: Index, m: Index, t: Index): string[] {
  const members = new Set(keys)
  const listed = (index: Index): string[] => {
    const own: string[] = []
    for (const { key, parent, area } of index.values()) {
      if (slotOf(parent, area) === slot && members.has(key)) own.push(key)
    }
    return own
  }
  const [base, mine, theirs] = [listed(b), listed(m), listed(t)]
  const isMine = (key: string): boolean => mine.includes(key)
  const isMoved = !isSame(
    base.filter(isMine),
    mine.filter((key) => base.includes(key)),
  )
  const [backbone, other] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...backbone]
  other.forEach((key, place) => {
    if (order.includes(key)) return
    let before = place - 1
    while (before >= 0 && !order.includes(other[before] ?? '')) before--
    order.splice(before < 0 ? 0 : order.indexOf(other[before] ?? '') + 1, 0, key)
  })
  return [...order, ...keys.filter((key) => !order.includes(key))]
}

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function mergeFields(
  base: Stored | undefined,
  mine: Stored | undefined,
  theirs: Stored | undefined,
  node: number | null,
  path: FieldPath,
  fields: Fields,
  conflicts: Conflict[],
): Stored {
  const names = new Set([...Object.keys(mine ?? {}), ...Object.keys(theirs ?? {})])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const one = fields[name]
      // Areas are filled from the places of their blocks.
      if (one?.kind === 'area') return name in (mine ?? {}) || name in (theirs ?? {}) ? [[name, []]] : []
      const value = mergeValue(base?.[name], mine?.[name], theirs?.[name], node, [...path, name], one, conflicts)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Groups are merged by their fields; a link, a picture and a list of entries without ids each are one value. */
function mergeValue(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  node: number | null,
  path: FieldPath,
  one: Field | undefined,
  conflicts: Conflict[],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (one?.kind === 'group' && isObject(mine) && isObject(theirs)) {
    return mergeFields(isObject(base) ? base : {}, mine, theirs, node, path, one.fields, conflicts)
  }
  conflicts.push({ node, path, base, mine, theirs })
  return mine
}

import type { EditorSchema } from '../contract/schema.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import {
  areasOf,
  type Entry,
  entriesOf,
  type FieldsOfType,
  heightOf,
  moveTo,
  pathAfterRemoval,
  type Placed,
  walk,
} from './tree.ts'

/* Where blocks may stand, and what a move makes of the page. */

export interface MoveTypes {
  /** Type of the page. */
  page: string
  schema: EditorSchema
  /** The type of a shared block by id; undefined while it is not known. */
  typeOfShared: (id: number) => string | undefined
}

/** An area with what it holds. */
export interface Area {
  owner: number | null
  area: string
  /** Leads from the page's fields to the area. */
  path: FieldPath
  /** How deep blocks in it are. */
  depth: number
  ownerType: string
  count: number
}

export type Move =
  | { kind: 'up' | 'down' | 'out' | 'into' }
  | { kind: 'beside'; id: number; after: boolean }
  | { kind: 'area'; owner: number | null; area: string; index: number }

/** Why a block does not go there: the end of the page, a type the area does not take, too deep, a full area, a block in itself. */
export type Refusal = 'end' | 'type' | 'depth' | 'full' | 'itself'
export type Moved = { fields: Stored; landed: Placed } | { refused: Refusal }

export const fieldsOfTypes =
  ({ types }: EditorSchema): FieldsOfType =>
  (type) =>
    types[type]?.fields

export function listAreas(stored: Stored, { page, schema }: MoveTypes): Area[] {
  const fieldsOfType = fieldsOfTypes(schema)
  const own = (type: string, owner: number | null, path: FieldPath, depth: number, fields: Stored): Area[] =>
    areasOf(fieldsOfType(type) ?? {}).map((area) => ({
      owner,
      area,
      path: [...path, area],
      depth,
      ownerType: type,
      count: entriesOf(fields, area).length,
    }))
  return [
    ...own(page, null, [], 0, stored),
    ...walk(fieldsOfType(page) ?? {}, stored, fieldsOfType).flatMap(({ entry, id, path, depth }) =>
      entry.type === undefined ? [] : own(entry.type, id, [...path, 'fields'], depth + 1, entry.fields ?? {}),
    ),
  ]
}

const typeOf = (entry: Entry, { typeOfShared }: MoveTypes): string | undefined =>
  entry.ref === undefined ? entry.type : typeOfShared(entry.ref)

/** Null: the area takes the block. `isInside`: it stands in the area already. */
export function refusalOf(entry: Entry, area: Area, types: MoveTypes, isInside = false): Refusal | null {
  const { schema } = types
  const type = typeOf(entry, types)
  const allowed = schema.types[area.ownerType]?.allowed[area.area]
  if (type !== undefined && allowed && !allowed.includes(type)) return 'type'
  if (area.depth + heightOf(entry, fieldsOfTypes(schema)) >= schema.areaDepthMax) return 'depth'
  return !isInside && area.count >= schema.areaEntriesMax ? 'full' : null
}

export function move(stored: Stored, id: number, how: Move, types: MoveTypes): Moved {
  const fieldsOfType = fieldsOfTypes(types.schema)
  const list = (of: Stored) => walk(fieldsOfType(types.page) ?? {}, of, fieldsOfType)
  const from = list(stored).find((one) => one.id === id)
  if (!from) return { refused: 'end' }
  const areas = listAreas(stored, types)
  const to = targetOf(from, how, list(stored), areas, types)
  if (to === null) return { refused: 'end' }
  const isInItself = from.path.every((key, place) => key === to.area.path[place])
  if (isInItself) return { refused: 'itself' }
  const isInside = to.area.owner === from.owner && to.area.area === from.area
  const refused = refusalOf(from.entry, to.area, types, isInside)
  if (refused !== null) return { refused }
  const fields = moveTo(stored, from, { area: to.area.path, index: to.index })
  const path = [...pathAfterRemoval(to.area.path, from.path), to.index]
  const landed = list(fields).find((one) => one.path.join('.') === path.join('.'))
  return landed ? { fields, landed } : { refused: 'end' }
}

/** `index` counts without the moved block. */
function targetOf(
  from: Placed,
  how: Move,
  all: readonly Placed[],
  areas: readonly Area[],
  types: MoveTypes,
): { area: Area; index: number } | null {
  const find = (owner: number | null, area: string): Area | undefined =>
    areas.find((one) => one.owner === owner && one.area === area)
  const own = find(from.owner, from.area)
  if (!own) return null
  if (how.kind === 'area') {
    const area = find(how.owner, how.area)
    if (!area) return null
    const isBehind = area === own && how.index > from.index
    return { area, index: Math.min(how.index - (isBehind ? 1 : 0), area.count) }
  }
  if (how.kind === 'beside') {
    const target = all.find((one) => one.id === how.id)
    const area = target && find(target.owner, target.area)
    if (!target || !area) return null
    const index = target.index + (how.after ? 1 : 0)
    return { area, index: area === own && target.index > from.index ? index - 1 : index }
  }
  if (how.kind === 'out') {
    const owner = all.find((one) => one.id === from.owner)
    const area = owner && find(owner.owner, owner.area)
    return owner && area ? { area, index: owner.index + 1 } : null
  }
  if (how.kind === 'into') {
    const siblings = all.filter((one) => one.owner === from.owner && one.area === from.area)
    // The nearest container before it, else the one behind it.
    for (const sibling of [siblings[from.index - 1], siblings[from.index + 1]]) {
      const area =
        sibling && areas.find((one) => one.owner === sibling.id && refusalOf(from.entry, one, types) === null)
      if (area) return { area, index: sibling.index < from.index ? area.count : 0 }
    }
    return null
  }
  const index = from.index + (how.kind === 'up' ? -1 : 1)
  if (index >= 0 && index < own.count) return { area: own, index }
  // Beyond the end of its area the next one of the same page or block begins.
  const beside = areas.filter((one) => one.owner === from.owner)
  const next = beside[beside.indexOf(own) + (how.kind === 'up' ? -1 : 1)]
  return next ? { area: next, index: how.kind === 'up' ? next.count : 0 } : null
}

import type { Field, Fields, Leaf } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import { type FieldsOfType, walk } from './tree.ts'

/** A value that is no group, no list and no area, with the block it is in and the way to it from that block's fields. */
export interface PlacedValue {
  leaf: Leaf
  value: unknown
  /** Null: the item itself. */
  node: number | null
  nodeType: string | null
  path: FieldPath
}
type At = Pick<PlacedValue, 'node' | 'nodeType'>

/** Every given value of a version: the item's own, then the values of its blocks in reading order. */
export function placedValues(fields: Fields, stored: Stored, fieldsOfType: FieldsOfType): PlacedValue[] {
  const blocks = walk(fields, stored, fieldsOfType).flatMap(({ entry, id }) =>
    entry.type === undefined
      ? []
      : inside(fieldsOfType(entry.type) ?? {}, entry.fields ?? {}, { node: id, nodeType: entry.type }, []),
  )
  return [...inside(fields, stored, { node: null, nodeType: null }, []), ...blocks]
}

const inside = (fields: Fields, values: Stored, at: At, path: FieldPath): PlacedValue[] =>
  Object.entries(fields).flatMap(([name, one]) => placed(one, values[name], at, [...path, name]))

function placed(one: Field, value: unknown, at: At, path: FieldPath): PlacedValue[] {
  if (value === null || value === undefined || one.kind === 'area') return []
  if (one.kind === 'group') return inside(one.fields, value as Stored, at, path)
  if (one.kind === 'list')
    return (value as unknown[]).flatMap((entry, index) => placed(one.of, entry, at, [...path, index]))
  return [{ leaf: one, value, path, ...at }]
}

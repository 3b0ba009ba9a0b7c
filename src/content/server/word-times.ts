import { isDeepStrictEqual } from 'node:util'
import { isRef } from '../contract/area.ts'
import type { Field, Fields } from '../contract/fields.ts'
import type { WordTimes } from '../contract/word-times.ts'
import { entriesOf } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'

type Stored = Record<string, unknown>

/** The times of a version that follows `before`; null: it is the first. What is as it was keeps its time. */
export function wordTimesOf(
  types: ContentTypes,
  fields: Fields,
  before: { fields: Stored; wordTimes: WordTimes | null } | null,
  after: Stored,
  now: Date,
): WordTimes {
  const at = now.getTime()
  if (!before) return { '*': at }
  const [was, is] = [valuesOf(types, fields, before.fields), valuesOf(types, fields, after)]
  const kept = Object.entries(before.wordTimes ?? {}).filter(
    ([key]) => key === '*' || is.has(key.split(' ', 1)[0] ?? ''),
  )
  const written = [...is].flatMap(([node, values]) => {
    const former = was.get(node)
    if (!former) return [[node, at] as const]
    return [...values].flatMap(([path, value]) =>
      isDeepStrictEqual(value, former.get(path)) ? [] : [[`${node} ${path}`, at] as const],
    )
  })
  return Object.fromEntries([...kept, ...written])
}

/** The values that are neither groups, lists nor areas, by path; of the page under the empty name, of each block under its id. */
function valuesOf(types: ContentTypes, fields: Fields, stored: Stored): Map<string, Map<string, unknown>> {
  const found = new Map([['', leavesByPath(fields, stored)]])
  for (const entry of entriesOf(types, fields, stored))
    if (!isRef(entry) && entry.id !== undefined)
      found.set(String(entry.id), leavesByPath(types[entry.type]?.fields ?? {}, entry.fields))
  return found
}

function leavesByPath(fields: Fields, values: Stored): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const visit = (one: Field, value: unknown, path: string): void => {
    if (one.kind === 'area') return
    if (one.kind === 'list' && Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(one.of, entry, `${path}.${index}`)
    else if (one.kind === 'group' && typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(one.fields)) visit(inner, (value as Stored)[name], `${path}.${name}`)
    else if (one.kind !== 'list' && one.kind !== 'group') found.set(path, value)
  }
  for (const [name, one] of Object.entries(fields)) visit(one, values[name], name)
  return found
}

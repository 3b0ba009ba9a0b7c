import { isDeepStrictEqual } from 'node:util'
import { isRef } from '../contract/area.ts'
import type { Field, Fields } from '../contract/fields.ts'
import { nameKey, type WordTimes } from '../contract/word-times.ts'
import { entryName } from '../rules/entry-names.ts'
import { entriesOf } from './content-tree.ts'
import type { ContentTypes } from './content-types.ts'

type Stored = Record<string, unknown>

/** The words of a version: its name, and its fields with the blocks in them. */
interface Words {
  name: string
  fields: Stored
}

/** The times of a version that follows `before`; null: it is the first. What is as it was keeps its time. */
export function wordTimesOf(
  types: ContentTypes,
  fields: Fields,
  before: (Words & { wordTimes: WordTimes | null }) | null,
  after: Words,
  now: Date,
): WordTimes {
  const at = now.getTime()
  if (!before) return { '*': at }
  const former = before.wordTimes ?? {}
  const [was, is] = [nodesOf(types, fields, before.fields), nodesOf(types, fields, after.fields)]
  const times: Record<string, number> = {}
  const write = (key: string, time: number | undefined): void => {
    if (time !== undefined) times[key] = time
  }
  write('*', former['*'])
  write(nameKey, after.name === before.name ? former[nameKey] : at)
  for (const [node, one] of is) {
    const known = was.get(node)
    write(node, known ? former[node] : at)
    if (known)
      for (const { path, isKept, formerPath } of leavesOf(one, known.values))
        write(`${node} ${path}`, isKept ? former[`${node} ${formerPath}`] : at)
  }
  return times
}

/** The names of a version's values, each as `WordTimes` has it. */
export function wordKeysOf(types: ContentTypes, fields: Fields, stored: Stored): ReadonlySet<string> {
  const nodes = [...nodesOf(types, fields, stored)]
  return new Set([nameKey, ...nodes.flatMap(([node, one]) => leavesOf(one, {}).map(({ path }) => `${node} ${path}`))])
}

interface Node {
  fields: Fields
  values: Stored
}

/** The page under the empty name, and each block under its id. */
function nodesOf(types: ContentTypes, fields: Fields, values: Stored): Map<string, Node> {
  const found = new Map<string, Node>([['', { fields, values }]])
  for (const entry of entriesOf(types, fields, values))
    if (!isRef(entry) && entry.id !== undefined)
      found.set(String(entry.id), { fields: types[entry.type]?.fields ?? {}, values: entry.fields })
  return found
}

/** A value that is neither a group, a list nor an area. */
interface Leaf {
  path: string
  /** Whether the version before had the same value, at `formerPath`. */
  isKept: boolean
  formerPath: string
}

/** A value of the version before, and where it stood. */
interface Former {
  value: unknown
  path: string
}

function leavesOf({ fields, values }: Node, before: Stored): Leaf[] {
  const found: Leaf[] = []
  const visit = (one: Field, value: unknown, path: string, former: Former | null): void => {
    if (one.kind === 'area') return
    if (one.kind === 'list') {
      if (!Array.isArray(value)) return
      const entries = formerEntries(one.of, value, former)
      for (const [index, entry] of value.entries()) visit(one.of, entry, `${path}.${index}`, entries[index] ?? null)
    } else if (one.kind === 'group') {
      if (typeof value !== 'object' || value === null) return
      for (const [name, inner] of Object.entries(one.fields))
        visit(inner, (value as Stored)[name], `${path}.${name}`, within(former, name))
    } else {
      const isKept = former !== null && isDeepStrictEqual(value, former.value)
      found.push({ path, isKept, formerPath: former?.path ?? '' })
    }
  }
  for (const [name, one] of Object.entries(fields)) visit(one, values[name], name, { value: before[name], path: name })
  return found
}

const within = (former: Former | null, name: string): Former | null =>
  typeof former?.value === 'object' && former.value !== null
    ? { value: (former.value as Stored)[name], path: `${former.path}.${name}` }
    : null

/**
 * What each entry of a list was before: an equal one, first at the same place and then elsewhere, or one of the same name; what is left
 * has been changed, and follows in order. Null: the entry is new.
 */
function formerEntries(of: Field, entries: readonly unknown[], former: Former | null): (Former | null)[] {
  const before = Array.isArray(former?.value) ? (former.value as unknown[]) : []
  const free = new Set(before.keys())
  const matched = entries.map((entry, index) => (isDeepStrictEqual(entry, before[index]) ? index : -1))
  for (const index of matched) free.delete(index)
  const fill = (find: (entry: unknown) => number | undefined): void => {
    for (const [index, entry] of entries.entries()) {
      if (matched[index] !== -1) continue
      const place = find(entry) ?? -1
      matched[index] = place
      free.delete(place)
    }
  }
  fill((entry) => [...free].find((place) => isDeepStrictEqual(entry, before[place])))
  fill((entry) => {
    const name = entryName(of, entry)
    return name === '' ? undefined : [...free].find((place) => entryName(of, before[place]) === name)
  })
  fill(() => free.values().next().value)
  return matched.map((place) => (place < 0 ? null : { value: before[place], path: `${former?.path ?? ''}.${place}` }))
}

import type { Field, Fields, Words } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import { compare } from './compare.ts'
import { entryPairs } from './entry-pairs.ts'
import type { Content, MergeTypes } from './merge.ts'
import { restoreBlock } from './restore-block.ts'
import { isSame } from './same.ts'
import { plainWords } from './summary.ts'
import { getIn, type Placed, setIn, walk, withRenamed } from './tree.ts'

/*
 * Two languages of an item next to each other. The source is read, the target is written. Each language has its own tree of blocks: a
 * block with the same id in both is the same block. Where ids differ (the page was copied, or both were built by hand) blocks of one type
 * correspond by their turn, between the blocks that both have.
 */

export interface Aligned {
  /** The source with the target's ids wherever blocks correspond. */
  fields: Stored
  /** Ids in the target by those in the source, where they differ. */
  renamed: ReadonlyMap<number, number>
}

export function align(source: Stored, target: Stored, { fields, fieldsOfType }: MergeTypes): Aligned {
  const [from, to] = [walk(fields, source, fieldsOfType), walk(fields, target, fieldsOfType)]
  const idsOf = (placed: readonly Placed[]) => new Set(placed.map(({ id }) => id))
  const [inSource, inTarget] = [idsOf(from), idsOf(to)]
  /** The area of a block, what both have before it there, and its type. */
  const standing = (all: readonly Placed[], { owner, area, index, entry }: Placed, around: number | null): string => {
    const before = all.findLast(
      (one) =>
        one.owner === owner && one.area === area && one.index < index && inSource.has(one.id) && inTarget.has(one.id),
    )
    return [around, area, before?.id, entry.type].join(' ')
  }
  const free = to
    .filter(({ id, entry }) => entry.ref === undefined && !inSource.has(id))
    .map((one) => ({ id: one.id, at: standing(to, one, one.owner) }))
  const renamed = new Map<number, number>()
  for (const one of from) {
    if (one.entry.ref !== undefined || inTarget.has(one.id)) continue
    const at = standing(from, one, one.owner === null ? null : (renamed.get(one.owner) ?? one.owner))
    const place = free.findIndex((other) => other.at === at)
    const [found] = place < 0 ? [] : free.splice(place, 1)
    if (found) renamed.set(one.id, found.id)
  }
  return { fields: withRenamed(fields, source, fieldsOfType, renamed), renamed }
}

/** One value of both languages, or what the target lacks as a whole: a group, or entries of a list. */
export interface FieldPair {
  path: FieldPath
  /** Where the value is in the source: an entry of a list may stand elsewhere there. */
  sourcePath: FieldPath
  /** The labels of what the field stands in, then its label; a number is the place in a list. */
  names: readonly (Words | number)[]
  one: Field
  source: unknown
  target: unknown
  /** `missing`: the source has what the target lacks. `same`: both have the same words. */
  state: 'missing' | 'same' | 'written'
  /** The target's value with what it lacks. */
  filled: unknown
}

/** What differs from language to language; numbers, colours, choices and times do not. */
const spoken = new Set<Field['kind']>([
  'string',
  'text',
  'richText',
  'embed',
  'link',
  'url',
  'media',
  'pageRef',
  'productRef',
  'categoryRef',
])

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return plainWords(value) === '' && !value.includes('<img')
  if (isObject(value) && 'url' in value && 'label' in value) return isEmpty(value['url']) && isEmpty(value['label'])
  return value === null || value === undefined
}

/** Whether a value holds anything that is spoken. */
function isSpoken(one: Field, value: unknown): boolean {
  if (one.kind === 'group')
    return isObject(value) && Object.entries(one.fields).some(([name, inner]) => isSpoken(inner, value[name]))
  if (one.kind === 'list') return listOf(value).some((entry) => isSpoken(one.of, entry))
  return spoken.has(one.kind) && !isEmpty(value)
}

/** Every spoken value of a page's own fields or a block's in the order of the form, without the blocks in its areas. */
export function fieldPairs(fields: Fields, source: Stored, target: Stored): FieldPair[] {
  type At = Pick<FieldPair, 'path' | 'sourcePath' | 'names'>
  const found: FieldPair[] = []
  const inside = (own: Fields, from: Stored, to: Stored, { path, sourcePath, names }: At): void => {
    for (const [name, one] of Object.entries(own)) {
      const { shownWhen } = one
      if (shownWhen && !shownWhen.is.includes(to[shownWhen.field] as string)) continue // of what a field may be asked for
      const at = { path: [...path, name], sourcePath: [...sourcePath, name], names: [...names, one.label] }
      visit(one, from[name], to[name], at)
    }
  }
  const visit = (one: Field, from: unknown, to: unknown, at: At): void => {
    if (one.kind === 'group') {
      if (!isObject(to) && !one.required) {
        if (isSpoken(one, from)) found.push({ ...at, one, source: from, target: null, state: 'missing', filled: from })
      } else inside(one.fields, isObject(from) ? from : {}, isObject(to) ? to : {}, at)
    } else if (one.kind === 'list') {
      const [theirs, own] = [listOf(from), listOf(to)]
      const places = entryPairs(one.of, theirs, own)
      const lacking = theirs.filter((_, place) => !places.includes(place))
      // It comes before its entries and adds at the end, so that filling the list does not undo what was filled in one of them.
      if (lacking.some((entry) => isSpoken(one.of, entry)))
        found.push({ ...at, one, source: lacking, target: own, state: 'missing', filled: [...own, ...lacking] })
      for (const [index, entry] of own.entries()) {
        const place = places[index] ?? null
        visit(one.of, place === null ? undefined : theirs[place], entry, {
          path: [...at.path, index],
          // What the source does not have was never written there.
          sourcePath: [...at.sourcePath, place ?? theirs.length],
          names: [...at.names, index + 1],
        })
      }
    } else if (spoken.has(one.kind)) {
      const known = stateOf(one, from, to)
      // A name that a machine reads has a pattern: it is copied where it is missing, and never translated.
      if (known.state === 'missing' || !('pattern' in one) || one.pattern === undefined)
        found.push({ ...at, one, source: from, target: to, ...known })
    }
  }
  inside(fields, source, target, { path: [], sourcePath: [], names: [] })
  return found
}

function stateOf({ kind }: Field, source: unknown, target: unknown): Pick<FieldPair, 'state' | 'filled'> {
  if (kind === 'link' && isObject(source) && isObject(target)) {
    const filled = {
      label: isEmpty(target['label']) ? source['label'] : target['label'],
      url: isEmpty(target['url']) ? source['url'] : target['url'],
    }
    if (!isSame(filled, target)) return { state: 'missing', filled }
    return { state: areSameWords(source['label'], target['label']) ? 'same' : 'written', filled: source }
  }
  if (!isEmpty(source) && isEmpty(target)) return { state: 'missing', filled: source }
  const isText = kind === 'string' || kind === 'text' || kind === 'richText'
  return { state: isText && areSameWords(source, target) ? 'same' : 'written', filled: source }
}

/** A figure or a code is the same in every language. */
const areSameWords = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && /\p{L}{3}/u.test(one) && plainWords(one) === plainWords(other)

/** A block of one language or both. */
export interface BlockPair {
  id: number
  type: string | undefined
  depth: number
  /** Null: the language does not have it. */
  source: Placed | null
  target: Placed | null
  /** It stands elsewhere in the source. */
  isMoved: boolean
  missing: number
  same: number
}

const countOf = (pairs: readonly FieldPair[], state: FieldPair['state']): number =>
  pairs.filter((pair) => pair.state === state).length

/** The blocks of both, in the target's order; what only the source has follows what it follows there. `source` is aligned. */
export function blockPairs(source: Stored, target: Stored, types: MergeTypes): BlockPair[] {
  const byId = (stored: Stored) =>
    new Map(walk(types.fields, stored, types.fieldsOfType).map((placed) => [placed.id, placed]))
  const [from, to] = [byId(source), byId(target)]
  const order = [...to.keys()]
  let before = -1
  for (const id of from.keys()) {
    if (!to.has(id)) order.splice(before + 1, 0, id)
    before = order.indexOf(id)
  }
  const moved = new Set(
    compare(source, target, types)
      .filter(({ kind }) => kind === 'moved')
      .map(({ node }) => node),
  )
  return order.flatMap((id) => {
    const [theirs, own] = [from.get(id) ?? null, to.get(id) ?? null]
    const known = own ?? theirs
    if (!known) return []
    const { type } = known.entry
    const pairs =
      theirs && own && type !== undefined
        ? fieldPairs(types.fieldsOfType(type) ?? {}, theirs.entry.fields ?? {}, own.entry.fields ?? {})
        : []
    const counts = { missing: countOf(pairs, 'missing'), same: countOf(pairs, 'same') }
    return [{ id, type, depth: known.depth, source: theirs, target: own, isMoved: moved.has(id), ...counts }]
  })
}

/** How many fields and blocks of the source the target lacks. `source` is aligned. */
export function lackOf(source: Stored, target: Stored, types: MergeTypes): { fields: number; blocks: number } {
  const pairs = blockPairs(source, target, types)
  const own = countOf(fieldPairs(types.fields, source, target), 'missing')
  return {
    fields: pairs.reduce((sum, { missing }) => sum + missing, own),
    blocks: pairs.filter((pair) => pair.target === null).length,
  }
}

export interface Filled {
  content: Content
  fields: number
  blocks: number
}

/**
 * The target with everything of the source that it lacks: empty fields, missing entries of lists, missing blocks at their places. Words
 * that exist stay. A target that is as blank as its type becomes the source. `source` is aligned.
 */
export function fillFrom(source: Content, target: Content, types: MergeTypes, blank: Stored): Filled {
  const [name, slug] = [target.name || source.name, target.slug || source.slug]
  const list = (stored: Stored): Placed[] => walk(types.fields, stored, types.fieldsOfType)
  let count = name === target.name ? 0 : 1
  const fill = (own: Fields, from: Stored, to: Stored): Stored => {
    const missing = fieldPairs(own, from, to).filter(({ state }) => state === 'missing')
    count += missing.length
    return missing.reduce((filled, { path, filled: value }) => setIn(filled, path, value), to)
  }
  let fields = fill(types.fields, source.fields, target.fields)
  if (isSame(target.fields, blank)) {
    const content = { name, slug, fields: source.fields }
    return { content, fields: count, blocks: list(source.fields).length }
  }
  const theirs = new Map(list(source.fields).map(({ id, entry }) => [id, entry]))
  for (const { id, entry, path } of list(target.fields)) {
    const other = theirs.get(id)
    if (!entry.fields || !other?.fields) continue
    const at = [...path, 'fields']
    // The blocks in it are filled in their turn.
    const now = getIn(fields, at) as Stored // the place of a block
    fields = setIn(fields, at, fill(types.fieldsOfType(entry.type ?? '') ?? {}, other.fields, now))
  }
  const before = list(fields).length
  for (const { id } of list(source.fields)) {
    if (list(fields).some((one) => one.id === id)) continue
    const restored = restoreBlock(source.fields, fields, id, types)
    if ('fields' in restored) fields = restored.fields
  }
  return { content: { name, slug, fields }, fields: count, blocks: list(fields).length - before }
}

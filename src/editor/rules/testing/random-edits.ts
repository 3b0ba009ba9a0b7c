import type { Content, MergeTypes } from '../merge.ts'
import { areasOf, type Entry, getIn, heightOf, insertAt, moveTo, removeAt, setIn, walk } from '../tree.ts'

/* Edits as a person makes them, by a seed: words typed, blocks added, moved and removed. */

/** Numbers from 0 to below 1, always the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** All strings in a value but the names of types. */
export function wordsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name === 'type' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => wordsOf(one, key))
}

/** `writer` begins each new word, so that it is known who wrote it; new blocks have ids from `-1000 * seed` down. */
export function edited(content: Content, seed: number, edits: number, writer: string, types: MergeTypes): Content {
  const random = randomOf(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const { fields, fieldsOfType } = types
  let now = content
  let word = 0
  const newWord = (): string => `${writer}-${seed}-${word++}`
  const set = (stored: Content['fields']): void => void (now = { ...now, fields: stored })
  for (let edit = 0; edit < edits; edit++) {
    const all = walk(fields, now.fields, fieldsOfType)
    const block = all[below(all.length)]
    const areas = [
      ...areasOf(fields).map((area) => ({ path: [area] as (string | number)[], depth: 0 })),
      ...all.flatMap(({ entry, path, depth }) =>
        areasOf(fieldsOfType(entry.type ?? '') ?? {}).map((area) => ({
          path: [...path, 'fields', area],
          depth: depth + 1,
        })),
      ),
    ]
    const area = areas[below(areas.length)]
    if (!area) continue
    const entries = (getIn(now.fields, area.path) ?? []) as Entry[]
    const deed = random()
    if (!block || deed < 0.2) {
      const entry: Entry = {
        id: -1_000 * (seed + 1) - edit - (writer === 'm' ? 0 : 500),
        type: random() < 0.7 ? 'Text' : 'Box',
        fields: { heading: newWord() },
      }
      if (area.depth < 4) set(insertAt(now.fields, area.path, below(entries.length + 1), entry))
    } else if (deed < 0.3) {
      set(removeAt(now.fields, block.path))
    } else if (deed < 0.5) {
      const isInside = block.path.every((key, place) => area.path[place] === key)
      if (isInside || area.depth + heightOf(block.entry, fieldsOfType) > 4) continue
      const isSameArea = area.path.join('.') === block.path.slice(0, -1).join('.')
      set(moveTo(now.fields, block, { area: area.path, index: below(entries.length + (isSameArea ? 0 : 1)) }))
    } else if (deed < 0.6) {
      now = { ...now, name: newWord() }
    } else if (block.entry.ref === undefined) {
      const path =
        block.entry.type === 'Box' || random() < 0.6 ? ['heading'] : random() < 0.5 ? ['look', 'line'] : ['items', 0]
      set(setIn(now.fields, [...block.path, 'fields', ...path], newWord()))
    }
  }
  return now
}

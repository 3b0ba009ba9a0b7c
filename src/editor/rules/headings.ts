import type { Fields } from '#src/content/contract/fields.ts'
import type { FieldPath, Stored } from '../contract/common.ts'
import { plainWords } from './summary.ts'

/** A heading as visitors meet it, one after the other. */
export interface Heading {
  level: number
  words: string
  /** Null: the page's own. */
  node: number | null
  nodeType: string | null
  path: FieldPath
}

export interface HeadingFault {
  reason: 'no-first' | 'second-first' | 'jump'
  /** Null: the page as a whole. */
  heading: Heading | null
}

/** A page has one heading of the first level, and goes down one level at a time. */
export function headingFaults(headings: readonly Heading[]): HeadingFault[] {
  const firsts = headings.filter(({ level }) => level === 1)
  const faults: HeadingFault[] = firsts.slice(1).map((heading) => ({ reason: 'second-first', heading }))
  if (firsts.length === 0) faults.push({ reason: 'no-first', heading: null })
  headings.forEach((heading, place) => {
    const before = headings[place - 1]
    if (before && heading.level > before.level + 1) faults.push({ reason: 'jump', heading })
  })
  return faults
}

const inText = /<h([1-6])[^>]*>(.*?)<\/h\1>/gs

/** The headings that the fields of a block, or of a page, make: by the chosen level, and inside texts. */
export function headingsIn(
  fields: Fields,
  values: Stored,
  at: Pick<Heading, 'node' | 'nodeType'>,
  path: FieldPath = [],
): Heading[] {
  return Object.entries(fields).flatMap(([name, one]) => {
    const value = values[name]
    const here = [...path, name]
    if (name === 'headingLevel' && typeof value === 'string') {
      const own = values['heading']
      const words = typeof own === 'string' ? plainWords(own) : ''
      // A block without the field has its words elsewhere, and always some.
      const isShown = words !== '' || !('heading' in fields)
      return isShown ? [{ level: Number(value.slice(1)), words, path: here, ...at }] : []
    }
    if (one.kind === 'richText' && typeof value === 'string')
      return [...value.matchAll(inText)].map(([, level, words]) => ({
        level: Number(level),
        words: plainWords(words ?? ''),
        path: here,
        ...at,
      }))
    const isOne = one.kind === 'group' && typeof value === 'object' && value !== null
    if (isOne) return headingsIn(one.fields, value as Stored, at, here)
    if (one.kind !== 'list' || one.of.kind !== 'group' || !Array.isArray(value)) return []
    const { fields: inner } = one.of
    return value.flatMap((entry, index) => headingsIn(inner, (entry ?? {}) as Stored, at, [...here, index]))
  })
}

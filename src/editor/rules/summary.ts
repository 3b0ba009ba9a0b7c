import type { Field, Fields } from '#src/content/contract/fields.ts'
import type { Stored } from '../contract/common.ts'

/** Words without markup and the asterisks of italics, for a row. */
export const plainWords = (words: string): string =>
  words
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('*', '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The words that tell a block, or an entry of a list, from its neighbours; empty: it has none. */
export function summaryOf(fields: Fields, values: Stored, first: readonly string[] = []): string {
  const names = [...first, ...Object.keys(fields)]
  for (const name of names) {
    const one = fields[name]
    const words = one && wordsOf(one, values[name])
    if (words) return words
  }
  return ''
}

function wordsOf(one: Field, value: unknown): string {
  if (one.kind === 'string' || one.kind === 'text' || one.kind === 'richText')
    return typeof value === 'string' ? plainWords(value).slice(0, 80) : ''
  if (one.kind === 'link') return isObject(value) && typeof value['label'] === 'string' ? value['label'] : ''
  if (one.kind === 'group') return isObject(value) ? summaryOf(one.fields, value) : ''
  if (one.kind === 'list') return Array.isArray(value) && value.length > 0 ? wordsOf(one.of, value[0]) : ''
  return ''
}

/** The first picture in the values; null: none. */
export function pictureOf(fields: Fields, values: unknown): number | null {
  if (!isObject(values)) return null
  for (const [name, one] of Object.entries(fields)) {
    const value = values[name]
    if (one.kind === 'media' && isObject(value) && typeof value['media'] === 'number') return value['media']
    const inner = one.kind === 'group' ? pictureOf(one.fields, value) : null
    if (inner !== null) return inner
  }
  return null
}

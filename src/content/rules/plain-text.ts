import { htmlAsText } from '#src/common/html-text.ts'
import type { LinkField } from '../contract/field-types.ts'
import type { Leaf, StoredMedia } from '../contract/fields.ts'

/** Soft hyphens and the asterisks round words set in italic: made for eyes, in the way of a search. */
const marks = /[\u00AD*]/g

/** A heading as it is read aloud: no soft hyphens, no emphasis. */
export const plainHeading = (heading: string): string => heading.replaceAll(marks, '').replaceAll(/\s+/g, ' ').trim()

/** Returns the text that a visitor reads in a value; choices, addresses, dates and numbers have none. */
export function wordsOf({ kind }: Leaf, value: unknown): string[] {
  if (kind === 'richText') return [plainHeading(htmlAsText(value as string))]
  if (kind === 'string' || kind === 'text') return [plainHeading(value as string)]
  if (kind === 'link') return [plainHeading((value as LinkField | null)?.label ?? '')]
  return kind === 'media' ? [plainHeading((value as StoredMedia | null)?.altText ?? '')] : []
}

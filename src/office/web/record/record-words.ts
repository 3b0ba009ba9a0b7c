import { useMemo } from 'react'
import type { Address } from '#src/common/address.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import { addressLine } from '../orders/address-line.ts'
import { type formatsOf, useFormats } from '../use-formats.ts'

export type Entry = Readonly<Record<string, unknown>>

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a record keeps for programs: ids, addresses of pictures, codes of what is shown in words elsewhere. */
const quiet = new Set([
  'id',
  'version',
  'actions',
  'position',
  'imageUrl',
  'kind',
  'place',
  'count',
  'language',
  'isHidden',
  'isShown',
  // Of a customer, whose whole name stands in the list.
  'firstName',
  'lastName',
])
/** Long texts, which stand by themselves. */
const long = new Set(['text'])

/** The same of a row in a table of the record. */
const quietColumns = new Set(['id', 'position', 'imageUrl', 'fileUrl'])

export const isQuiet = (name: string): boolean => quiet.has(name)
export const isQuietColumn = (name: string): boolean => quietColumns.has(name)
export const isLong = (name: string): boolean => long.has(name)

/** A value that says nothing: there is none, or the answer is no. */
export const saysNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Names that mean something else in a resource than elsewhere. */
const ownWords: Readonly<Record<string, string>> = {
  'withdrawals.note': 'answer-to-shopper',
  'withdrawals.reason': 'answer-to-shopper',
  'promotions.codes': 'promoted-products',
}

/** The word for a part of a record or of what an action asks, by the resource. */
export const wordFor = (t: TextFunction, name: string, resource = ''): string =>
  t(`/desk/field/${ownWords[`${resource}.${name}`] ?? name}`)

/** A value of a record as people read it, by its name and its shape. */
function valueWords(name: string, value: unknown, t: TextFunction, formats: ReturnType<typeof formatsOf>): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  if (typeof value === 'boolean') return t(value ? '/desk/yes' : '/desk/no')
  if (name.endsWith('Cents')) return formats.money(value)
  if (name === 'weightGrams') return `${Number(value)} g`
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formats.moment(value)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formats.day(value)
  if (Array.isArray(value)) return value.map((one) => valueWords('', one, t, formats)).join(', ')
  if (!isEntry(value)) return String(value as string | number) // what JSON has besides
  if (typeof value['label'] === 'string') return value['label']
  const { name: named, street } = value
  if (typeof street === 'string') return [named, street].filter(Boolean).join(', ')
  return addressLine(value as Partial<Address>) // other objects of records are addresses
}

/** The same in the reader's language. */
export function useValueWords(): (name: string, value: unknown) => string {
  const t = useText()
  const formats = useFormats()
  return useMemo(() => (name, value) => valueWords(name, value, t, formats), [t, formats])
}

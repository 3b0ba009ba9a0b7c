import { type Fields, mapFields } from '#src/content/contract/fields.ts'
import type { Stored } from '../contract/common.ts'
import type { Entry, FieldsOfType } from './tree.ts'

/** An address of a page of the site, maybe with a place on it; what has a query is kept as it is. */
const isOwn = (address: string): boolean => /^\/(?!\/|media\/)[^?#]*(#[\w-]+)?$/.test(address)
const hrefs = /href="(\/[^"]*)"/g

/** The values with each address of a page of the site, which is another one in each language, replaced by the result of `nameOf`. */
export function withPageNames(
  fields: Fields,
  stored: Stored,
  fieldsOfType: FieldsOfType,
  nameOf: (address: string) => string,
): Stored {
  const named = (address: unknown): unknown =>
    typeof address === 'string' && isOwn(address) ? nameOf(address) : address
  return mapFields(fields, stored, (leaf, value) => {
    if (leaf.kind === 'url') return named(value)
    if (leaf.kind === 'link' && typeof value === 'object' && value !== null)
      return { ...value, url: named((value as { url?: unknown }).url) }
    if (leaf.kind === 'richText' && typeof value === 'string')
      return value.replaceAll(hrefs, (_whole, address: string) => `href="${String(named(address))}"`)
    if (leaf.kind !== 'area' || !Array.isArray(value)) return value
    return (value as Entry[]).map((entry) => {
      const inner = fieldsOfType(entry.type ?? '')
      return inner && entry.fields
        ? { ...entry, fields: withPageNames(inner, entry.fields, fieldsOfType, nameOf) }
        : entry
    })
  })
}

/** Each address that `withPageNames` would replace, once. */
export function ownAddresses(fields: Fields, stored: Stored, fieldsOfType: FieldsOfType): readonly string[] {
  const found = new Set<string>()
  withPageNames(fields, stored, fieldsOfType, (address) => {
    found.add(address)
    return address
  })
  return [...found]
}

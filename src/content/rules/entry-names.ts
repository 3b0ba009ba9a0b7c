import type { Field } from '../contract/fields.ts'

/** The name that machines know an entry of a list by, the same in every language; empty: it has none. */
export function entryName(of: Field, entry: unknown): string {
  if (of.kind !== 'group' || typeof entry !== 'object' || entry === null) return ''
  const known = Object.entries(of.fields).find(
    ([name, one]) => one.kind === 'string' && (name === 'id' || (one.required && one.pattern !== undefined)),
  )
  const value = known && (entry as Record<string, unknown>)[known[0]]
  return typeof value === 'string' ? value : ''
}

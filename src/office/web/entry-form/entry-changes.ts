import type { EntryForm, EntryFormBody, FormValue, FormValues } from '#src/transfer/contract/entry-form.ts'
import { forget, keep, readKept } from '../use-kept.ts'

/** What a person has changed of a product, category or café and not saved. */
export interface EntryChanges {
  /** The entry's version that the first of them was typed on. */
  version?: number | null
  values: FormValues
  /** The keys are codes of parts; a code that the entry does not have is a new one, null takes a part away. */
  parts: Readonly<Record<string, FormValues | null>>
}

export const noChanges: EntryChanges = { values: {}, parts: {} }

const same = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const set = (changed: FormValues, before: FormValues, name: string, value: FormValue): FormValues => {
  const { [name]: _old, ...rest } = changed
  return same(before[name], value) ? rest : { ...rest, [name]: value }
}

const partOf = (form: EntryForm, code: string): FormValues | undefined =>
  form.parts.find((one) => one.code === code)?.values

/** A value of the entry, or with a code of one of its parts; what is as before is no change. */
export function withValue(
  form: EntryForm,
  changes: EntryChanges,
  name: string,
  value: FormValue,
  code?: string,
): EntryChanges {
  const all = { version: form.version, ...changes }
  if (code === undefined) return { ...all, values: set(changes.values, form.values, name, value) }
  const before = partOf(form, code)
  // What is new has nothing as before: an empty value is said, such as that a day is closed.
  const typed = changes.parts[code] ?? {}
  const changed = before === undefined ? { ...typed, [name]: value } : set(typed, before, name, value)
  const { [code]: _old, ...others } = changes.parts
  const isGone = before !== undefined && Object.keys(changed).length === 0
  return { ...all, parts: isGone ? others : { ...others, [code]: changed } }
}

/** A new part, or one that is there with other values. */
export const withPart = (form: EntryForm, changes: EntryChanges, code: string, values: FormValues): EntryChanges => {
  const { [code]: _old, ...others } = changes.parts
  const cleared: EntryChanges = { version: form.version, ...changes, parts: others }
  const before = partOf(form, code)
  if (before === undefined) return { ...cleared, parts: { ...others, [code]: values } }
  return Object.entries(values).reduce((all, [name, value]) => withValue(form, all, name, value, code), cleared)
}

/** A part that the entry has is taken away with the next save, a new one at once. */
export const withoutPart = (form: EntryForm, changes: EntryChanges, code: string): EntryChanges => {
  const { [code]: _old, ...others } = changes.parts
  const parts = partOf(form, code) === undefined ? others : { ...others, [code]: null }
  return { version: form.version, ...changes, parts }
}

/** A part as it was before it was changed or taken away. */
export const withPartAsBefore = (changes: EntryChanges, code: string): EntryChanges => {
  const { [code]: _old, ...others } = changes.parts
  return { ...changes, parts: others }
}

/** A part that is new or taken away is a change, whatever stands in it. */
export const countChanges = ({ values, parts }: EntryChanges): number =>
  Object.keys(values).length +
  Object.values(parts).reduce((sum, one) => sum + Math.max(1, Object.keys(one ?? {}).length), 0)

export const bodyOf = ({ version }: EntryForm, { values, parts }: EntryChanges): EntryFormBody => ({
  version,
  values: { ...values },
  parts: Object.entries(parts).map(([code, changed]) => ({ code, values: changed && { ...changed } })),
})

export interface Clash {
  /** Null: one took the whole part away, and the other changed it. */
  name: string | null
  /** Undefined: a value of the entry itself. */
  code: string | undefined
  theirs: FormValue
  /** The other one took the part away. */
  isGone?: boolean
}

/** What this person and another one have both changed since `before` was read. */
export function clashesOf(before: EntryForm, now: EntryForm, { values, parts }: EntryChanges): Clash[] {
  const among = (changed: FormValues, old: FormValues = {}, fresh: FormValues = {}, code?: string): Clash[] =>
    Object.keys(changed)
      .filter((name) => !same(old[name], fresh[name]) && !same(fresh[name], changed[name]))
      .map((name) => ({ name, code, theirs: fresh[name] ?? '' }))
  return [
    ...among(values, before.values, now.values),
    ...Object.entries(parts).flatMap(([code, changed]): Clash[] => {
      const [old, fresh] = [partOf(before, code), partOf(now, code)]
      if (changed !== null && old !== undefined && fresh === undefined)
        return [{ name: null, code, theirs: null, isGone: true }]
      if (changed !== null) return among(changed, old, fresh, code)
      const isChanged = fresh !== undefined && JSON.stringify(fresh) !== JSON.stringify(old)
      return isChanged ? [{ name: null, code, theirs: null }] : []
    }),
  ]
}

/** Changes of a part that another person took away would add it again in pieces: they are given all that it had. */
export function withWholeParts(before: EntryForm, now: EntryForm, changes: EntryChanges): EntryChanges {
  const parts = Object.entries(changes.parts).map(([code, changed]) => {
    const isGone = changed !== null && partOf(now, code) === undefined
    return [code, isGone ? { ...partOf(before, code), ...changed } : changed] as const
  })
  return { ...changes, parts: Object.fromEntries(parts) }
}

const keptAs = (resource: string, code: string): string => `${resource}.${code}`

/** This browser keeps what was not saved, whatever becomes of the page. */
export const keepChanges = (resource: string, code: string, changes: EntryChanges): void =>
  countChanges(changes) === 0 ? forget(keptAs(resource, code)) : keep(keptAs(resource, code), JSON.stringify(changes))

export function keptChanges(resource: string, code: string): EntryChanges {
  const kept = parsed<EntryChanges>(keptAs(resource, code))
  return kept ?? (resource === 'products' ? keptBefore(code) : noChanges)
}

/** A draft of a product under its name and in its shape of the time when products alone had a form. It is kept as the others from now on. */
function keptBefore(code: string): EntryChanges {
  const name = keptAs('product', code)
  const kept = parsed<Pick<EntryChanges, 'version' | 'values'> & { variations: EntryChanges['parts'] }>(name)
  if (kept === null) return noChanges
  const { variations, ...changes } = kept
  keepChanges('products', code, { ...changes, parts: variations })
  forget(name)
  return { ...changes, parts: variations }
}

/** What was written under a name; null: nothing, or it cannot be read. */
function parsed<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(readKept(name) || 'null') as Kept | null // written by this office
  } catch {
    return null
  }
}

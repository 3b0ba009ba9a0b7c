import type { FormValue, FormValues, ProductForm, ProductFormBody } from '#src/transfer/contract/product-form.ts'
import { forget, keep, readKept } from '../use-kept.ts'

/** What a person has changed of a product and not saved. */
export interface ProductChanges {
  /** The product's version that the first of them was typed on. */
  version?: number | null
  values: FormValues
  /** The keys are codes of variations; a code that the product does not have is a new one. */
  variations: Readonly<Record<string, FormValues>>
}

export const noChanges: ProductChanges = { values: {}, variations: {} }

const same = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const set = (changed: FormValues, before: FormValues, name: string, value: FormValue): FormValues => {
  const { [name]: _old, ...rest } = changed
  return same(before[name], value) ? rest : { ...rest, [name]: value }
}

const variationOf = (form: ProductForm, code: string): FormValues | undefined =>
  form.variations.find((one) => one.code === code)?.values

/** A value of the product, or with a code of one of its variations; what is as before is no change. */
export function withValue(
  form: ProductForm,
  changes: ProductChanges,
  name: string,
  value: FormValue,
  code?: string,
): ProductChanges {
  const all = { version: form.version, ...changes }
  if (code === undefined) return { ...all, values: set(changes.values, form.values, name, value) }
  const before = variationOf(form, code)
  const changed = set(changes.variations[code] ?? {}, before ?? {}, name, value)
  const { [code]: _old, ...others } = changes.variations
  const isGone = before !== undefined && Object.keys(changed).length === 0
  return { ...all, variations: isGone ? others : { ...others, [code]: changed } }
}

export const countChanges = ({ values, variations }: ProductChanges): number =>
  Object.keys(values).length + Object.values(variations).reduce((sum, one) => sum + Object.keys(one).length, 0)

export const bodyOf = ({ version }: ProductForm, { values, variations }: ProductChanges): ProductFormBody => ({
  version,
  values: { ...values },
  variations: Object.entries(variations).map(([code, changed]) => ({ code, values: { ...changed } })),
})

export interface Clash {
  name: string
  /** Undefined: a value of the product itself. */
  code: string | undefined
  theirs: FormValue
}

/** Fields that this person and another one have both changed since `before` was read. */
export function clashesOf(before: ProductForm, now: ProductForm, { values, variations }: ProductChanges): Clash[] {
  const among = (changed: FormValues, old: FormValues = {}, fresh: FormValues = {}, code?: string): Clash[] =>
    Object.keys(changed)
      .filter((name) => !same(old[name], fresh[name]) && !same(fresh[name], changed[name]))
      .map((name) => ({ name, code, theirs: fresh[name] ?? '' }))
  return [
    ...among(values, before.values, now.values),
    ...Object.entries(variations).flatMap(([code, changed]) =>
      among(changed, variationOf(before, code), variationOf(now, code), code),
    ),
  ]
}

const keptAs = (code: string): string => `product.${code}`

/** This browser keeps what was not saved, whatever becomes of the page. */
export const keepChanges = (code: string, changes: ProductChanges): void =>
  isNothing(changes) ? forget(keptAs(code)) : keep(keptAs(code), JSON.stringify(changes))

/** A new variation is a change before anything is typed in it. */
export const isNothing = (changes: ProductChanges): boolean =>
  countChanges(changes) === 0 && Object.keys(changes.variations).length === 0

export function keptChanges(code: string): ProductChanges {
  try {
    const kept: unknown = JSON.parse(readKept(keptAs(code)) || 'null')
    return (kept as ProductChanges | null) ?? noChanges // written above
  } catch {
    return noChanges
  }
}

import { type Language, languages } from '#src/common/locale.ts'
import type { ProductDraft, ProductTexts, VariationDraft, VariationTexts } from '#src/products/server/product-draft.ts'
import type { CellType } from './cell-type.ts'
import { field, type Field } from './kind.ts'

/* Columns of products and their variations, made from the names of what they hold. */

export type Product = Field<ProductDraft>

/** A column per language, `name_fi`, `name_sv`, `name_en`. */
function perLanguage<Owner, Value>(
  name: string,
  type: (language: Language) => CellType<Value>,
  about: string,
  get: (owner: Owner, language: Language) => Value,
  set: (owner: Owner, language: Language, value: Value) => void,
  needed: readonly Language[] = [],
): Field<Owner>[] {
  return languages.map((language) =>
    field<Owner, Value>(
      `${name}_${language}`,
      type(language),
      about,
      (owner) => get(owner, language),
      (owner, value) => set(owner, language, value),
      needed.includes(language),
    ),
  )
}

export function productText<Key extends keyof ProductTexts>(
  name: string,
  key: Key,
  type: (language: Language) => CellType<ProductTexts[Key]>,
  about: string,
  needed: readonly Language[] = [],
): Product[] {
  return perLanguage<ProductDraft, ProductTexts[Key]>(
    name,
    type,
    about,
    (draft, language) => draft.texts[language][key],
    (draft, language, value) => void (draft.texts[language] = { ...draft.texts[language], [key]: value }),
    needed,
  )
}

export function variationText(name: string, key: keyof VariationTexts, type: CellType<string | null>, about: string) {
  return perLanguage<VariationDraft, string | null>(
    name,
    () => type,
    about,
    (draft, language) => draft.texts[language][key],
    (draft, language, value) => void (draft.texts[language] = { ...draft.texts[language], [key]: value }),
  )
}

/** A column for what an owner holds under one key. */
const keyed =
  <Owner extends object>() =>
  <Key extends keyof Owner>(
    name: string,
    key: Key,
    type: CellType<Owner[Key]>,
    about: string,
    isNeeded = false,
  ): Field<Owner> =>
    field<Owner, Owner[Key]>(
      name,
      type,
      about,
      (owner) => owner[key],
      (owner, value) => void (owner[key] = value),
      isNeeded,
    )

export const product = keyed<ProductDraft>()
export const variation = keyed<VariationDraft>()

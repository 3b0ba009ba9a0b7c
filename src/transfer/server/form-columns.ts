import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import {
  allergenKeys,
  dietKeys,
  fieldColours,
  labelCodes,
  productTypes,
  suitableForKeys,
  tagKeys,
  vatClasses,
} from '#src/products/contract/codes.ts'
import { nutrients } from '#src/products/rules/nutrients.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { labelKey } from '#src/products/server/product-cards.ts'
import type { FormColumn, FormSection, FormValues } from '../contract/entry-form.ts'
import { columnMaker, type FormWords, isOfLanguage, type Look, valuesOf } from './entry-form.ts'
import { picturesColumn } from './form-pictures.ts'
import type { Field, Kind } from './kind.ts'
import { factsKind, imagesKind, productKind } from './product-fields.ts'
import { variationStates } from './variation-plan.ts'

/** Columns that the form leaves to files and to actions with another permission. */
const elsewhere = new Set([
  'published',
  'page_options',
  'additional_details_fi',
  'additional_details_sv',
  'additional_details_en',
])

/** What the form changes: columns of products, facts and pictures. What differs in a variation's facts and pictures comes by files. */
export const formKind: Kind<ProductDraft, VariationDraft> = {
  ...productKind,
  head: [...productKind.head, ...factsKind.head, ...imagesKind.head].filter(({ name }) => !elsewhere.has(name)),
}
const pictureColumns = new Set(imagesKind.head.map(({ name }) => name))
/** The fields that the form shows one by one: pictures are one list. */
export const formHead = formKind.head.filter(({ name }) => !pictureColumns.has(name))

const own =
  (base: string) =>
  (value: string): string =>
    `office/product-form/${base}/${value}`
const named =
  (group: string) =>
  (value: string): string =>
    labelKey(group, value)

const allergens: Look = { widget: 'shares', options: allergenKeys, key: named('allergens') }
const amounts: Look = {
  widget: 'amounts',
  options: nutrients.map(({ name }) => name),
  key: (value) => `catalogue/nutrients/${value.toLowerCase()}`,
  unit: (value) => nutrients.find(({ name }) => name === value)?.unit ?? '',
}
const diets: Look = { widget: 'choices', options: dietKeys, key: named('diets') }
const suitableFor: Look = { widget: 'choices', options: suitableForKeys, key: named('suitable-for') }

/** The colours of the design behind a picture. */
export const backdrop: Look = { widget: 'choice', options: fieldColours, key: own('field') }

const looks: Readonly<Record<string, Look>> = {
  product_type: { widget: 'choice', options: productTypes, key: (value) => `office/products/type/${value}` },
  vat_class: { widget: 'choice', options: vatClasses, key: own('vat_class') },
  field: backdrop,
  variation_state: { widget: 'choice', options: variationStates, key: own('variation_state') },
  gluten_free_oats: { widget: 'choice', options: ['true', 'false'], key: own('gluten_free_oats') },
  tags: { widget: 'choices', options: tagKeys, key: named('tags') },
  labels: { widget: 'choices', options: labelCodes, key: named('labels') },
  categories: { widget: 'list' },
  related: { widget: 'list' },
  pictures: { widget: 'pictures' },
  contents: { widget: 'figure' },
  allergens,
  nutrients: amounts,
  diets,
  suitable_for: suitableFor,
  short_description: { widget: 'lines' },
  ingredients: { widget: 'lines' },
  storage: { widget: 'lines' },
  description: { widget: 'html' },
  size_guide: { widget: 'html' },
  position: { widget: 'figure' },
  weight_grams: { widget: 'figure' },
  drained_grams: { widget: 'figure' },
  volume_ml: { widget: 'figure' },
  pieces: { widget: 'figure' },
  best_before_min_days: { widget: 'figure' },
  alcohol_percent: { widget: 'figure' },
  portion_grams: { widget: 'figure' },
}

const productWords: FormWords = { looks, labelOf: (base) => `office/product-form/column/${base}` }
const facts = new Set(factsKind.head.map(({ name }) => name))
const sectionOf = (name: string): FormSection => (isOfLanguage(name) ? 'texts' : facts.has(name) ? 'facts' : 'selling')

/** Columns with their words, in the order of the form; columns of variations come last. */
export function formColumns(text: TextLookup, language: Language): FormColumn[] {
  const column = columnMaker(productWords, text, language)
  return [
    ...formHead.map((field) => column(field, sectionOf(field.name))),
    column({ name: picturesColumn, isNeeded: false }, 'pictures'),
    ...formKind.part.map((field) => column(field, 'variation')),
  ]
}

/** Values of a product or of a variation, as its form shows them. */
export const productValues = <Owner>(fields: readonly Field<Owner>[], owner: Owner): FormValues =>
  valuesOf(productWords, fields, owner)

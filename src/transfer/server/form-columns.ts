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
import type { FormColumn, FormWidget } from '../contract/product-form.ts'
import type { Kind } from './kind.ts'
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

/** What the form changes: columns of products and facts, and the alternative text of the first picture. What differs in a variation's facts comes by files. */
export const formKind: Kind<ProductDraft, VariationDraft> = {
  ...productKind,
  head: [
    ...productKind.head,
    ...factsKind.head,
    ...imagesKind.head.filter(({ name }) => name.startsWith('image_alt_')),
  ].filter(({ name }) => !elsewhere.has(name)),
}

interface Look {
  widget: FormWidget
  /** Values of a choice, and the key of each one's text. */
  options?: readonly string[]
  key?: (value: string) => string
  /** What a figure counts. */
  unit?: (value: string) => string
}

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

/** Columns that are no single line of text, by their name without a language. */
const looks: Readonly<Record<string, Look>> = {
  product_type: { widget: 'choice', options: productTypes, key: (value) => `office/products/type/${value}` },
  vat_class: { widget: 'choice', options: vatClasses, key: own('vat_class') },
  field: { widget: 'choice', options: fieldColours, key: own('field') },
  variation_state: { widget: 'choice', options: variationStates, key: own('variation_state') },
  gluten_free_oats: { widget: 'choice', options: ['true', 'false'], key: own('gluten_free_oats') },
  tags: { widget: 'choices', options: tagKeys, key: named('tags') },
  labels: { widget: 'choices', options: labelCodes, key: named('labels') },
  categories: { widget: 'list' },
  related: { widget: 'list' },
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

const facts = new Set(factsKind.head.map(({ name }) => name))

/** Columns with their words, in the order of the form; columns of variations come last. */
export function formColumns(text: TextLookup, language: Language): FormColumn[] {
  const column = (name: string, isNeeded: boolean, isOfVariation: boolean): FormColumn => {
    const [, base = name, of = null] = /^(.+)_(fi|sv|en)$/.exec(name) ?? []
    const { widget, options = [], key = String, unit } = looks[base] ?? { widget: 'line' as const }
    const section = isOfVariation ? 'variation' : of !== null ? 'texts' : facts.has(name) ? 'facts' : 'selling'
    return {
      name,
      base,
      language: of,
      label: text(language, `office/product-form/column/${base}`),
      widget,
      section,
      options: options.map((value) => ({
        value,
        label: text(language, key(value)) + (unit ? `, ${unit(value)}` : ''),
      })),
      isNeeded,
    }
  }
  return [
    ...formKind.head.map(({ name, isNeeded }) => column(name, isNeeded, false)),
    ...formKind.part.map(({ name, isNeeded }) => column(name, isNeeded, true)),
  ]
}

/** Whether the form sends what stands in an entry of JSON, where an empty list is not an empty cell. */
export const isJson = (base: string): boolean => {
  const { widget } = looks[base.replace(/_(fi|sv|en)$/, '')] ?? { widget: 'line' }
  return widget === 'choices' || widget === 'shares' || widget === 'amounts' || widget === 'list'
}

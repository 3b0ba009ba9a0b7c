import { isDeepStrictEqual } from 'node:util'
import { languages, type Localized } from '#src/common/locale.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { noProductTexts, noVariationTexts } from './draft-reader.store.ts'
import type { Entry, Values } from './entries.ts'
import { excerpt, type Fault, faultAt, noteAt, type Place } from './fault.ts'
import type { Field, Kind } from './kind.ts'
import type { VariationOwner } from './references.store.ts'
import { countVariations, inOrder, isRemoved, stateColumn, type VariationCounts } from './variation-plan.ts'
import type { FaultReason } from './fault-reason.ts'
import { detailOf } from './fault-words.ts'

/** What a group points at, as it is in the shop and in the groups before it. */
export interface References {
  hasCategory(code: string): boolean
  variationOwner(code: string): VariationOwner | null
  /** Code of the product with that slug. */
  slugOwner(language: string, slug: string): string | null
  /** Whether a variation is in an order, whatever became of it. */
  isOrdered(code: string): boolean
}

export type Plan<Result> =
  | { outcome: 'refused'; faults: Fault[] }
  | { outcome: 'unchanged'; variations?: VariationCounts; notes?: Fault[] }
  | { outcome: 'added' | 'changed'; result: Result; variations?: VariationCounts; notes?: Fault[] }

/** What a group makes of a product, without writing it. `current` is null for a product the shop does not have. */
export function planProduct(
  kind: Kind<ProductDraft, VariationDraft>,
  entry: Entry,
  current: ProductDraft | null,
  references: References,
  today: string,
): Plan<ProductDraft> {
  const faults = [...entry.faults]
  if (current === null && kind.name !== 'products')
    faults.push(faultAt(entry.head, kind.key, 'unknown', detailOf('no-product', { code: entry.key })))
  if (faults.length > 0) return { outcome: 'refused', faults }

  const draft = current === null ? newProduct(entry.key, today) : structuredClone(current)
  if (current === null) faults.push(...missing(kind.head, entry.head, entry.key))
  apply(kind.head, draft, entry.head)
  const notes: Fault[] = []
  if (entry.parts !== null)
    draft.variations = planVariations(kind, entry, entry.parts, draft, { faults, notes }, references)
  normalise(draft)
  if (faults.length === 0) faults.push(...checkProduct(entry, draft, references))
  if (faults.length > 0) return { outcome: 'refused', faults }
  const named = new Set(entry.parts?.map(({ code }) => code))
  const counted = kind.name === 'products' && entry.parts !== null
  const variations = counted ? countVariations(current?.variations ?? [], draft.variations, named) : {}
  if (current !== null && isDeepStrictEqual(draft, normalised(current)))
    return { outcome: 'unchanged', variations, notes }
  return { outcome: current === null ? 'added' : 'changed', result: draft, variations, notes }
}

function planVariations(
  kind: Kind<ProductDraft, VariationDraft>,
  entry: Entry,
  parts: NonNullable<Entry['parts']>,
  draft: ProductDraft,
  { faults, notes }: { faults: Fault[]; notes: Fault[] },
  references: References,
): VariationDraft[] {
  const gone = new Set<string>()
  const known = new Map(draft.variations.map((variation) => [variation.code, variation]))
  const written = parts.flatMap((part) => {
    const before = known.get(part.code)
    if (before === undefined && kind.name !== 'products') {
      const detail = detailOf('no-own-variation', { product: entry.key, code: excerpt(part.code) })
      faults.push(faultAt(part, kind.partKey ?? '', 'unknown', detail))
      return []
    }
    if (isRemoved(part)) {
      if (before === undefined || !references.isOrdered(part.code)) {
        gone.add(part.code)
        return []
      }
      notes.push(noteAt(part, stateColumn, 'ordered', detailOf('ordered', { code: part.code })))
    }
    const variation = before ?? newVariation(part.code, draft)
    if (before === undefined) faults.push(...missing(kind.part, part, part.code))
    apply(kind.part, variation, part)
    return [variation]
  })
  return kind.name === 'products' ? inOrder(draft.variations, written, gone) : draft.variations
}

const missing = <Owner>(fields: readonly Field<Owner>[], values: Values, code: string): Fault[] =>
  fields
    .filter((field) => field.isNeeded && !values.values.has(field.name))
    .map((field) => faultAt(values, field.name, 'required', detailOf('required-new', { code })))

export function apply<Owner>(fields: readonly Field<Owner>[], owner: Owner, { values }: Values): void {
  for (const field of fields) if (values.has(field.name)) field.set(owner, values.get(field.name))
}

/** Points at nothing that is not there, and takes nothing that is another's. */
function checkProduct(entry: Entry, draft: ProductDraft, references: References): Fault[] {
  const faults: Fault[] = []
  const at = (column: string, reason: FaultReason, ...detail: Parameters<typeof detailOf>): void =>
    void faults.push(faultAt(entry.head, column, reason, detailOf(...detail)))
  for (const code of draft.categories)
    if (!references.hasCategory(code)) at('categories', 'unknown', 'no-category', { code })
  if (draft.saleFrom !== null && draft.saleTo !== null && draft.saleTo <= draft.saleFrom)
    at('sale_to', 'order', 'sale-order')
  if (draft.related.includes(draft.code)) at('related', 'itself', 'related-itself')
  if ((draft.productType === 'GiftCard') !== (draft.vatClass === 'giftcard')) at('vat_class', 'place', 'gift-card-vat')
  const operator = draft.responsibleOperator
  if (operator !== null && (operator.name === '' || operator.address === ''))
    at(operator.name === '' ? 'operator_name' : 'operator_address', 'required', 'operator')
  for (const language of languages) {
    const slug = draft.texts[language].slug
    const owner = slug === null ? null : references.slugOwner(language, slug)
    if (owner !== null && owner !== draft.code)
      at(`slug_${language}`, 'taken', 'slug-product', { code: owner, slug: slug ?? '' })
  }
  draft.variations.forEach((variation) => {
    const part = entry.parts?.find(({ code }) => code === variation.code)
    faults.push(...checkVariation(part ?? entry.head, variation, draft, references))
  })
  return faults
}

function checkVariation(place: Place, variation: VariationDraft, draft: ProductDraft, references: References): Fault[] {
  const faults: Fault[] = []
  const at = (column: string, reason: FaultReason, ...detail: Parameters<typeof detailOf>): void =>
    void faults.push(faultAt(place, column, reason, detailOf(...detail)))
  const owner = references.variationOwner(variation.code)
  if (owner !== null && owner.productCode !== draft.code)
    at('variation_code', 'taken', 'variation-taken', { code: variation.code, product: owner.productCode })
  if (variation.contents.length > 0 && draft.productType !== 'Package') at('contents', 'place', 'contents-package')
  else
    for (const { code } of variation.contents) {
      const item = references.variationOwner(code)
      if (item === null) at('contents', 'unknown', 'no-variation', { code })
      else if (item.isPackage || item.productCode === draft.code) at('contents', 'place', 'contents-nested', { code })
    }
  const { flavour } = variation
  if (flavour !== null && (flavour.key === '' || flavour.plates.front === '' || flavour.plates.back === ''))
    at('flavour', 'required', 'flavour')
  return faults
}

const perLanguage = <Row extends object>(row: Row): Localized<Row> =>
  Object.fromEntries(languages.map((language) => [language, { ...row }])) as Localized<Row> // one for each language

const newProduct = (code: string, today: string): ProductDraft => ({
  code,
  productType: 'Product',
  vatClass: 'food',
  brand: '',
  field: 'sand',
  position: 0,
  tags: [],
  diets: [],
  suitableFor: [],
  labels: [],
  allergens: null,
  nutrients: null,
  portionGrams: null,
  glutenFreeOats: false,
  originCountry: null,
  responsibleOperator: null,
  bestBeforeMinDays: null,
  alcoholPercent: null,
  images: [],
  imageDetails: [],
  related: [],
  pageOptions: {},
  newsDate: today,
  saleFrom: null,
  saleTo: null,
  published: false,
  categories: [],
  texts: perLanguage(noProductTexts),
  variations: [],
})

const newVariation = (code: string, draft: ProductDraft): VariationDraft => ({
  code,
  colorHex: null,
  weightGrams: 0,
  drainedGrams: null,
  volumeMl: null,
  pieces: 1,
  images: [],
  published: true,
  stockCode: draft.productType === 'Package' || draft.productType === 'GiftCard' ? null : code,
  allergens: null,
  nutrients: null,
  diets: null,
  suitableFor: null,
  flavour: null,
  texts: perLanguage(noVariationTexts),
  contents: [],
})

/** The order of categories does not matter after the first: the others are sorted. */
function normalise(draft: ProductDraft): void {
  const [main, ...others] = draft.categories
  if (main !== undefined) draft.categories = [main, ...others.toSorted()]
}

function normalised(draft: ProductDraft): ProductDraft {
  const copy = { ...draft }
  normalise(copy)
  return copy
}

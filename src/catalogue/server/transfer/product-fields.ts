import { type Language, languages } from '#src/common/locale.ts'
import {
  allergenKeys,
  dietKeys,
  fieldColours,
  labelCodes,
  productTypes,
  suitableForKeys,
  tagKeys,
  vatClasses,
} from '../../contract/codes.ts'
import { nutrients as nutrientRows } from '../../rules/nutrients.ts'
import type { ProductDraft, ProductTexts, VariationDraft, VariationTexts } from '../product-draft.ts'
import type { CellType } from './cell-type.ts'
import { code, day, mediaPattern, moment, oneOf, slug, text, whole, word, yesNo } from './cell-types.ts'
import { field, type Field, type Kind } from './kind.ts'
import { contents, details, figures, list } from './list-cells.ts'
import { pageOptions } from './page-options.ts'
import { html } from './text-cells.ts'

type Product = Field<ProductDraft>
type Variation = Field<VariationDraft>

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

function productText<Key extends keyof ProductTexts>(
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

function variationText(name: string, key: keyof VariationTexts, type: CellType<string | null>, about: string) {
  return perLanguage<VariationDraft, string | null>(
    name,
    () => type,
    about,
    (draft, language) => draft.texts[language][key],
    (draft, language, value) => void (draft.texts[language] = { ...draft.texts[language], [key]: value }),
  )
}

const product = <Key extends keyof ProductDraft>(
  name: string,
  key: Key,
  type: CellType<ProductDraft[Key]>,
  about: string,
  isNeeded = false,
): Product =>
  field<ProductDraft, ProductDraft[Key]>(
    name,
    type,
    about,
    (draft) => draft[key],
    (draft, value) => void (draft[key] = value),
    isNeeded,
  )

const variation = <Key extends keyof VariationDraft>(
  name: string,
  key: Key,
  type: CellType<VariationDraft[Key]>,
  about: string,
  isNeeded = false,
): Variation =>
  field<VariationDraft, VariationDraft[Key]>(
    name,
    type,
    about,
    (draft) => draft[key],
    (draft, value) => void (draft[key] = value),
    isNeeded,
  )

// A list's type is wider than what is in it: any word may come back from the database.
const words = (known: readonly string[]) => list(oneOf(known), [])
const wordsOrNull = (known: readonly string[]) => list(oneOf(known), null)
const nutrientNames = [...nutrientRows.map(({ name }) => name), 'Polyols']
const allergens = figures(
  allergenKeys,
  '0 no, 1 yes, 2 may contain',
  (figure) => figure === 0 || figure === 1 || figure === 2,
)
const nutrients = figures(
  nutrientNames,
  'an amount per 100 g in its own unit, 0 to 100000',
  (figure) => figure >= 0 && figure <= 100_000,
)
const inFinnish = ['fi'] as const
const ofFinnish =
  <Value>(required: CellType<Value>, optional: CellType<Value>) =>
  (language: Language): CellType<Value> =>
    language === 'fi' ? required : optional

const nameRequired = text(200, undefined) as CellType<string | null>
const slugRequired = slug(undefined) as CellType<string | null>

const productKeys = { key: 'product_code', partKey: 'variation_code', parts: 'variations' } as const
const plate = word(mediaPattern, 200, 'the path of a picture of the shop: /media/plates/dark.webp', null, 'path')

type Flavour = NonNullable<VariationDraft['flavour']>
const flavour = (draft: VariationDraft): Flavour => draft.flavour ?? { key: '', plates: { front: '', back: '' } }
/** A flavour is there when any of its three columns is; that all three are is checked with the whole product. */
function setFlavour(draft: VariationDraft, next: Flavour): void {
  draft.flavour = next.key === '' && next.plates.front === '' && next.plates.back === '' ? null : next
}

export const productKind: Kind<ProductDraft, VariationDraft> = {
  name: 'products',
  ...productKeys,
  about:
    'Products with their variations, a line for each variation. Variations that a product has no line for any more are taken out of the shop.',
  head: [
    product('product_type', 'productType', oneOf(productTypes), 'decides the product page', true),
    product('vat_class', 'vatClass', oneOf(vatClasses), 'decides the tax', true),
    product('brand', 'brand', text(100, undefined) as CellType<string>, '', true),
    product('field', 'field', oneOf(fieldColours), 'colour behind its pictures'),
    product('position', 'position', whole(-1_000_000, 1_000_000, 0), 'place in the standard order'),
    product('published', 'published', yesNo, 'false for something new until it is said'),
    product('news_date', 'newsDate', day, 'launch; today for something new'),
    product('sale_from', 'saleFrom', moment, 'beginning of the sales window; empty: none'),
    product('sale_to', 'saleTo', moment, 'its end, no longer sold then; empty: none'),
    product('categories', 'categories', list(code, []), 'codes, the main category first'),
    product('tags', 'tags', words(tagKeys), ''),
    product('labels', 'labels', words(labelCodes), 'badges'),
    product('related', 'related', list(code, []), 'product codes'),
    product('page_options', 'pageOptions', pageOptions, 'switches of the product page'),
    ...productText('name', 'name', ofFinnish(nameRequired, text(200, null)), 'falls back to Finnish', inFinnish),
    ...productText('slug', 'slug', ofFinnish(slugRequired, slug(null)), 'end of the address', inFinnish),
    ...productText('short_description', 'shortDescription', () => text(1_000, null, true), ''),
    ...productText('description', 'description', () => html(20_000), ''),
    ...productText('size_guide', 'sizeGuide', () => html(20_000), ''),
    ...productText('additional_details', 'additionalDetails', () => details, ''),
  ],
  part: [
    field<VariationDraft, boolean>(
      'variation_published',
      yesNo,
      'true for something new',
      (draft) => draft.published ?? true,
      (draft, value) => void (draft.published = value),
    ),
    variation('weight_grams', 'weightGrams', whole(0, 1_000_000, undefined), 'net; 0 for what has no weight', true),
    variation('pieces', 'pieces', whole(1, 10_000, 1), 'how many pieces are in it'),
    variation('color_hex', 'colorHex', word(/^#[0-9a-f]{6}$/, 7, 'a colour such as #8a1f2b', null, 'colour'), ''),
    variation(
      'stock_code',
      'stockCode',
      { ...code, empty: null } as CellType<string | null>,
      'its shelf; empty for packages limited by their contents alone',
    ),
    variation('contents', 'contents', contents, 'what a package holds'),
    field<VariationDraft, string | null>(
      'flavour',
      word(/^[a-z0-9-]+$/, 64, 'a word of a-z, 0-9 and hyphens', null),
      'of engraved tablets, with both plates',
      (draft) => draft.flavour?.key || null,
      (draft, value) => setFlavour(draft, { ...flavour(draft), key: value ?? '' }),
    ),
    field<VariationDraft, string | null>(
      'plate_front',
      plate,
      '',
      (draft) => draft.flavour?.plates.front || null,
      (draft, value) =>
        setFlavour(draft, { ...flavour(draft), plates: { ...flavour(draft).plates, front: value ?? '' } }),
    ),
    field<VariationDraft, string | null>(
      'plate_back',
      plate,
      '',
      (draft) => draft.flavour?.plates.back || null,
      (draft, value) =>
        setFlavour(draft, { ...flavour(draft), plates: { ...flavour(draft).plates, back: value ?? '' } }),
    ),
    ...variationText('variation_name', 'name', text(200, null), ''),
    ...variationText('size', 'size', text(60, null), ''),
    ...variationText('color', 'color', text(60, null), 'name of the colour'),
    ...variationText('flavour_name', 'flavourName', text(100, null), ''),
  ],
}

export const factsKind: Kind<ProductDraft, VariationDraft> = {
  name: 'facts',
  ...productKeys,
  about:
    'Food facts. A line without variation_code is about the product, one with it says what differs for that variation.',
  head: [
    ...productText('name_of_the_food', 'nameOfTheFood', () => text(300, null), 'legal name'),
    ...productText('ingredients', 'ingredients', () => html(10_000), 'allergens in <strong>'),
    ...productText('storage', 'storage', () => text(500, null, true), ''),
    product('allergens', 'allergens', allergens, ''),
    product('nutrients', 'nutrients', nutrients, ''),
    product('diets', 'diets', words(dietKeys), ''),
    product('suitable_for', 'suitableFor', words(suitableForKeys), ''),
    product('portion_grams', 'portionGrams', whole(1, 100_000, null), ''),
    product('gluten_free_oats', 'glutenFreeOats', yesNo, 'the oats are certified'),
  ],
  part: [
    ...variationText('ingredients', 'ingredients', html(10_000), 'empty: as the product'),
    variation('allergens', 'allergens', allergens, 'empty: as the product'),
    variation('nutrients', 'nutrients', nutrients, 'empty: as the product'),
    variation('diets', 'diets', wordsOrNull(dietKeys), 'empty: as the product'),
    variation('suitable_for', 'suitableFor', wordsOrNull(suitableForKeys), 'empty: as the product'),
  ],
}

/** Names of files are found and turned into paths before a product sees them. */
const pictures = list(
  word(
    /^[^\\|\p{Cc}]+\.(webp|png|jpe?g|avif)$/iu,
    200,
    'the name of a WebP, PNG, JPEG or AVIF file',
    undefined,
    'picture',
  ),
  [],
)

export const imagesKind: Kind<ProductDraft, VariationDraft> = {
  name: 'images',
  ...productKeys,
  about:
    'Pictures, as names of files in the folder that is given, or as paths of pictures the shop has. A line without variation_code is about the product.',
  head: [
    product('images', 'images', pictures, 'the first one is on the card'),
    ...productText('image_alt', 'imageAlt', () => text(300, null), 'what the first picture shows'),
  ],
  part: [variation('images', 'images', pictures, 'none: those of the product')],
}

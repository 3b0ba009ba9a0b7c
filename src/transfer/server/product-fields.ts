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
import { nutrients as nutrientRows } from '#src/products/rules/nutrients.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import type { CellType } from './cell-type.ts'
import {
  alcoholPercent,
  code,
  country,
  day,
  moment,
  oneOf,
  slug,
  text,
  until,
  whole,
  word,
  yesNo,
} from './cell-types.ts'
import { imageDetails } from './image-details.ts'
import { field, type Kind } from './kind.ts'
import { contents, details, figures, list } from './list-cells.ts'
import { pageOptions } from './page-options.ts'
import { product, productText, type Product, variation, variationText } from './product-columns.ts'
import { html, ingredients } from './text-cells.ts'
import { mediaPattern } from '#src/products/contract/codes.ts'
import { stateColumn, type VariationState, variationStates } from './variation-plan.ts'

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
const plate = word(
  mediaPattern,
  200,
  'the path of a picture of the shop: /media/plates/dark.webp',
  'path',
  null,
  'path',
)

type Flavour = NonNullable<VariationDraft['flavour']>
const flavour = (draft: VariationDraft): Flavour => draft.flavour ?? { key: '', plates: { front: '', back: '' } }
/** A flavour is there when any of its three columns is; that all three are is checked with the whole product. */
function setFlavour(draft: VariationDraft, next: Flavour): void {
  draft.flavour = next.key === '' && next.plates.front === '' && next.plates.back === '' ? null : next
}

type Operator = NonNullable<ProductDraft['responsibleOperator']>
/** An operator is there when either of its columns is; that both are is checked with the whole product. */
const operatorPart = (part: keyof Operator, about: string): Product =>
  field<ProductDraft, string | null>(
    `operator_${part}`,
    text(300, null),
    about,
    (draft) => draft.responsibleOperator?.[part] || null,
    (draft, value) => {
      const next = { name: '', address: '', ...draft.responsibleOperator, [part]: value ?? '' }
      draft.responsibleOperator = next.name === '' && next.address === '' ? null : next
    },
  )

export const productKind: Kind<ProductDraft, VariationDraft> = {
  name: 'products',
  ...productKeys,
  about:
    'Products with their variations, a line for each variation. Variations that a file has no line for are left as they are.',
  head: [
    product('product_type', 'productType', oneOf(productTypes), 'decides the product page', true),
    product('vat_class', 'vatClass', oneOf(vatClasses), 'decides the tax', true),
    product('brand', 'brand', text(100, undefined) as CellType<string>, '', true),
    product('field', 'field', oneOf(fieldColours), 'colour behind its pictures'),
    product('position', 'position', whole(-1_000_000, 1_000_000, 0), 'place in the standard order'),
    product('published', 'published', yesNo, 'false for something new until it is said'),
    product('news_date', 'newsDate', day, 'launch; today for something new'),
    product('sale_from', 'saleFrom', moment, 'beginning of the sales window; empty: none'),
    product('sale_to', 'saleTo', until, 'its end, no longer sold then; empty: none'),
    product('categories', 'categories', list(code, []), 'codes, the main category first'),
    product('tags', 'tags', words(tagKeys), ''),
    product('labels', 'labels', words(labelCodes), 'badges'),
    product('related', 'related', list(code, []), 'product codes'),
    product('page_options', 'pageOptions', pageOptions, 'switches of the product page'),
    ...productText('name', 'name', ofFinnish(nameRequired, text(200, null)), 'falls back to Finnish', inFinnish),
    ...productText('slug', 'slug', ofFinnish(slugRequired, slug(null)), 'end of the address', inFinnish),
    ...productText('short_description', 'shortDescription', () => text(1_000, null, true), ''),
    ...productText(
      'story_heading',
      'storyHeading',
      () => text(100, null),
      'over the description; empty: the legal name',
    ),
    ...productText('description', 'description', () => html(20_000), ''),
    ...productText('size_guide', 'sizeGuide', () => html(20_000), ''),
    ...productText('additional_details', 'additionalDetails', () => details, ''),
  ],
  part: [
    field<VariationDraft, VariationState>(
      stateColumn,
      oneOf(variationStates),
      'active for something new; one that was ever ordered is withdrawn instead of removed',
      (draft) => (draft.published === false ? 'withdrawn' : 'active'),
      (draft, value) => void (draft.published = value === 'active'),
    ),
    variation('weight_grams', 'weightGrams', whole(0, 1_000_000, undefined), 'net; 0 for what has no weight', true),
    variation('drained_grams', 'drainedGrams', whole(1, 1_000_000, null), 'of what lies in a liquid: without it'),
    variation('volume_ml', 'volumeMl', whole(1, 1_000_000, null), 'of what is sold by volume'),
    variation('pieces', 'pieces', whole(1, 10_000, 1), 'how many pieces are in it'),
    variation(
      'color_hex',
      'colorHex',
      word(/^#[0-9a-f]{6}$/, 7, 'a colour such as #8a1f2b', 'colour', null, 'colour'),
      '',
    ),
    variation(
      'stock_code',
      'stockCode',
      { ...code, empty: null } as CellType<string | null>,
      'its shelf; empty for packages limited by their contents alone',
    ),
    variation('contents', 'contents', contents, 'what a package holds'),
    field<VariationDraft, string | null>(
      'flavour',
      word(/^[a-z0-9-]+$/, 64, 'a word of a-z, 0-9 and hyphens', 'word', null),
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
    ...productText('ingredients', 'ingredients', () => ingredients, 'by falling weight; the shop emphasises allergens'),
    ...productText('storage', 'storage', () => text(500, null, true), ''),
    ...productText(
      'primary_ingredient_origin',
      'primaryIngredientOrigin',
      () => text(200, null),
      'if elsewhere than the food',
    ),
    product('origin_country', 'originCountry', country, 'where it is made'),
    operatorPart('name', 'who answers for the food'),
    operatorPart('address', 'where that business is'),
    product(
      'best_before_min_days',
      'bestBeforeMinDays',
      whole(1, 10_000, null),
      'days at least left when it is delivered',
    ),
    product('alcohol_percent', 'alcoholPercent', alcoholPercent, 'empty up to 1.2'),
    product('allergens', 'allergens', allergens, ''),
    product('nutrients', 'nutrients', nutrients, ''),
    product('diets', 'diets', words(dietKeys), ''),
    product('suitable_for', 'suitableFor', words(suitableForKeys), ''),
    product('portion_grams', 'portionGrams', whole(1, 100_000, null), ''),
    product('gluten_free_oats', 'glutenFreeOats', yesNo, 'the oats are certified'),
  ],
  part: [
    ...variationText('ingredients', 'ingredients', ingredients, 'empty: as the product'),
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
    'picture-name',
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
    product('image_details', 'imageDetails', imageDetails, 'of each picture, in the order of images'),
  ],
  part: [variation('images', 'images', pictures, 'none: those of the product')],
}

import { type Language, languages } from '#src/common/locale.ts'
import type { Cents } from '#src/common/money.ts'
import { fieldColours } from '#src/products/contract/codes.ts'
import type { CellType } from './cell-type.ts'
import { moment, money, oneOf, slug, text, until, whole, word, yesNo } from './cell-types.ts'
import { field, type Field, type Kind } from './kind.ts'
import { html } from './text-cells.ts'
import type { CategoryDraft } from '#src/products/server/product-draft.ts'
import { mediaPattern } from '#src/products/contract/codes.ts'

type CategoryTexts = CategoryDraft['texts'][Language]

const categoryText = (name: string, key: keyof CategoryTexts, type: CellType<string>, isNeeded: boolean) =>
  languages.map((language) =>
    field<CategoryDraft, string>(
      `${name}_${language}`,
      type,
      '',
      (draft) => draft.texts[language][key],
      (draft, value) => void (draft.texts[language] = { ...draft.texts[language], [key]: value }),
      isNeeded,
    ),
  )

const categoryField = <Key extends keyof CategoryDraft>(
  name: string,
  key: Key,
  type: CellType<CategoryDraft[Key]>,
  about: string,
): Field<CategoryDraft> =>
  field<CategoryDraft, CategoryDraft[Key]>(
    name,
    type,
    about,
    (draft) => draft[key],
    (draft, value) => void (draft[key] = value),
  )

/** HTML that is empty rather than null. */
const body: CellType<string> = { ...(html(50_000) as CellType<string>), empty: '' }

export const categoryCode = word(
  /^[a-z0-9-]+$/,
  64,
  'a code of a-z, 0-9 and hyphens',
  'category-code',
  undefined,
  'code',
)

export const categoryKind: Kind<CategoryDraft> = {
  name: 'categories',
  key: 'category_code',
  partKey: null,
  parts: null,
  about: 'Categories, parents before their children.',
  head: [
    categoryField(
      'parent_code',
      'parentCode',
      { ...categoryCode, empty: null } as CellType<string | null>,
      'empty: at the top',
    ),
    categoryField('position', 'position', whole(-1_000_000, 1_000_000, 0), 'place among its siblings'),
    categoryField('field', 'field', oneOf(fieldColours) as CellType<string>, 'colour behind its picture'),
    categoryField(
      'image',
      'image',
      word(mediaPattern, 200, 'the path of a picture of the shop: /media/category/bars.webp', 'path', '', 'path'),
      '',
    ),
    field<CategoryDraft, boolean>(
      'published',
      yesNo,
      'true for something new',
      (draft) => draft.published ?? true,
      (draft, value) => void (draft.published = value),
    ),
    ...categoryText('name', 'name', text(200, undefined) as CellType<string>, true),
    ...categoryText('slug', 'slug', slug(undefined) as CellType<string>, true),
    ...categoryText('body', 'body', body, false),
    ...categoryText('meta_description', 'metaDescription', text(500, '') as CellType<string>, false),
  ],
  part: [],
}

export interface StockCount {
  onHand: number
  /** Null: now. */
  countedAt: Date | null
}

export const stockKind: Kind<StockCount> = {
  name: 'stock',
  key: 'stock_code',
  partKey: null,
  parts: null,
  about:
    'Counts of shelves: what lies there, also where more is promised to orders. A row that was counted before anything last came to or left its shelf is refused.',
  head: [
    field<StockCount, number>(
      'on_hand',
      whole(0, 1_000_000, undefined) as CellType<number>,
      'units on the shelf',
      (count) => count.onHand,
      (count, value) => void (count.onHand = value),
      true,
    ),
    field<StockCount, Date | null>(
      'counted_at',
      moment,
      'empty: now',
      (count) => count.countedAt,
      (count, value) => void (count.countedAt = value),
    ),
  ],
  part: [],
}

/** A line of a price history as a file has it. */
export interface PriceEntry {
  kind: 'normal' | 'campaign'
  cents: Cents | null
  /** Null: now. */
  validFrom: Date | null
  validTo: Date | null
  campaign: string
  /** Null: now. */
  createdAt: Date | null
  /** Empty: who imports. */
  createdBy: string
}

const price = <Key extends keyof PriceEntry>(
  name: string,
  key: Key,
  type: CellType<PriceEntry[Key]>,
  about: string,
  isNeeded = false,
): Field<PriceEntry> =>
  field<PriceEntry, PriceEntry[Key]>(
    name,
    type,
    about,
    (entry) => entry[key],
    (entry, value) => void (entry[key] = value),
    isNeeded,
  )

export const priceKind: Kind<never, PriceEntry> = {
  name: 'prices',
  key: 'variation_code',
  partKey: null,
  parts: 'prices',
  about:
    'Lines of price histories, which only grow. Lines that are there already add nothing. A variation without any price may bring its history along; afterwards no line begins in the past.',
  head: [],
  part: [
    price('kind', 'kind', { ...oneOf(['normal', 'campaign']), empty: 'normal' }, 'empty: normal'),
    price('price', 'cents', money, 'empty: ends the campaigns of that time'),
    price('valid_from', 'validFrom', moment, 'empty: now'),
    price('valid_to', 'validTo', until, 'end of a campaign; empty: open'),
    price('campaign', 'campaign', text(100, '') as CellType<string>, 'its name'),
    price('created_at', 'createdAt', moment, 'when a line of a history brought along was written'),
    price('created_by', 'createdBy', text(100, '') as CellType<string>, 'who wrote it'),
  ],
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { Focus } from '../../src/content/contract/field-types.ts'
import {
  allergenKeys,
  type AllergenKey,
  Code,
  dietKeys,
  FieldColour,
  labelCodes,
  ProductType,
  suitableForKeys,
  tagKeys,
  VatClass,
} from '../../src/products/contract/codes.ts'
import { ProductPageOptions } from '../../src/products/contract/page-options.ts'
import sales from './sales.json' with { type: 'json' }

/** The shape of `products/*.json` and `categories.json`; README.md beside says what the fields mean. */

const Text = Type.String({ minLength: 1 })
const Texts = Type.Object({ fi: Text, sv: Text, en: Text }, { additionalProperties: false })
const Slug = Type.String({ pattern: '^[a-z0-9-]+$' })
const Slugs = Type.Object({ fi: Slug, sv: Slug, en: Slug }, { additionalProperties: false })
const Cents = Type.Integer({ minimum: 1 })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const FileName = Type.String({ pattern: '^[a-z0-9-]+\\.webp$' })
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** What a maker of sweets and bread has nothing of in the house; declared where there is some all the same. */
const rareAllergens: readonly AllergenKey[] = ['celery', 'mustard', 'lupin', 'fish', 'crustaceans', 'molluscs']
const AllergenValue = Type.Integer({ minimum: 0, maximum: 2 })
const Allergens = Type.Object(
  Object.fromEntries(
    allergenKeys.map((key) => [key, rareAllergens.includes(key) ? Type.Optional(AllergenValue) : AllergenValue]),
  ),
  { additionalProperties: false },
)
const Nutrients = Type.Record(Type.String(), Type.Number({ minimum: 0 }))

const IncludedItem = Type.Object(
  { code: Code, quantity: Type.Integer({ minimum: 1, maximum: 20 }) },
  { additionalProperties: false },
)

const VariationFile = Type.Object(
  {
    code: Code,
    size: nullable(Texts),
    color: nullable(Texts),
    colorHex: nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
    name: Texts,
    // Null for packages: what their contents add up to.
    weightGrams: nullable(Type.Integer({ minimum: 0 })),
    pieces: nullable(Type.Integer({ minimum: 1 })),
    drainedGrams: Type.Optional(Type.Integer({ minimum: 1 })),
    volumeMl: Type.Optional(Type.Integer({ minimum: 1 })),
    priceCents: Cents,
    campaign: nullable(
      Type.Object({ priceCents: Cents, from: Day, to: Day, lowest30DaysCents: Cents }, { additionalProperties: false }),
    ),
    stock: nullable(Type.Integer({ minimum: 0 })),
    images: Type.Array(FileName, { minItems: 1 }),
    // Engraved tablets: each flavour is a food of its own.
    flavourKey: Type.Optional(Type.String()),
    flavourName: Type.Optional(Texts),
    plates: Type.Optional(Type.Object({ front: FileName, back: FileName }, { additionalProperties: false })),
    ingredients: Type.Optional(Texts),
    allergens: Type.Optional(Allergens),
    nutrients: Type.Optional(Nutrients),
    diets: Type.Optional(Type.Array(Type.Enum(dietKeys))),
    suitableFor: Type.Optional(Type.Array(Type.Enum(suitableForKeys))),
    // Packages whose sizes hold different things.
    includedItems: Type.Optional(Type.Array(IncludedItem)),
  },
  { additionalProperties: false },
)
export type VariationFile = Type.Static<typeof VariationFile>

const ProductFile = Type.Object(
  {
    code: Code,
    slug: Slugs,
    category: Slug,
    // Further categories it stands in: groups below its own.
    groups: Type.Optional(Type.Array(Slug, { minItems: 1 })),
    productType: ProductType,
    brand: Type.Enum(['Konvehti', 'Willja', 'Froosh']),
    vatClass: VatClass,
    // `bestseller` is nobody's to write: it follows from the sales.
    tags: Type.Array(Type.Enum(tagKeys.filter((key) => key !== 'bestseller'))),
    diets: Type.Array(Type.Enum(dietKeys)),
    suitableFor: Type.Array(Type.Enum(suitableForKeys)),
    labels: Type.Array(Type.Enum(labelCodes)),
    glutenFreeOats: Type.Optional(Type.Boolean()),
    field: FieldColour,
    name: Texts,
    nameOfTheFood: Texts,
    storyHeading: Texts,
    shortDescription: Texts,
    description: Texts,
    ingredients: nullable(Texts),
    // Null: what the contents of a package, or the flavours of a tablet, declare together.
    allergens: nullable(Allergens),
    nutrients: nullable(Nutrients),
    portionGrams: nullable(Type.Integer({ minimum: 1 })),
    storage: Texts,
    originCountry: nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
    primaryIngredientOrigin: nullable(Texts),
    bestBeforeMinDays: nullable(Type.Integer({ minimum: 1 })),
    alcoholPercent: Type.Optional(Type.Number({ exclusiveMinimum: 1.2, maximum: 100 })),
    additionalDetails: Type.Array(Type.Object({ title: Texts, content: Texts }, { additionalProperties: false }), {
      minItems: 1,
    }),
    // A table of its sizes, HTML.
    sizeGuide: Type.Optional(Texts),
    // Switches of its page.
    pageOptions: Type.Optional(ProductPageOptions),
    images: Type.Array(FileName, { minItems: 1 }),
    imageAlt: Texts,
    imageDetails: Type.Array(
      Type.Object({ altTexts: Type.Optional(Texts), focus: Focus }, { additionalProperties: false }),
      { minItems: 1 },
    ),
    related: Type.Array(Code),
    newsDate: Day,
    variations: Type.Array(VariationFile, { minItems: 1 }),
    includedItems: Type.Array(IncludedItem),
  },
  { additionalProperties: false },
)
export interface ProductFile extends Omit<Type.Static<typeof ProductFile>, 'tags'> {
  tags: (typeof tagKeys)[number][]
  /** Units, of `sales.json`. */
  soldLastMonth: number
}

/** From how many a month something is what people come for. */
export const popularFrom = 100

const CategoryFile = Type.Object(
  {
    code: Slug,
    // Of a group: the category it belongs to, which stands before it.
    parent: Type.Optional(Slug),
    slug: Slugs,
    name: Texts,
    body: Texts,
    field: FieldColour,
    image: Type.String({ pattern: '^[a-z0-9/-]+\\.webp$' }),
    metaDescription: Texts,
  },
  { additionalProperties: false },
)
export type CategoryFile = Type.Static<typeof CategoryFile>

const directory = import.meta.dirname

/** All product files, by code, the tenth that sells best tagged so; throws with file and place when one has another shape. */
export async function readProductFiles(): Promise<ProductFile[]> {
  const names = (await readdir(join(directory, 'products'))).filter((name) => name.endsWith('.json')).toSorted()
  const products = await Promise.all(names.map(async (name) => parse(ProductFile, join(directory, 'products', name))))
  const soldOf = new Map(Object.entries(sales))
  const best = new Set(
    products
      .map(({ code }) => code)
      .toSorted((a, b) => (soldOf.get(b) ?? 0) - (soldOf.get(a) ?? 0))
      .slice(0, Math.floor(products.length / 10)),
  )
  return products
    .map((product): ProductFile => {
      const soldLastMonth = soldOf.get(product.code)
      if (soldLastMonth === undefined) throw new Error(`sales.json: nothing is said of ${product.code}`)
      return {
        ...product,
        soldLastMonth,
        tags: best.has(product.code) ? [...product.tags, 'bestseller'] : product.tags,
      }
    })
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** In menu order. */
export async function readCategoryFile(): Promise<CategoryFile[]> {
  return parse(Type.Array(CategoryFile), join(directory, 'categories.json'))
}

async function parse<T extends Type.TSchema>(schema: T, file: string): Promise<Type.Static<T>> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (Value.Check(schema, value)) return value
  const faults = Value.Errors(schema, value)
    .slice(0, 5)
    .map((error) => `${error.instancePath} ${error.message}`)
  throw new Error(`${file}: ${faults.join('; ')}`)
}

import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#src/common/locale.ts'
import type { ImageDetails } from './product-draft.ts'
import type { StoredFlavour } from '../contract/product.ts'
import type { StoredNotice } from '../contract/notice.ts'

/** Computed by the database from the other columns; the migration says how. */
const stated = () => integer('stated').notNull().generatedAlwaysAs(0)

export const category = pgTable('category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  guid: uuid().notNull().defaultRandom(),
  code: text().notNull().unique(),
  parentId: integer('parent_id'),
  position: integer().notNull().default(0),
  field: text().notNull(),
  image: text().notNull().default(''),
  published: boolean().notNull().default(true),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id').notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    body: text().notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
)

export const product = pgTable('product', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  guid: uuid().notNull().defaultRandom(),
  code: text().notNull().unique(),
  productType: text('product_type').$type<'Product' | 'Package' | 'CustomTablet' | 'GiftCard'>().notNull(),
  brand: text().notNull(),
  vatClass: text('vat_class').$type<'food' | 'general' | 'giftcard'>().notNull(),
  field: text().notNull(),
  position: integer().notNull().default(0),
  tags: text().array().notNull().default([]),
  diets: text().array().notNull().default([]),
  suitableFor: text('suitable_for').array().notNull().default([]),
  labels: text().array().notNull().default([]),
  allergens: jsonb().$type<Record<string, number>>(),
  nutrients: jsonb().$type<Record<string, number>>(),
  portionGrams: integer('portion_grams'),
  glutenFreeOats: boolean('gluten_free_oats').notNull().default(false),
  images: text().array().notNull().default([]),
  imageDetails: jsonb('image_details').$type<ImageDetails[]>().notNull().default([]),
  related: text().array().notNull().default([]),
  pageOptions: jsonb('page_options').$type<Record<string, unknown>>().notNull().default({}),
  notice: jsonb().$type<StoredNotice>(),
  newsDate: date('news_date').notNull(),
  saleFrom: timestamp('sale_from', { withTimezone: true }),
  saleTo: timestamp('sale_to', { withTimezone: true }),
  originCountry: text('origin_country'),
  responsibleOperator: jsonb('responsible_operator').$type<{ name: string; address: string }>(),
  bestBeforeMinDays: integer('best_before_min_days'),
  alcoholPercent: doublePrecision('alcohol_percent'),
  published: boolean().notNull().default(false),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  stated: stated(),
})

export const productText = pgTable(
  'product_text',
  {
    productId: integer('product_id').notNull(),
    language: text().$type<Language>().notNull(),
    name: text(),
    slug: text(),
    nameOfTheFood: text('name_of_the_food'),
    storyHeading: text('story_heading'),
    shortDescription: text('short_description'),
    description: text(),
    ingredients: text(),
    storage: text(),
    imageAlt: text('image_alt'),
    sizeGuide: text('size_guide'),
    additionalDetails: jsonb('additional_details').$type<{ title: string; content: string }[]>(),
    primaryIngredientOrigin: text('primary_ingredient_origin'),
    stated: stated(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
)

export const productCategory = pgTable(
  'product_category',
  {
    productId: integer('product_id').notNull(),
    categoryId: integer('category_id').notNull(),
    isMain: boolean('is_main').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productId, table.categoryId] })],
)

export const variation = pgTable('variation', {
  code: text().primaryKey(),
  productId: integer('product_id').notNull(),
  position: integer().notNull(),
  colorHex: text('color_hex'),
  weightGrams: integer('weight_grams').notNull(),
  pieces: integer().notNull().default(1),
  images: text().array().notNull().default([]),
  stockCode: text('stock_code'),
  allergens: jsonb().$type<Record<string, number>>(),
  nutrients: jsonb().$type<Record<string, number>>(),
  diets: text().array(),
  suitableFor: text('suitable_for').array(),
  flavour: jsonb().$type<StoredFlavour>(),
  drainedGrams: integer('drained_grams'),
  volumeMl: integer('volume_ml'),
  published: boolean().notNull().default(true),
  stated: stated(),
})

export const variationText = pgTable(
  'variation_text',
  {
    variationCode: text('variation_code').notNull(),
    language: text().$type<Language>().notNull(),
    name: text(),
    size: text(),
    color: text(),
    ingredients: text(),
    flavourName: text('flavour_name'),
    stated: stated(),
  },
  (table) => [primaryKey({ columns: [table.variationCode, table.language] })],
)

export const packageItem = pgTable(
  'package_item',
  {
    packageCode: text('package_code').notNull(),
    itemCode: text('item_code').notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageCode, table.itemCode] })],
)

export const price = pgTable('price', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  variationCode: text('variation_code').notNull(),
  kind: text().$type<'normal' | 'campaign'>().notNull(),
  cents: integer(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  validTo: timestamp('valid_to', { withTimezone: true }),
  campaign: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
})

export const restockRequest = pgTable('restock_request', {
  id: uuid().primaryKey().defaultRandom(),
  variationCode: text('variation_code').notNull(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

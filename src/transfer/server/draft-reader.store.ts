import { sql } from 'drizzle-orm'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { ProductDraft, ProductTexts, VariationDraft, VariationTexts } from '#src/products/server/product-draft.ts'
import type { CategoryDraft } from '#src/products/server/product-draft.ts'

/* Products as they are written, read back: what imports compare with and exports write. */

type Texts<Row> = (Row & { language: Language })[]
interface ProductJson extends Omit<ProductDraft, 'texts' | 'variations' | 'saleFrom' | 'saleTo'> {
  saleFrom: number | null
  saleTo: number | null
  texts: Texts<ProductTexts>
  variations: (Omit<VariationDraft, 'texts'> & { texts: Texts<VariationTexts> })[]
}

// Moments travel as milliseconds: inside JSON they would be text in the session's own style.
const productJson = sql`
  json_build_object(
    'code', p.code, 'productType', p.product_type, 'vatClass', p.vat_class, 'brand', p.brand, 'field', p.field,
    'position', p.position, 'tags', p.tags, 'diets', p.diets, 'suitableFor', p.suitable_for, 'labels', p.labels,
    'allergens', p.allergens, 'nutrients', p.nutrients, 'portionGrams', p.portion_grams,
    'glutenFreeOats', p.gluten_free_oats, 'originCountry', p.origin_country,
    'responsibleOperator', p.responsible_operator, 'bestBeforeMinDays', p.best_before_min_days,
    'alcoholPercent', p.alcohol_percent, 'images', p.images, 'imageDetails', p.image_details, 'related', p.related, 'pageOptions', p.page_options,
    'newsDate', to_char(p.news_date, 'YYYY-MM-DD'), 'published', p.published,
    'saleFrom', (extract(epoch from p.sale_from) * 1000)::float8, 'saleTo', (extract(epoch from p.sale_to) * 1000)::float8,
    'categories', coalesce((select json_agg(c.code order by pc.is_main desc, c.code) from product_category as pc
      join category as c on c.id = pc.category_id where pc.product_id = p.id), '[]'),
    'texts', coalesce((select json_agg(json_build_object('language', t.language, 'name', t.name, 'slug', t.slug,
      'nameOfTheFood', t.name_of_the_food, 'storyHeading', t.story_heading,
      'shortDescription', t.short_description, 'description', t.description, 'ingredients', t.ingredients, 'storage', t.storage,
      'primaryIngredientOrigin', t.primary_ingredient_origin, 'imageAlt', t.image_alt, 'sizeGuide', t.size_guide,
      'additionalDetails', t.additional_details)) from product_text as t where t.product_id = p.id), '[]'),
    'variations', coalesce((select json_agg(json_build_object(
      'code', v.code, 'colorHex', v.color_hex, 'weightGrams', v.weight_grams,
      'drainedGrams', v.drained_grams, 'volumeMl', v.volume_ml, 'pieces', v.pieces, 'images', v.images,
      'published', v.published, 'stockCode', v.stock_code, 'allergens', v.allergens, 'nutrients', v.nutrients,
      'diets', v.diets, 'suitableFor', v.suitable_for, 'flavour', v.flavour,
      'contents', coalesce((select json_agg(json_build_object('code', i.item_code, 'quantity', i.quantity)
        order by i.position, i.item_code) from package_item as i where i.package_code = v.code), '[]'),
      'texts', coalesce((select json_agg(json_build_object('language', t.language, 'name', t.name, 'size', t.size,
        'color', t.color, 'ingredients', t.ingredients, 'flavourName', t.flavour_name))
        from variation_text as t where t.variation_code = v.code), '[]'))
      order by v.position, v.code) from variation as v where v.product_id = p.id), '[]')) as draft`

/** Drafts by code, with every variation, published or not; unknown codes are absent. */
export async function findDrafts(db: Executor, codes: readonly string[]): Promise<Map<string, ProductDraft>> {
  if (codes.length === 0) return new Map()
  const { rows } = await db.execute<{ draft: ProductJson }>(sql`
    select ${productJson} from product as p where p.code = any(${sql.param([...codes])}::text[])`)
  return new Map(rows.map(({ draft }) => [draft.code, readDraft(draft)]))
}

/** The next drafts after a place: what packages hold comes before the packages, each by code. */
export async function listDrafts(
  db: Executor,
  after: { isPackage: boolean; code: string } | null,
  count: number,
): Promise<ProductDraft[]> {
  const rest =
    after === null
      ? sql`true`
      : sql`(p.product_type = 'Package', p.code collate "C") > (${after.isPackage}, ${after.code} collate "C")`
  const { rows } = await db.execute<{ draft: ProductJson }>(sql`
    select ${productJson} from product as p where ${rest}
    order by (p.product_type = 'Package'), p.code collate "C" limit ${count}`)
  return rows.map(({ draft }) => readDraft(draft))
}

function readDraft(json: ProductJson): ProductDraft {
  const date = (value: number | null): Date | null => (value === null ? null : new Date(value))
  return {
    ...json,
    saleFrom: date(json.saleFrom),
    saleTo: date(json.saleTo),
    texts: byLanguage(json.texts, noProductTexts),
    variations: json.variations.map((variation) => ({
      ...variation,
      texts: byLanguage(variation.texts, noVariationTexts),
    })),
  }
}

export const noProductTexts: ProductTexts = {
  name: null,
  slug: null,
  nameOfTheFood: null,
  storyHeading: null,
  shortDescription: null,
  description: null,
  ingredients: null,
  storage: null,
  primaryIngredientOrigin: null,
  imageAlt: null,
  sizeGuide: null,
  additionalDetails: null,
}
export const noVariationTexts: VariationTexts = {
  name: null,
  size: null,
  color: null,
  ingredients: null,
  flavourName: null,
}

/** An empty text says nothing, as null does. */
function byLanguage<Row extends object>(rows: Texts<Row>, nothing: Row): Localized<Row> {
  return Object.fromEntries(
    languages.map((language) => {
      const { language: _, ...found } = rows.find((row) => row.language === language) ?? { language, ...nothing }
      const texts = Object.entries(found).map(([name, value]) => [
        name,
        typeof value === 'string' && value.trim() === '' ? null : (value as unknown),
      ])
      return [language, Object.fromEntries(texts)]
    }),
  ) as Localized<Row> // one for each language
}

/** Parents before their children, each level by position and code. */
/** The slugs of pages of products whose main category this is, in one language; where it has none, the Finnish one. */
export async function listSlugsBelow(db: Executor, categoryCode: string, language: Language): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select coalesce(t.slug, f.slug, lower(p.code)) as slug from product as p
      join product_category as pc on pc.product_id = p.id and pc.is_main
      join category as c on c.id = pc.category_id and c.code = ${categoryCode}
      left join product_text as t on t.product_id = p.id and t.language = ${language}
      left join product_text as f on f.product_id = p.id and f.language = 'fi'`)
  return new Set(rows.map(({ slug }) => slug))
}

export async function listCategoryDrafts(db: Executor): Promise<CategoryDraft[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with recursive tree as (
      select id, code, null::text as parent_code, 1 as depth from category where parent_id is null
      union all
      select c.id, c.code, tree.code, depth + 1 from category as c join tree on tree.id = c.parent_id
    )
    select c.code, tree.parent_code as "parentCode", c.position, c.field, c.image, c.published,
      (select json_object_agg(t.language, json_build_object('name', t.name, 'slug', t.slug, 'body', t.body,
        'metaDescription', t.meta_description)) from category_text as t where t.category_id = c.id) as texts
    from tree join category as c on c.id = tree.id
    order by tree.depth, c.position, c.code collate "C"`)
  return rows as unknown as CategoryDraft[] // exactly its columns
}

import { sql, type SQL } from 'drizzle-orm'
import { languages } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { allowedClaims, type ClaimFacts } from '#src/products/rules/claims.ts'
import { type Declaration, foodsOfProduct } from '#src/products/rules/combined-allergens.ts'
import { declaration } from '#src/products/server/declared-allergens.sql.ts'
import type { SearchDocument } from './search-document.ts'

/** Products written or read in one statement: what a few megabytes of texts hold. */
export const documentsAtOnce = 500

/** What the database says of a product's document; the texts are not read for it. */
export interface DocumentState {
  id: number
  code: string
  position: number
  published: boolean
  /** Null: there is no document. */
  digest: number | null
}

/**
 * The body of a document, made from the product as it stands. Texts a language lacks are those in Finnish. What variations
 * declare is there only where it is not what the product does.
 */
const bodyOf: SQL = sql`jsonb_build_object(
  'brand', p.brand,
  'variationCodes', coalesce(sold.codes, '[]'::jsonb),
  'grams', coalesce(sold.grams, '[]'::jsonb),
  'pieces', coalesce(sold.pieces, '[]'::jsonb),
  'labels', to_jsonb(p.diets || p.suitable_for || p.tags),
  'allergens', p.allergens,
  'glutenFreeOats', p.gluten_free_oats,
  'texts', jsonb_build_object(${sql.join(
    languages.map((language) => sql`${sql.raw(`'${language}'`)}, ${textsOf(language)}`),
    sql`, `,
  )})) || case when sold.declared is null then '{}'::jsonb else jsonb_build_object('declared', sold.declared) end`

function textsOf(language: string): SQL {
  const tongue = sql.raw(`'${language}'`)
  const own = sql.raw(`${language}_text`)
  const either = (column: string): SQL => {
    const name = sql.identifier(column)
    return language === 'fi' ? sql`coalesce(fi_text.${name}, '')` : sql`coalesce(${own}.${name}, fi_text.${name}, '')`
  }
  return sql`jsonb_build_object(
    'name', ${either('name')}, 'food', ${either('name_of_the_food')}, 'short', ${either('short_description')},
    'description', ${either('description')}, 'ingredients', ${either('ingredients')},
    'category', coalesce((select string_agg(t.name, ' · ' order by c.is_main desc, t.name) from product_category as c
      join category_text as t on t.category_id = c.category_id where c.product_id = p.id and t.language = ${tongue}), ''),
    'variations', coalesce((select string_agg(concat_ws(' ', t.name, t.size, t.color, t.flavour_name), ' · ' order by v.position, v.code)
      from variation as v join variation_text as t on t.variation_code = v.code
      where v.product_id = p.id and v.published and t.language = ${tongue}), ''))`
}

const sources: SQL = sql`product as p
  left join product_text as fi_text on fi_text.product_id = p.id and fi_text.language = 'fi'
  left join product_text as sv_text on sv_text.product_id = p.id and sv_text.language = 'sv'
  left join product_text as en_text on en_text.product_id = p.id and en_text.language = 'en'
  left join lateral (select jsonb_agg(v.code order by v.position, v.code) as codes,
      jsonb_agg(v.weight_grams order by v.position, v.code) as grams,
      jsonb_agg(v.pieces order by v.position, v.code) as pieces,
      case when bool_or(v.allergens is not null or p.product_type = 'Package')
        then jsonb_agg(${declaration} order by v.position, v.code) end as declared
    from variation as v where v.product_id = p.id and v.published) as sold on true`

const digestOf = (body: SQL): SQL => sql`('x' || left(md5(${body}::text), 8))::bit(32)::integer`

/**
 * Rewrites the search documents of these products and of the packages that contain them: the claims of a package depend on
 * its contents. A caller that changes a product's texts calls it in the same transaction.
 */
export async function indexProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  const all = [...new Set([...productIds, ...(await listHolderIds(db, productIds))])]
  for (let from = 0; from < all.length; from += documentsAtOnce) {
    const ids = all.slice(from, from + documentsAtOnce)
    await db.execute(sql`
      insert into search_document (product_id, body, digest)
      select made.id, made.body, ${digestOf(sql`made.body`)}
      from (select p.id, ${bodyOf} as body from ${sources} where p.id in ${ids}) as made
      on conflict (product_id) do update set body = excluded.body, digest = excluded.digest
      where search_document.digest <> excluded.digest`)
  }
}

/** Ids of the packages that hold a variation of any of these products. */
async function listHolderIds(db: Executor, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct holder.product_id as id from variation as item
    join package_item on item_code = item.code join variation as holder on holder.code = package_code
    where item.product_id = any(${sql.param([...productIds])}::integer[])`)
  return rows.map(({ id }) => id)
}

/** States of all published products, or of those with the codes, published or not. Sorted by id. */
export async function listDocumentStates(db: Executor, codes: readonly string[] | null): Promise<DocumentState[]> {
  const which = codes === null ? sql`p.published` : codes.length === 0 ? sql`false` : sql`p.code in ${[...codes]}`
  const { rows } = await db.execute<DocumentState & Record<string, unknown>>(sql`
    select p.id, p.code, p.position, p.published, d.digest
    from product as p left join search_document as d on d.product_id = p.id
    where ${which} order by p.id`)
  return rows
}

type BodyRow = {
  id: number
  code: string
  position: number
  digest: number
  body: Omit<SearchDocument, 'id' | 'code' | 'position' | 'digest'> & ClaimFacts & { declared?: (Declaration | null)[] }
}

/** Documents of published products, by id; what has none is left out. */
export async function listDocuments(db: Executor, ids: readonly number[]): Promise<SearchDocument[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<BodyRow & Record<string, unknown>>(sql`
    select p.id, p.code, p.position, d.digest, d.body
    from search_document as d join product as p on p.id = d.product_id
    where p.published and p.id in ${[...ids]} order by p.id`)
  return rows.map(({ id, code, position, digest, body: { allergens, declared, glutenFreeOats, ...body } }) => {
    const facts = { foods: foodsOfProduct(declared ?? [], allergens ?? null), glutenFreeOats }
    return { id, code, position, digest, ...body, labels: allowedClaims(body.labels, facts) }
  })
}

/** Products whose document is missing or says something else than the product does, by id. */
export async function listDrifted(
  db: Executor,
  after: number,
  most: number,
): Promise<{ checked: number; last: number; drifted: { id: number; code: string; why: 'missing' | 'differs' }[] }> {
  const { rows } = await db.execute<{ id: number; code: string; stored: number | null; made: number }>(sql`
    select made.id, made.code, d.digest as stored, ${digestOf(sql`made.body`)} as made
    from (select p.id, p.code, ${bodyOf} as body from ${sources} where p.id > ${after} order by p.id limit ${most}) as made
    left join search_document as d on d.product_id = made.id order by made.id`)
  return {
    checked: rows.length,
    last: rows.at(-1)?.id ?? after,
    drifted: rows.flatMap(({ id, code, stored, made }) =>
      stored === made ? [] : [{ id, code, why: stored === null ? ('missing' as const) : ('differs' as const) }],
    ),
  }
}

/** Ids of the products in these categories. */
export async function listProductIdsIn(db: Executor, categoryCodes: readonly string[]): Promise<number[]> {
  if (categoryCodes.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct link.product_id as id from product_category as link join category as c on c.id = link.category_id
    where c.code in ${[...categoryCodes]} order by id`)
  return rows.map(({ id }) => id)
}

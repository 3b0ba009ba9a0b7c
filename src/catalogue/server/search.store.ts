import { sql } from 'drizzle-orm'
import { languages, type Language } from '#src/common/locale.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/** Snowball configurations with folded accents, made by the platform's migration. */
const configurations: Record<Language, string> = { fi: 'konvehti_fi', sv: 'konvehti_sv', en: 'konvehti_en' }
const stemmers: Record<Language, string> = { fi: 'finnish_stem', sv: 'swedish_stem', en: 'english_stem' }

/** Words beyond this add work and no precision. */
const mostTerms = 8
/** A shorter stem would be found inside anything. */
const shortestStem = 4
/** Hits a list can page through. */
const mostHits = 5_000

/**
 * Ids of products for a phrase, best first. Every word must occur, as a stem or beginning of a word anywhere, or itself or its
 * stem inside a word of the title: tryffeleitä is found in Kookostryffelit. Without any such hit, titles that look alike (typing errors). Accents and case do not
 * count, but a title with the very letters comes first.
 */
export async function searchProductIds(db: Database, language: Language, phrase: string): Promise<number[]> {
  const terms = (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostTerms)
  if (terms.length === 0) return []
  const configuration = sql.raw(`'${configurations[language]}'::regconfig`)
  const query = sql`to_tsquery(${configuration}, ${terms.map((term) => `${term}:*`).join(' & ')})`
  const inTitle = sql.join(
    terms.map((term) => sql`title like '%' || immutable_unaccent(${term}) || '%'`),
    sql` and `,
  )
  const stemInTitle = sql.join(
    terms.map((term) => sql`title like '%' || ${stemOf(term, language)} || '%'`),
    sql` and `,
  )
  const folded = terms.join(' ')
  const exact = await db.execute<{ id: number }>(sql`
    select s.product_id as id
    from product_search as s join product as p on p.id = s.product_id
    left join product_text as t on t.product_id = p.id and t.language = s.language
    where s.language = ${language} and p.published and (s.document @@ ${query} or (${stemInTitle}))
    order by
      ts_rank(s.document, ${query})
        + case when s.title like immutable_unaccent(${folded}) || '%' then 1 when ${inTitle} then 0.5 else 0 end
        + case when lower(t.name) like '%' || ${folded} || '%' then 0.25 else 0 end desc,
      p.position, p.code
    limit ${mostHits}`)
  return exact.rows.length > 0 ? exact.rows.map((row) => row.id) : searchAlike(db, language, folded)
}

/** A word's stem, or the word where the stem is too short to mean anything or the stemmer knows it as a stop word. */
function stemOf(term: string, language: Language) {
  const folded = sql`immutable_unaccent(${term})`
  const stem = sql`(ts_lexize(${sql.raw(`'${stemmers[language]}'`)}, ${folded}))[1]`
  return sql`case when length(${stem}) >= ${shortestStem} then ${stem} else ${folded} end`
}

/** The least likeness of a title's words to a phrase that counts as a typing error; lower ones find anything. */
const leastLikeness = 0.45

async function searchAlike(db: Database, language: Language, phrase: string): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    // `<%` uses the trigram index, with the threshold of this setting.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastLikeness)}, true)`)
    const { rows } = await tx.execute<{ id: number }>(sql`
      select s.product_id as id
      from product_search as s join product as p on p.id = s.product_id
      where s.language = ${language} and p.published and immutable_unaccent(${phrase}) <% s.title
      order by word_similarity(immutable_unaccent(${phrase}), s.title) desc, p.position, p.code
      limit ${mostHits}`)
    return rows.map((row) => row.id)
  })
}

/** Writes the search documents of these products anew; marketing texts a language lacks are taken from Finnish. */
export async function indexProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += 1_000) {
    const ids = productIds.slice(from, from + 1_000)
    for (const language of languages) {
      const vector = (text: ReturnType<typeof sql>, weight: 'A' | 'B' | 'C' | 'D') =>
        sql`setweight(to_tsvector(${sql.raw(`'${configurations[language]}'::regconfig`)}, ${text}), ${sql.raw(`'${weight}'`)})`
      const either = (column: string) => sql`coalesce(own.${sql.identifier(column)}, fi.${sql.identifier(column)}, '')`
      await db.execute(sql`
        insert into product_search (product_id, language, title, document)
        select p.id, ${language},
          immutable_unaccent(lower(concat_ws(' ', ${either('name')}, p.brand, names.category))),
          ${vector(sql`concat_ws(' ', ${either('name')}, p.brand, p.code)`, 'A')}
            || ${vector(sql`concat_ws(' ', names.category, ${either('name_of_the_food')}, names.variations)`, 'B')}
            || ${vector(either('short_description'), 'C')}
            || ${vector(sql`concat_ws(' ', ${either('description')}, ${either('ingredients')})`, 'D')}
        from product as p
        left join product_text as own on own.product_id = p.id and own.language = ${language}
        left join product_text as fi on fi.product_id = p.id and fi.language = 'fi'
        cross join lateral (select
          (select string_agg(t.name, ' ') from product_category as pc join category_text as t on t.category_id = pc.category_id
            where pc.product_id = p.id and t.language = ${language}) as category,
          (select string_agg(t.name, ' ') from variation as v join variation_text as t on t.variation_code = v.code
            where v.product_id = p.id and t.language = ${language}) as variations) as names
        where p.id in ${ids}
        on conflict (product_id, language) do update set title = excluded.title, document = excluded.document`)
    }
  }
}

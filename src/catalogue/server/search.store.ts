import { sql, type SQL } from 'drizzle-orm'
import { languages, type Language } from '#src/common/locale.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import {
  allowTypingErrors,
  foldedTitle,
  type PhraseSearch,
  searchFor,
  searchVector,
} from '#src/platform/database/text-search.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/** Hits a list can page through. */
const mostHits = 5_000

const document = sql`s.document`
const title = sql`s.title`

/** Ids of products for a phrase, best first. Without any hit, products whose titles look alike (typing errors). */
export async function searchProductIds(db: Database, language: Language, phrase: string): Promise<number[]> {
  const search = searchFor(language, phrase)
  if (!search) return []
  const exact = await db.execute<{ id: number }>(sql`
    select s.product_id as id
    from product_search as s join product as p on p.id = s.product_id
    left join product_text as t on t.product_id = p.id and t.language = s.language
    where s.language = ${language} and p.published and ${search.matches(document, title)}
    order by ${search.rank(document, title, sql`t.name`)} desc, p.position, p.code
    limit ${mostHits}`)
  return exact.rows.length > 0 ? exact.rows.map((row) => row.id) : searchAlike(db, language, search)
}

async function searchAlike(db: Database, language: Language, search: PhraseSearch): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    await tx.execute(allowTypingErrors)
    const { rows } = await tx.execute<{ id: number }>(sql`
      select s.product_id as id
      from product_search as s join product as p on p.id = s.product_id
      where s.language = ${language} and p.published and ${search.isAlike(title)}
      order by ${search.likeness(title)} desc, p.position, p.code
      limit ${mostHits}`)
    return rows.map((row) => row.id)
  })
}

/** Writes the search documents of these products anew; marketing texts a language lacks are taken from Finnish. */
export async function indexProducts(db: Executor, productIds: readonly number[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += 1_000) {
    const ids = productIds.slice(from, from + 1_000)
    for (const language of languages) {
      const vector = (text: SQL, weight: 'A' | 'B' | 'C' | 'D') => searchVector(language, text, weight)
      const either = (column: string) => sql`coalesce(own.${sql.identifier(column)}, fi.${sql.identifier(column)}, '')`
      await db.execute(sql`
        insert into product_search (product_id, language, title, document)
        select p.id, ${language},
          ${foldedTitle(sql`concat_ws(' ', ${either('name')}, p.brand, names.category)`)},
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

import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Synonym } from './synonym-index.ts'

export interface StoredSynonym extends Synonym {
  createdAt: Date
  createdBy: string
}

export async function listSynonyms(db: Executor): Promise<StoredSynonym[]> {
  const { rows } = await db.execute<
    Omit<StoredSynonym, 'createdAt'> & { createdAt: string } & Record<string, unknown>
  >(sql`
    select language, term, synonym, both_ways as "bothWays", created_at as "createdAt", created_by as "createdBy"
    from search_synonym order by language, term, synonym`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** A pair that is there already gets the new direction. */
export async function upsertSynonym(db: Executor, entry: StoredSynonym): Promise<void> {
  await db.execute(sql`
    insert into search_synonym (language, term, synonym, both_ways, created_at, created_by)
    values (${entry.language}, ${entry.term}, ${entry.synonym}, ${entry.bothWays},
      ${entry.createdAt.toISOString()}::timestamptz, ${entry.createdBy})
    on conflict (language, term, synonym) do update set both_ways = excluded.both_ways,
      created_at = excluded.created_at, created_by = excluded.created_by`)
}

/** How many were there: a pair may stand either way round. Without a synonym, all of the term. */
export async function deleteSynonyms(
  db: Executor,
  language: Language,
  term: string,
  synonym: string | null,
): Promise<number> {
  const which =
    synonym === null
      ? sql`(term = ${term} or (synonym = ${term} and both_ways))`
      : sql`((term = ${term} and synonym = ${synonym}) or (term = ${synonym} and synonym = ${term}))`
  const { rows } = await db.execute(
    sql`delete from search_synonym where language = ${language} and ${which} returning 1`,
  )
  return rows.length
}

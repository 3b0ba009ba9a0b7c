import { sql } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'

/** What one process counted of a phrase on a day. */
export interface CountedPhrase {
  /** `2026-11-21`, in shop time. */
  day: string
  language: Language
  phrase: string
  searches: number
  /** Products found, the last time; of clicks alone 0. */
  hits: number
  clicks: number
  clickedPositions: number
}

/** Adds to the stored counts. Clicks on a phrase without a search that day are dropped as made up. */
export async function addCounts(db: Executor, counted: readonly CountedPhrase[]): Promise<void> {
  // In one order everywhere: processes that write at once wait for each other, and do not lock each other out.
  const rows = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await db.execute(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (day date, language text, phrase text,
        searches integer, hits integer, clicks integer, "clickedPositions" bigint)
    ), clicked as (
      update search_log as l set clicks = l.clicks + g.clicks, clicked_places = l.clicked_places + g."clickedPositions"
      from given as g where g.searches = 0 and l.day = g.day and l.language = g.language and l.phrase = g.phrase
    )
    insert into search_log as l (day, language, phrase, searches, hits, clicks, clicked_places)
    select day, language, phrase, searches, hits, clicks, "clickedPositions" from given where searches > 0
    on conflict (day, language, phrase) do update set searches = l.searches + excluded.searches, hits = excluded.hits,
      clicks = l.clicks + excluded.clicks, clicked_places = l.clicked_places + excluded.clicked_places`)
}

const keyOf = ({ day, language, phrase }: CountedPhrase): string => `${day} ${language} ${phrase}`

/** A phrase over several days. */
export interface SearchedPhrase {
  language: Language
  phrase: string
  searches: number
  /** Products found, the last time. */
  hits: number
  clicks: number
  /** Mean place of what was clicked, from 1; null without clicks. */
  clickedPlace: number | null
}

export interface PhraseQuestion {
  /** The first day that counts, `2026-11-21`. */
  since: string
  /** The last one; left out: today. */
  until?: string
  /** Null: all. */
  language: Language | null
  /** Phrases that found something the last time, or nothing, or both. */
  found: 'something' | 'nothing' | 'any'
  most: number
}

/** What was searched for most, first. */
export async function listPhrases(db: Executor, asked: PhraseQuestion): Promise<SearchedPhrase[]> {
  const { since, until = null, language, found, most } = asked
  const { rows } = await db.execute<{
    language: Language
    phrase: string
    searches: string
    hits: number
    clicks: string
    places: string
  }>(sql`
    select language, phrase, sum(searches) as searches, sum(clicks) as clicks, sum(clicked_places) as places,
      (array_agg(hits order by day desc))[1] as hits
    from search_log
    where day >= ${since} and (${until}::date is null or day <= ${until}) and (${language}::text is null or language = ${language})
    group by language, phrase
    having ${found === 'any' ? sql`true` : sql`((array_agg(hits order by day desc))[1] > 0) = ${found === 'something'}`}
    order by sum(searches) desc, phrase, language
    limit ${most}`)
  return rows.map(({ places, ...row }) => {
    const clicks = Number(row.clicks)
    return {
      ...row,
      searches: Number(row.searches),
      clicks,
      clickedPlace: clicks === 0 ? null : Number(places) / clicks,
    }
  })
}

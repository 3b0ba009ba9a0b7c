import { sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { choice, languageOptions, number, text, type View, yesNo } from '#src/platform/resources/resource.ts'

/* What shoppers searched for in the last month, phrase by phrase. The log has sums of days, so that it stays small. */

const days = 30

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  nothing: { filter: { isFound: false } },
}

export const searchList = {
  name: 'searches',
  from: sql.raw(`(select l.language, l.phrase, sum(l.searches)::int as searches, sum(l.clicks)::int as clicks,
    (array_agg(l.hits order by l.day desc))[1] as hits, max(l.day) as last
    from search_log as l where l.day > current_date - ${days} group by l.language, l.phrase) as q`),
  id: sql.raw(`md5(q.language || ':' || q.phrase)`),
  sort: '-searches',
  columns: ['phrase', 'searches', 'hits', 'clicks', 'language'],
  views,
  search: { from: 2, where: (words: string) => sql`q.phrase ilike ${containing(words)}` },
  fields: {
    phrase: text(sql.raw('q.phrase'), { sorts: true }),
    searches: number(sql.raw('q.searches'), { sorts: true }),
    /** Products found, the last time. */
    hits: number(sql.raw('q.hits'), { sorts: true }),
    clicks: number(sql.raw('q.clicks'), { sorts: true }),
    language: choice(sql.raw('q.language'), languageOptions),
    isFound: yesNo(sql.raw('(q.hits > 0)'), { filters: true, hidden: true }),
  },
}

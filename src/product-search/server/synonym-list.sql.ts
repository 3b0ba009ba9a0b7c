import { sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { choice, languageOptions, moment, text, yesNo } from '#src/platform/resources/resource.ts'

/* The list of synonyms in the back office; a few thousand at most. */

export const synonymList = {
  name: 'synonyms',
  from: sql`search_synonym as s`,
  /** A pair has no number: its three parts name it. */
  id: sql.raw(`md5(s.language || ':' || s.term || ':' || s.synonym)`),
  sort: 'term',
  columns: ['term', 'synonym', 'bothWays', 'language', 'createdBy', 'createdAt'],
  search: {
    from: 2,
    where: (words: string) => sql`(s.term ilike ${containing(words)} or s.synonym ilike ${containing(words)})`,
  },
  fields: {
    term: text(sql.raw('s.term'), { sorts: true }),
    synonym: text(sql.raw('s.synonym'), { sorts: true }),
    bothWays: yesNo(sql.raw('s.both_ways'), { filters: true }),
    language: choice(sql.raw('s.language'), languageOptions),
    createdBy: text(sql.raw('s.created_by')),
    createdAt: moment(sql.raw('s.created_at'), { sorts: true }),
  },
}

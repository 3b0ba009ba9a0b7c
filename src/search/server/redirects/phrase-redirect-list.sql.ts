import { sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { choice, day, languageOptions, moment, stateChoice, text, type View } from '#src/platform/resources/resource.ts'

/* Phrases that lead to a page, in the back office. There are some dozens: no index is needed. Days are Helsinki’s. */

const states = {
  coming: { turn: 'waiting', is: 'r.valid_from > now()' },
  ended: { turn: 'over', is: 'r.valid_to <= now()' },
  now: { turn: 'done', is: '(coalesce(r.valid_from <= now(), true) and coalesce(r.valid_to > now(), true))' },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: { status: ['now', 'coming'] } },
  ended: { filter: { status: ['ended'] } },
}

export const phraseRedirectList = {
  name: 'phrase-redirects',
  from: sql`search_redirect as r`,
  id: sql.raw('r.id'),
  sort: 'phrase',
  columns: ['phrase', 'target', 'language', 'status', 'begins', 'lastDay', 'createdBy'],
  views,
  search: {
    from: 2,
    where: (words: string) => sql`(r.phrase ilike ${containing(words)} or r.target ilike ${containing(words)})`,
  },
  fields: {
    phrase: text(sql.raw('r.phrase'), { sorts: true }),
    /** A path of the site without the language's prefix. */
    target: text(sql.raw('r.target')),
    language: choice(sql.raw('r.language'), languageOptions),
    status: stateChoice(states),
    begins: day(sql.raw(`(r.valid_from at time zone 'Europe/Helsinki')::date::text`)),
    /** The last day that is included. */
    lastDay: day(sql.raw(`((r.valid_to - interval '1 millisecond') at time zone 'Europe/Helsinki')::date::text`)),
    createdBy: text(sql.raw('r.created_by')),
    createdAt: moment(sql.raw('r.created_at'), { sorts: true }),
  },
}

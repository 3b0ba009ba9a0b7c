import { sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import {
  byUuids,
  choice,
  languageOptions,
  moment,
  stateChoice,
  text,
  type View,
} from '#src/platform/resources/resource.ts'
import { marketingSources } from '../../contract/marketing.ts'

/* The list of subscribers in the back office; the indexes of migration 0583 serve its order and its search. */

const lastEvent = (column: 'source' | 'version') =>
  sql`(select ${sql.raw(`e.${column}`)} from marketing_permission_event as e where e.permission_id = p.id order by e.at desc, e.id desc limit 1)`

const views: Readonly<Record<string, View>> = {
  given: { filter: { status: ['given'] } },
  ended: { filter: { status: ['ended'] } },
  all: { filter: {} },
}

export const subscriberList = {
  name: 'subscribers',
  from: sql`marketing_permission as p`,
  id: sql.raw('p.id'),
  byIds: byUuids(sql.raw('p.id')),
  sort: '-changedAt',
  columns: ['email', 'status', 'language', 'changedAt', 'source'],
  views,
  search: { from: 3, where: (words: string) => sql`lower(p.email) like lower(${containing(words)})` },
  fields: {
    email: text(sql.raw('p.email')),
    status: stateChoice({
      given: { turn: 'done', is: 'p.is_given' },
      ended: { turn: 'over', is: 'not p.is_given' },
    }),
    language: choice(sql.raw('p.language'), languageOptions),
    changedAt: moment(sql.raw('p.changed_at'), { sorts: true, filters: true }),
    source: choice(
      lastEvent('source'),
      marketingSources.map((value) => ({ value, label: `account/preferences/source/${value}` })),
    ),
    version: text(lastEvent('version')),
  },
}

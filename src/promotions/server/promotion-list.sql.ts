import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { nameOf } from '#src/platform/resources/names.sql.ts'
import {
  choice,
  day,
  moment,
  money,
  number,
  stateChoice,
  text,
  type View,
  yesNo,
} from '#src/platform/resources/resource.ts'
import { rewardTypes } from '../contract/promotion-form.ts'
import { normaliseCode } from '../rules/promotion.ts'

/*
 * The list of promotions in the back office. Promotions are few, and their own columns need no index; uses are counted by the index
 * of migration 0588, and a code of a batch is found by its key.
 */

const column = (name: string): SQL => sql.raw(name)
const uses = sql`from promotion_redemption as r where r.promotion_id = p.id and r.status <> 'released'`
const isOver = 'p.valid_to <= now()'

const states = {
  running: {
    turn: 'done',
    is: `p.is_active and (p.valid_from is null or p.valid_from <= now()) and (p.valid_to is null or p.valid_to > now())`,
  },
  coming: { turn: 'waiting', is: `p.is_active and p.valid_from > now()` },
  off: { turn: 'over', is: `not p.is_active and ${isOver} is not true` },
  ended: { turn: 'over', is: isOver },
} as const

const opens = `case when p.has_single_use_codes then 'single-use' when cardinality(p.coupon_codes) > 0 then 'shared' else 'none' end`

const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  running: { filter: { state: ['running'] } },
  coming: { filter: { state: ['coming'] }, sort: 'begins' },
  off: { filter: { state: ['off'] } },
  ended: { filter: { state: ['ended'] }, sort: '-ends' },
}

export const promotionList = {
  name: 'promotions',
  from: sql`promotion as p`,
  id: column('p.key'),
  byIds: (keys: readonly string[]): SQL => sql`p.key = any(${sql.param(keys)}::text[])`,
  sort: '-changedAt',
  columns: ['name', 'state', 'type', 'coupons', 'begins', 'ends', 'uses', 'givenCents'],
  views,
  search: {
    from: 2,
    where: (words: string): SQL => sql`(
      (p.key || ' ' || (p.name ->> 'fi') || ' ' || (p.name ->> 'sv') || ' ' || (p.name ->> 'en') || ' '
        || array_to_string(p.coupon_codes, ' ')) ilike ${containing(words)}
      or p.id = (select c.promotion_id from promotion_code as c where c.code = ${normaliseCode(words)}))`,
  },
  fields: {
    name: text(nameOf('p.name')),
    key: text(column('p.key'), { sorts: true }),
    state: stateChoice(states),
    type: choice(sql`p.reward ->> 'type'`, rewardTypes),
    opens: choice(column(opens), ['none', 'shared', 'single-use']),
    coupons: text(sql`array_to_string(p.coupon_codes, ', ')`, { filters: true }),
    begins: day(sql`(p.valid_from at time zone 'Europe/Helsinki')::date`, { sorts: true, filters: true }),
    /** The last day that has some of it. */
    ends: day(sql`((p.valid_to - interval '1 microsecond') at time zone 'Europe/Helsinki')::date`, {
      sorts: true,
      filters: true,
    }),
    uses: number(sql`(select count(*)::int ${uses})`),
    limitTotal: number(column('p.limit_total')),
    givenCents: money(sql`(select coalesce(sum(r.amount_cents), 0)::int ${uses})`),
    priority: number(column('p.priority'), { sorts: true }),
    isExclusive: yesNo(column('p.is_exclusive'), { filters: true }),
    changedAt: moment(column('p.changed_at'), { sorts: true, filters: true }),
    changedBy: text(column('p.changed_by')),
  },
}

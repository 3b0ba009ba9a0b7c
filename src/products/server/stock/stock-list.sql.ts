import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { moment, number, stateChoice, text, type View } from '#src/platform/resources/resource.ts'
import { lowStockThreshold } from '../../contract/limits.ts'

/* The list of shelves in the back office; the indexes of migrations 0584 and 0696 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)
const available = '(s.on_hand - s.allocated)'
/** A shelf may hold the goods of several variations. Staff read their names in Finnish, as on the labels. */
const name = sql.raw(`(select string_agg(distinct t.name, ', ') from variation as v
  join product_text as t on t.product_id = v.product_id and t.language = 'fi' where v.stock_code = s.code)`)

/** The picture of the first variation that has one; empty: none. */
const imageUrl = sql.raw(`coalesce((select p.images[1] from variation as v join product as p on p.id = v.product_id
  where v.stock_code = s.code and p.images[1] is not null order by v.code limit 1), '')`)

const states = {
  short: { turn: 'blocked', is: `${available} < 0` },
  out: { turn: 'blocked', is: `${available} = 0` },
  low: { turn: 'ours', is: `${available} between 1 and ${lowStockThreshold}` },
  enough: { turn: 'done', is: `${available} > ${lowStockThreshold}` },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  short: { filter: { status: ['short'] }, sort: 'available', waits: true },
  out: { filter: { status: ['out', 'short'] } },
  low: { filter: { status: ['low'] }, sort: 'available' },
}

export const stockList = {
  name: 'stock',
  from: sql`stock as s`,
  id: column('s.code'),
  byIds: (ids: readonly string[]): SQL => sql`s.code = any(${sql.param(ids)}::text[])`,
  sort: 'code',
  columns: ['code', 'name', 'status', 'available', 'onHand', 'allocated', 'waiting', 'countedAt'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL => sql`s.code in (
      select n.code from stock as n where lower(n.code) like lower(${containing(words)})
      union select v.stock_code from product_text as t join variation as v on v.product_id = t.product_id
        where lower(t.name) like lower(${containing(words)}))`,
  },
  fields: {
    code: text(column('s.code'), { sorts: true }),
    name: text(name),
    imageUrl: text(imageUrl),
    status: stateChoice(states),
    /** On hand without what orders have reserved: below zero where a count found less than is promised. */
    available: number(column(available), { sorts: true, filters: true }),
    onHand: number(column('s.on_hand')),
    allocated: number(column('s.allocated')),
    /** Shoppers who are mailed when the goods are back. */
    waiting: number(
      sql.raw(`(select count(*)::int from restock_request as r join variation as v on v.code = r.variation_code
        where v.stock_code = s.code)`),
    ),
    /** When it was last counted, whatever was found. */
    countedAt: moment(
      column(
        `(select m.at from stock_movement as m where m.code = s.code and m.reason = 'counted' order by m.id desc limit 1)`,
      ),
    ),
    updatedAt: moment(column('s.updated_at')),
  },
}

import { type SQL, sql } from 'drizzle-orm'
import { containing } from '#src/platform/resources/list-query.ts'
import { nameFrom } from '#src/platform/resources/names.sql.ts'
import { choice, moment, money, number, stateChoice, text, type View, yesNo } from '#src/platform/resources/resource.ts'

/* The list of products in the back office; the indexes of migration 0585 serve each order, filter and search. */

const column = (name: string): SQL => sql.raw(name)

const states = {
  published: { turn: 'done', is: 'p.published' },
  withdrawn: { turn: 'over', is: 'not p.published' },
} as const
const views: Readonly<Record<string, View>> = {
  all: { filter: {} },
  withdrawn: { filter: { status: ['withdrawn'] } },
  noticed: { filter: { hasNotice: true } },
}

export const productList = {
  name: 'products',
  from: sql`product as p`,
  id: column('p.code'),
  byIds: (codes: readonly string[]): SQL => sql`p.code = any(${sql.param(codes)}::text[])`,
  sort: 'code',
  columns: ['code', 'name', 'status', 'type', 'brand', 'priceCents', 'available', 'updatedAt'],
  views,
  search: {
    from: 3,
    where: (words: string): SQL => sql`p.id in (
      select n.id from product as n where lower(n.code) like lower(${containing(words)})
      union select t.product_id from product_text as t where lower(t.name) like lower(${containing(words)}))`,
  },
  fields: {
    code: text(column('p.code'), { sorts: true }),
    name: text((language) => sql.raw(nameFrom('product_text', 'name', 't.product_id = p.id', language))),
    /** The first of its pictures; empty: none. */
    imageUrl: text(column(`coalesce(p.images[1], '')`)),
    status: stateChoice(states),
    type: choice(column('p.product_type'), ['Product', 'Package', 'CustomTablet', 'GiftCard']),
    brand: text(column('p.brand')),
    /** The lowest normal price of now among its variations. */
    priceCents: money(
      sql.raw(`(select min(now_price.cents) from variation as v cross join lateral (
        select r.cents from price as r where r.variation_code = v.code and r.kind = 'normal' and r.valid_from <= now()
        order by r.valid_from desc, r.id desc limit 1) as now_price where v.product_id = p.id)`),
    ),
    /** On hand without what orders have reserved, of all its shelves. */
    available: number(
      sql.raw(`(select sum(s.on_hand - s.allocated)::int from stock as s
        where s.code in (select v.stock_code from variation as v where v.product_id = p.id))`),
    ),
    hasNotice: yesNo(column('(p.notice is not null)'), {
      filters: true,
      where: (value: boolean) => sql.raw(value ? 'p.notice is not null' : 'p.notice is null'),
    }),
    updatedAt: moment(column('p.updated_at'), { sorts: true }),
  },
}

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * A page of a product was opened, whichever of its sizes were chosen there; a shopper put a first thing into an empty cart; a checkout was
 * begun. Orders are counted where they are.
 */
export type FunnelStep = 'product' | 'cart' | 'checkout'

/** Steps towards an order, counted by day. There is no row of a single one, and nothing says who took it. */
export const funnelDay = pgTable(
  'funnel_day',
  {
    /** In shop time. */
    day: date().notNull(),
    step: text().$type<FunnelStep>().notNull(),
    taken: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
)

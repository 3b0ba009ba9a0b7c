import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '../../../common/locale.ts'

/** Searches of a day, counted. There is no row of a single search, and nothing says who searched. */
export const searchLog = pgTable(
  'search_log',
  {
    /** In shop time. */
    day: date().notNull(),
    language: text().$type<Language>().notNull(),
    /** Normalised. */
    phrase: text().notNull(),
    searches: integer().notNull().default(0),
    /** Products found, the last time. */
    hits: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    /** Places of the clicked ones, from 1, added up. */
    clickedPositions: bigint('clicked_places', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.phrase] })],
)

import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const askedPath = pgTable(
  'asked_path',
  { day: date({ mode: 'string' }).notNull(), path: text().notNull(), asked: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)

import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Rows are only added, never changed. */
export const policy = pgTable(
  'policy',
  {
    key: text().notNull(),
    version: text().notNull(),
    language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version, table.language] })],
)

import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const blockedWord = pgTable(
  'blocked_word',
  {
    language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
    word: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)

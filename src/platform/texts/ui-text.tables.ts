import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'

export const uiText = pgTable(
  'ui_text',
  {
    language: text('language').$type<Language>().notNull(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
)

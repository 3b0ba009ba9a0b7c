import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'

export const mediaItem = pgTable('media_item', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  kind: text('kind').$type<'picture' | 'vector' | 'video' | 'document'>().notNull(),
  width: integer('width'),
  height: integer('height'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const mediaText = pgTable(
  'media_text',
  {
    mediaId: integer('media_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    altText: text('alt_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.language] })],
)

import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'
import type { MediaKind } from '../contract/media.ts'

export const mediaItem = pgTable('media_item', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  path: text('path').notNull(),
  kind: text('kind').$type<MediaKind>().notNull(),
  width: integer('width'),
  height: integer('height'),
  folder: text('folder').notNull().default(''),
  name: text('name').notNull().default(''),
  bytes: integer('bytes'),
  hash: text('hash'),
  focusX: smallint('focus_x'),
  focusY: smallint('focus_y'),
  markup: text('markup'),
  durationMs: integer('duration_ms'),
  alternatePath: text('alternate_path'),
  posterId: integer('poster_id'),
  isDecorative: boolean('is_decorative').notNull().default(false),
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

export const mediaCaptions = pgTable(
  'media_captions',
  {
    mediaId: integer('media_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.language] })],
)

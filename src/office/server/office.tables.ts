import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Asked } from '#src/platform/resources/list-query.ts'
import type { Filter } from '../contract/description.ts'

export const staffView = pgTable('staff_view', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  isShared: boolean('is_shared').notNull(),
  resource: text().notNull(),
  name: text().notNull(),
  q: text().notNull(),
  filter: jsonb().$type<Filter>().notNull(),
  sort: text().notNull(),
  columns: text().array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type ViewRow = typeof staffView.$inferSelect

export const officeExport = pgTable('office_export', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  resource: text().notNull(),
  asked: jsonb().$type<Asked>().notNull(),
  columns: text().array().notNull(),
  language: text({ enum: ['fi', 'sv', 'en'] }).notNull(),
  state: text({ enum: ['waiting', 'running', 'ready', 'fetched', 'failed'] }).notNull(),
  written: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type ExportRow = typeof officeExport.$inferSelect

export const officeExportPart = pgTable(
  'office_export_part',
  { exportId: uuid('export_id').notNull(), position: integer().notNull(), content: text().notNull() },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
)

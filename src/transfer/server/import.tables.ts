import { bigint, boolean, customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FaultReason } from './fault-reason.ts'
import type { Detail } from './fault-words.ts'
import type { KindName } from './kind.ts'
import type { VariationCounts } from './variation-plan.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

const importStatuses = ['receiving', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof importStatuses)[number]

export const catalogueImport = pgTable('catalogue_import', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().$type<KindName>().notNull(),
  format: text().$type<'csv' | 'json'>().notNull(),
  dryRun: boolean('dry_run').notNull(),
  /** The dry run whose file went in by this import. */
  dryRunId: integer('dry_run_id'),
  fileName: text('file_name').notNull(),
  byteCount: bigint('byte_count', { mode: 'number' }).notNull().default(0),
  sha256: text().notNull().default(''),
  pictureFolder: text('picture_folder'),
  status: text().$type<ImportStatus>().notNull().default('receiving'),
  pass: integer().notNull().default(1),
  groupsDone: integer('groups_done').notNull().default(0),
  bytesDone: bigint('bytes_done', { mode: 'number' }).notNull().default(0),
  rowsDone: integer('rows_done').notNull().default(0),
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  variations: jsonb().$type<VariationCounts>().notNull().default({}),
  faultCount: integer('fault_count').notNull().default(0),
  /** How many changes a dry run found. */
  changeCount: integer('change_count').notNull().default(0),
  /** In English. */
  problem: text(),
  /** Its text; null: what broke it off has none. */
  problemKey: text('problem_key'),
  problemParams: jsonb('problem_params').$type<Detail['params']>(),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  startedAt: moment('started_at'),
  finishedAt: moment('finished_at'),
  updatedAt: moment('updated_at').notNull(),
})

export const catalogueImportChunk = pgTable(
  'catalogue_import_chunk',
  {
    importId: integer('import_id').notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

export const catalogueImportFault = pgTable('catalogue_import_fault', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  importId: integer('import_id').notNull(),
  line: integer().notNull(),
  field: text().notNull(),
  reason: text().$type<FaultReason>().notNull(),
  message: text().notNull(),
  /** Null: written before details had texts. */
  detail: text().$type<Detail['key']>(),
  params: jsonb().$type<Detail['params']>(),
  isRefusal: boolean('is_refusal').notNull(),
})

export const catalogueImportChange = pgTable('catalogue_import_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  importId: integer('import_id').notNull(),
  line: integer().notNull(),
  code: text().notNull(),
  field: text().notNull(),
  before: text(),
  after: text(),
  startsAt: moment('starts_at'),
})

import { boolean, customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'

/** One question and its answer, as the page showed them. */
export interface CachedAnswer {
  name: string
  label: string
  kind: string
  value: string
}

export const formSubmission = pgTable('form_submission', {
  id: uuid('id').primaryKey().defaultRandom(),
  formId: integer('form_id').notNull(),
  formName: text('form_name').notNull(),
  language: text('language').$type<Language>().notNull(),
  senderEmail: text('sender_email').notNull(),
  senderKey: text('sender_key').notNull(),
  answers: jsonb('answers').$type<CachedAnswer[]>().notNull(),
  nonce: text('nonce').notNull().unique(),
  waits: boolean('waits').notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const formFile = pgTable('form_file', {
  id: uuid('id').primaryKey().defaultRandom(),
  submissionId: uuid('submission_id').notNull(),
  name: text('name').notNull(),
  fileName: text('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  size: integer('size').notNull(),
  bytes: bytea('bytes').notNull(),
})

import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'
import type { WordTimes } from '../contract/word-times.ts'

export const contentItem = pgTable('content_item', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  guid: uuid('guid').notNull().defaultRandom().unique(),
  key: text('key').unique(),
  kind: text('kind').$type<'page' | 'block'>().notNull(),
  contentType: text('content_type').notNull(),
  parentId: integer('parent_id'),
  sortIndex: integer('sort_index').notNull().default(0),
  companionOf: text('companion_of').unique(),
  /** Set for a block without versions: the item whose versions contain it. */
  ownerId: integer('owner_id'),
  trashedAt: timestamp('trashed_at', { withTimezone: true }),
  trashedBy: text('trashed_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** `kept`: was a draft, and stays for a while so that it can be restored. `superseded`: was on the site. */
export type VersionStatus = 'draft' | 'kept' | 'published' | 'superseded'

export const contentVersion = pgTable('content_version', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contentId: integer('content_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  version: integer('version').notNull(),
  status: text('status').$type<VersionStatus>().notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  schemaVersion: integer('schema_version').notNull().default(2),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  /** When the row was begun, which later saves overwrite; null: before drafts were kept. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  publishedAt: timestamp('published_at', { withTimezone: true }),
  /** The project a draft is made for; null: for itself. */
  projectId: integer('project_id'),
  /** When a draft is published automatically. */
  publishAt: timestamp('publish_at', { withTimezone: true }),
  /** When a published version is unpublished automatically. */
  unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
  /** Null: the version was written before times were kept. */
  wordTimes: jsonb('word_times').$type<WordTimes>(),
})

export const contentProject = pgTable('content_project', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  /** When it is published automatically; null: by hand. */
  publishAt: timestamp('publish_at', { withTimezone: true }),
  /** Null: it is not published. */
  publishedAt: timestamp('published_at', { withTimezone: true }),
  publishedBy: text('published_by'),
  /** Null: it is not closed. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
})

export const contentRight = pgTable(
  'content_right',
  {
    accountId: uuid('account_id').notNull(),
    branchId: integer('branch_id').notNull(),
    verbs: text('verbs').array().$type<BranchVerb[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.branchId] })],
)

export type BranchVerb = 'write' | 'publish' | 'delete'

export const contentPreset = pgTable('content_preset', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contentType: text('content_type').notNull(),
  name: text('name').notNull(),
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
})

export const contentPreview = pgTable('content_preview', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: text('token_hash').notNull(),
  contentId: integer('content_id'),
  projectId: integer('project_id'),
  itemIds: integer('item_ids').array(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const contentSaveAnswer = pgTable('content_save_answer', {
  contentId: integer('content_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  accountId: uuid('account_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  saveNumber: integer('save_number').notNull(),
  version: integer('version').notNull(),
  fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})

export const contentComment = pgTable('content_comment', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  contentId: integer('content_id').notNull(),
  language: text('language').$type<Language>().notNull(),
  /** Null: the page. */
  nodeId: integer('node_id'),
  field: text('field'),
  body: text('body').notNull(),
  /** Null: written at the command line. */
  accountId: uuid('account_id'),
  author: text('author').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: text('resolved_by'),
})

export const contentReview = pgTable(
  'content_review',
  {
    contentId: integer('content_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<'asked' | 'approved' | 'refused'>().notNull(),
    version: integer('version').notNull(),
    note: text('note').notNull(),
    /** The asker; null: at the command line. */
    accountId: uuid('account_id'),
    askedBy: text('asked_by').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.language] })],
)

export const contentPresence = pgTable(
  'content_presence',
  {
    contentId: integer('content_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    nodeId: integer('node_id'),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.language, table.accountId] })],
)

export const contentPath = pgTable(
  'content_path',
  {
    language: text('language').$type<Language>().notNull(),
    path: text('path').notNull(),
    contentId: integer('content_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.path] })],
)

export const contentReference = pgTable(
  'content_reference',
  {
    fromId: integer('from_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    toUri: text('to_uri').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromId, table.language, table.toUri] })],
)

export const redirect = pgTable('redirect', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  language: text('language').$type<Language>().notNull(),
  fromPath: text('from_path').notNull(),
  toUrl: text('to_url').notNull(),
  permanent: boolean('permanent').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  /** An operator wrote it, not a page that moved. */
  byOperator: boolean('by_operator').notNull().default(false),
  /** The number of visitors redirected; the last few seconds may be missing. */
  hits: bigint({ mode: 'number' }).notNull().default(0),
  /** Null: no visitor yet. */
  lastHitAt: timestamp('last_hit_at', { withTimezone: true }),
})

/** The column `document` belongs to PostgreSQL and is written by SQL alone. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const contentSearch = pgTable(
  'content_search',
  {
    contentId: integer('content_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    topic: text('topic').notNull(),
    subjectId: integer('subject_id'),
    heading: text('heading').notNull(),
    image: text('image').notNull(),
    title: text('title').notNull(),
    document: tsvector('document').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.language] })],
)

export const contentSubject = pgTable('content_subject', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
})

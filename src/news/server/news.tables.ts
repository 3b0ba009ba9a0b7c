import { integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../common/locale.ts'
import type { NewsCategory } from '../contract/release.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const newsFeed = pgTable('news_feed', {
  id: text().primaryKey(),
  fetchedAt: time('fetched_at'),
  failedAt: time('failed_at'),
  failure: text().notNull().default(''),
})

/** The import result of a picture or file that a release names. */
interface Kept {
  /** Where the vendor has it. */
  source: string
  /** Item of the media library; null: it was refused, or the vendor alone has it. */
  mediaId: number | null
  /** Why it was refused for good; empty: it was not. */
  refused: string
  fileName: string
  title: string
}
export interface KeptPicture extends Kept {
  description: string
  photographer: string
}
export interface KeptFile extends Kept {
  /** Size of the shop's copy; null: only the vendor has the file. */
  sizeBytes: number | null
}
export interface KeptVersion {
  language: Language
  externalId: string
}

export const newsRelease = pgTable('news_release', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  guid: uuid().notNull().defaultRandom(),
  feedId: text('feed_id').notNull(),
  externalId: text('external_id').notNull(),
  language: text().$type<Language>().notNull(),
  title: text().notNull(),
  intro: text().notNull(),
  body: text().notNull(),
  contact: text().notNull(),
  companyInformation: text('company_information').notNull(),
  year: smallint().notNull(),
  slug: text().notNull(),
  publishedAt: time('published_at').notNull(),
  modifiedAt: time('modified_at').notNull(),
  categories: jsonb().$type<NewsCategory[]>().notNull(),
  versions: jsonb().$type<KeptVersion[]>().notNull(),
  pictures: jsonb().$type<KeptPicture[]>().notNull(),
  files: jsonb().$type<KeptFile[]>().notNull(),
  hash: text().notNull(),
  takenAt: time('taken_at').notNull(),
  withdrawnAt: time('withdrawn_at'),
})

export const newsSubscription = pgTable('news_subscription', {
  id: uuid().primaryKey().defaultRandom(),
  feedId: text('feed_id').notNull(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  name: text().notNull(),
  language: text().$type<Language>().notNull(),
  replyLanguage: text('reply_language').$type<Language>().notNull(),
  categories: text().array().notNull(),
  version: text().notNull(),
  confirmedAt: time('confirmed_at').notNull(),
  endedAt: time('ended_at'),
})

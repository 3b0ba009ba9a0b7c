import type { Language } from '#src/common/locale.ts'
import type { NewsCategory } from '../../contract/release.ts'

/** A release as a feed gives it; its texts are the vendor's and not sanitised. */
export interface FeedRelease {
  externalId: string
  language: Language
  /** Plain text. */
  title: string
  intro: string
  /** HTML. */
  body: string
  contact: string
  companyInformation: string
  publishedAt: Date
  modifiedAt: Date
  categories: NewsCategory[]
  /** The same in other languages. */
  versions: { language: Language; externalId: string }[]
  pictures: FeedPicture[]
  files: FeedFile[]
}

export interface FeedFile {
  url: string
  fileName: string
  title: string
}
export interface FeedPicture extends FeedFile {
  description: string
  photographer: string
}

export interface FeedReading {
  releases: FeedRelease[]
  /** Ids of releases that exist but cannot be read: their stored copies stay. */
  unreadable: string[]
}

/** The feed is down, or its response cannot be complete: the stored releases stay. */
export class FeedUnavailable extends Error {}

/** A vendor of press rooms. */
export interface PressFeed {
  /** Every release of a feed. Throws FeedUnavailable when it could not be read whole. */
  readAll(feedId: string): Promise<FeedReading>
  /** Whether the vendor says that a release is not there any more. Throws FeedUnavailable. */
  isGone(externalId: string): Promise<boolean>
  /** Writes a picture or file to `file`; how many bytes. Throws ForbiddenFetch or FailedFetch (`platform/http/guarded-api.ts`). */
  download(url: string, file: string): Promise<number>
}

import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { listPublishedStates, type PublishedVersion, readPublishedVersions } from './published-items.store.ts'

/** An item in a language, with just enough to recognise another version of it cheaply. */
export interface PublishedState {
  id: number
  language: Language
  versionId: number
  /** Site path without language prefix; null: the item is not a page. */
  path: string | null
}

/** A published version: its stored fields, where links and pictures are names. */
export type PublishedItem = PublishedVersion

/** Reads the published items of a content type, for domains that hold their pages in memory. */
export function createPublishedItems(db: Executor) {
  return {
    /** `ids` null: of all items. An item that is not on the site has no state. */
    states: (contentType: string, ids: readonly number[] | null): Promise<PublishedState[]> =>
      listPublishedStates(db, contentType, ids),
    /** In no order; a version that is gone is absent. */
    read: (versionIds: readonly number[]): Promise<PublishedItem[]> => readPublishedVersions(db, versionIds),
  }
}

export type PublishedItems = ReturnType<typeof createPublishedItems>

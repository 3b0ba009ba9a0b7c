import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { listPublishedStates, type PublishedVersion, readPublishedVersions } from './published-items.store.ts'

/** An item in a language, as cheaply as it can be told from another version of it. */
export interface PublishedState {
  id: number
  language: Language
  versionId: number
  /** Without language prefix; null: it stands on no page of its own. */
  path: string | null
}

/** A published version: its stored fields, where links and pictures are names. */
export type PublishedItem = PublishedVersion

/** What is on the site of one content type, for domains that hold their own pages in memory. */
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

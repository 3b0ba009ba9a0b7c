import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import * as library from './library.store.ts'

/** Files of the media library for links and examples. */
export function createMediaFinder({ db }: { db: Database }) {
  return {
    /** Documents whose name or path holds the words, the newest first; without words all. */
    async documents(words: string, limit: number, actor: ShopActor): Promise<{ path: string; name: string }[]> {
      authorise(actor, 'media:read')
      return library.listItems(db, { words, kinds: ['document'], sort: 'newest' }, 0, limit)
    },

    /** Ids by site path; what is not there is absent. For code, not for people. */
    async idsByPath(paths: readonly string[]): Promise<Map<string, number>> {
      const rows = await library.listIdsByPath(db, [...new Set(paths)])
      return new Map(rows.map(({ id, path }) => [path, id]))
    },
  }
}

export type MediaFinder = ReturnType<typeof createMediaFinder>

import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { MediaKind } from '../contract/media.ts'
import * as library from './library.store.ts'

export interface MediaDetails {
  id: number
  path: string
  name: string
  kind: MediaKind
  isDecorative: boolean
  /** Languages that have an alternative text. */
  spokenIn: ReadonlySet<Language>
}

/** Files of the media library for links, examples and reports. */
export function createMediaFinder({ db }: { db: Database }) {
  return {
    /** Documents whose name or path holds the words, the newest first; without words all. */
    async documents(words: string, limit: number, actor: ShopActor): Promise<{ path: string; name: string }[]> {
      authorise(actor, 'media:read')
      return library.listItems(db, { words, kinds: ['document'], sort: 'newest' }, 0, limit)
    },

    /** Every item by id, with the languages that have its alternative text. */
    async all(actor: ShopActor): Promise<Map<number, MediaDetails>> {
      authorise(actor, 'media:read')
      const [items, texts] = [await library.listKinds(db), await library.listAllTexts(db)]
      const spoken = Map.groupBy(texts, ({ mediaId }) => mediaId)
      return new Map(
        items.map(({ id, path, name, kind, isDecorative }) => [
          id,
          { id, path, name, kind, isDecorative, spokenIn: new Set(spoken.get(id)?.map(({ language }) => language)) },
        ]),
      )
    },

    /** Ids by site path; what is not there is absent. For code, not for people. */
    async idsByPath(paths: readonly string[]): Promise<Map<string, number>> {
      const rows = await library.listIdsByPath(db, [...new Set(paths)])
      return new Map(rows.map(({ id, path }) => [path, id]))
    },
  }
}

export type MediaFinder = ReturnType<typeof createMediaFinder>

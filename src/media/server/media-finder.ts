import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import * as library from './media-library.store.ts'
import { listMedia } from './media.store.ts'

export type { LibraryQuestion } from './media-library.store.ts'

/** Files of the media library for links and examples. */
export function createMediaFinder({ db }: { db: Database }) {
  return {
    async list(question: library.LibraryQuestion, actor: ShopActor) {
      authorise(actor, 'media:read')
      const [rows, totalCount, folders] = await Promise.all([
        library.listLibrary(db, question),
        library.countLibrary(db, question),
        library.countFolders(db),
      ])
      const texts = await library.listAltTexts(
        db,
        rows.map(({ id }) => id),
      )
      const posters = await listMedia(
        db,
        rows.flatMap(({ posterId }) => posterId ?? []),
        'fi',
      )
      const posterPaths = new Map(posters.map(({ item }) => [item.id, item.path]))
      return {
        folders,
        totalCount,
        items: rows.map((item) => ({
          item,
          posterPath: item.posterId === null ? null : (posterPaths.get(item.posterId) ?? null),
          texts: texts.filter(({ mediaId }) => mediaId === item.id),
        })),
      }
    },

    /** Ids by site path; what is not there is absent. For code, not for people. */
    async idsByPath(paths: readonly string[]): Promise<Map<string, number>> {
      const rows = await library.listIdsByPath(db, [...new Set(paths)])
      return new Map(rows.map(({ id, path }) => [path, id]))
    },
  }
}

export type MediaFinder = ReturnType<typeof createMediaFinder>

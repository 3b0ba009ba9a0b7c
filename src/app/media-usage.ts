import type { ShopActor } from '#src/common/actor.ts'
import { may } from '#src/common/permissions.ts'
import * as contentMedia from '#src/content/server/media-usage.store.ts'
import * as panels from '#src/listing/server/merchandising/promo-panel.store.ts'
import type { MediaUse } from '#src/media/contract/library.ts'
import * as library from '#src/media/server/library.store.ts'
import * as media from '#src/media/server/media.store.ts'
import * as newsMedia from '#src/news/server/news.store.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import * as products from '#src/products/server/picture-use.store.ts'

const named = (names: readonly string[]): MediaUse[] => names.map((name) => ({ id: null, name, languages: [] }))

/** What shows items of the media library: content and releases by their id; products, categories and panels by their address. */
export function createMediaUsage(db: Database) {
  const usersOfPath = async (path: string, executor: Executor): Promise<MediaUse[]> =>
    named([...(await products.listPictureUsers(executor, path)), ...(await panels.listPanelsWith(executor, path))])
  return {
    usersOfPath,
    usage: async (id: number, actor: ShopActor): Promise<MediaUse[]> => {
      const item = await media.findItem(db, id)
      return [
        ...(await contentMedia.listMediaUsers(db, id, may(actor, 'pages:read'))),
        ...named(await newsMedia.listMediaUsers(db, id)),
        ...(item ? await usersOfPath(item.path, db) : []),
      ]
    },
    usedIds: async (): Promise<number[]> => {
      const paths = [...(await products.listUsedPictures(db)), ...(await panels.listPanelPictures(db))]
      return [
        ...(await contentMedia.listUsedMedia(db)),
        ...(await newsMedia.listUsedMedia(db)),
        ...(await library.listIdsByPath(db, paths)).map(({ id }) => id),
      ]
    },
  }
}

import * as contentMedia from '#src/content/server/media-usage.store.ts'
import type { MediaUse } from '#src/media/contract/library.ts'
import * as newsMedia from '#src/news/server/news.store.ts'
import type { Database } from '#src/platform/database/database.ts'

/** What shows items of the media library: content and releases. */
export const createMediaUsage = (db: Database) => ({
  usage: async (id: number): Promise<MediaUse[]> => [
    ...(await contentMedia.listMediaUsers(db, id)),
    ...(await newsMedia.listMediaUsers(db, id)).map((name) => ({ id: null, name, languages: [] })),
  ],
  usedIds: async (): Promise<number[]> => [
    ...(await contentMedia.listUsedMedia(db)),
    ...(await newsMedia.listUsedMedia(db)),
  ],
})

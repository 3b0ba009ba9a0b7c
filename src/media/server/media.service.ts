import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { insertAltText, listMedia, upsertAltText, upsertMedia } from './media.store.ts'

/** A picture, drawing, film or file of our own as pages show it. */
export interface Media {
  /** Site path. */
  url: string
  /** In the language asked for; empty where nobody wrote one. */
  altText: string
  width?: number
  height?: number
}

export interface NewMedia {
  path: string
  width: number
  height: number
  altTexts: Localized
}

/** What purges everything that shows an item. */
export const mediaTag = (id: number): string => `media:${id}`

/** By id; one that is not there is absent. */
export async function findMedia(db: Executor, ids: readonly number[], language: Language): Promise<Map<number, Media>> {
  if (ids.length === 0) return new Map()
  const rows = await listMedia(db, [...new Set(ids)], language)
  return new Map(
    rows.map(({ item: { id, path, width, height }, altText }) => [
      id,
      { url: path, altText: altText ?? '', ...(width !== null && { width }), ...(height !== null && { height }) },
    ]),
  )
}

/** The media library. */
export function createMedia({ db, clock }: { db: Database; clock: Clock }) {
  /** Puts a picture into the library, or finds it there again by its path with whatever texts it has by now; its id. */
  const register = ({ path, width, height, altTexts }: NewMedia): Promise<number> =>
    inTransaction(db, async (tx) => {
      const id = await upsertMedia(tx, { path, kind: 'picture', width, height, createdAt: clock.now() })
      for (const language of languages) await insertAltText(tx, { mediaId: id, language, altText: altTexts[language] })
      return id
    })

  /** Changes the text of an item wherever a page does not have one of its own for it. */
  const setAltText = (id: number, language: Language, altText: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await upsertAltText(tx, { mediaId: id, language, altText })
      await emitCacheEvent(tx, [mediaTag(id)])
    })

  return { register, setAltText }
}

export type MediaLibrary = ReturnType<typeof createMedia>

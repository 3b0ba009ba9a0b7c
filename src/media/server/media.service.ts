import { createHash } from 'node:crypto'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Film, FocalPoint, Media } from '../contract/media.ts'
import * as store from './media.store.ts'
import { cleanVector } from './vector-sanitiser.ts'

export interface NewMedia {
  path: string
  width: number
  height: number
  altTexts: Localized
  folder?: string
  focus?: FocalPoint
  /** What is known of the file. */
  file?: { bytes: number; hash: string }
}

/** A drawing of the seed; its file must hold nothing that cleaning takes away. */
export interface NewVector {
  path: string
  svg: string
  altTexts: Localized
}

/** A film of the seed, with the pictures and words that belong to it. */
export interface NewFilm extends NewMedia {
  durationMs: number
  posterId: number | null
  /** Site paths. */
  captions: Partial<Localized>
  /** Site path of an MP4 of the same film; left out: there is none. */
  alternatePath?: string
}

/** What purges everything that shows an item. */
export const mediaTag = (id: number): string => `media:${id}`

/** Finds media by id; the result leaves out unknown ids. Films come with their captions and their poster. */
export async function findMedia(
  db: Executor,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, Media | Film>> {
  if (ids.length === 0) return new Map()
  const rows = await store.listMedia(db, [...new Set(ids)], language)
  const films = rows.flatMap(({ item }) => (item.kind === 'video' ? item : []))
  const [captions, posters] =
    films.length === 0
      ? [[], new Map<number, Media>()]
      : await Promise.all([
          store.listCaptions(
            db,
            films.map(({ id }) => id),
          ),
          findMedia(
            db,
            films.flatMap(({ posterId }) => posterId ?? []),
            language,
          ),
        ])
  return new Map(
    rows.map(({ item, altText }): [number, Media | Film] => {
      const media = present(item, altText)
      if (item.kind !== 'video') return [item.id, media]
      const own = captions.filter(({ mediaId }) => mediaId === item.id)
      const film: Film = {
        ...media,
        durationMs: item.durationMs ?? 0,
        sources: [item.path, item.alternatePath].flatMap((url) => (url === null ? [] : { url, type: typeOf(url) })),
        captions: own.map((one) => ({ language: one.language, url: one.path })),
        poster: posters.get(item.posterId ?? 0) ?? null,
      }
      return [item.id, film]
    }),
  )
}

function present(item: store.MediaRow, altText: string | null): Media {
  const { path, width, height, focusX, focusY, markup } = item
  return {
    url: path,
    altText: altText ?? '',
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    ...(focusX !== null && focusY !== null && { focus: { x: focusX, y: focusY } }),
    ...(markup !== null && { markup }),
  }
}

const typeOf = (path: string): string => (path.endsWith('.mp4') ? 'video/mp4' : 'video/webm')

/** The point that stays in sight of the picture with this path; null: the middle, or no such picture. */
export async function findFocus(db: Executor, path: string): Promise<FocalPoint | null> {
  const item = await store.findItemByPath(db, path)
  return item && item.focusX !== null && item.focusY !== null ? { x: item.focusX, y: item.focusY } : null
}

/** The media library. */
export function createMedia({ db, clock }: { db: Database; clock: Clock }) {
  /** Puts an item into the library, or finds it there again by its path with whatever editors have made of it; its id. */
  const put = (row: Omit<store.NewMediaRow, 'createdAt'>, altTexts: Localized): Promise<number> =>
    inTransaction(db, async (tx) => {
      const name = row.path.slice(row.path.lastIndexOf('/') + 1)
      const id = await store.upsertMedia(tx, { name, ...row, createdAt: clock.now() })
      for (const language of languages)
        await store.insertAltText(tx, { mediaId: id, language, altText: altTexts[language] })
      return id
    })

  const register = ({ path, width, height, altTexts, folder = '', focus, file }: NewMedia): Promise<number> =>
    put(
      { path, kind: 'picture', width, height, folder, ...file, ...(focus && { focusX: focus.x, focusY: focus.y }) },
      altTexts,
    )

  /** Registers a document of the seed. */
  const registerDocument = ({ path, altTexts, folder = '', file }: Omit<NewMedia, 'width' | 'height' | 'focus'>) =>
    put({ path, kind: 'document', folder, ...file }, altTexts)

  function registerVector({ path, svg, altTexts }: NewVector): Promise<number> {
    const vector = cleanVector(svg)
    if (!vector || vector.markup !== svg.trim()) throw new Error(`${path} is no clean drawing`)
    const file = { bytes: Buffer.byteLength(svg), hash: createHash('sha256').update(svg).digest('hex') }
    return put({ path, kind: 'vector', folder: 'drawings', ...vector, ...file }, altTexts)
  }

  async function registerFilm(film: NewFilm) {
    const { path, width, height, altTexts, durationMs, posterId, captions, file, alternatePath = null } = film
    const facts = { width, height, durationMs, posterId, alternatePath, ...file }
    const row = { path, kind: 'video' as const, folder: 'films', ...facts }
    const id = await put(row, altTexts)
    for (const language of languages) {
      const file = captions[language]
      if (file !== undefined) await store.upsertCaptions(db, { mediaId: id, language, path: file })
    }
    return id
  }

  /** Changes the alternative text of an item on every page that sets no other for it. */
  const setAltText = (id: number, language: Language, altText: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await store.upsertAltText(tx, { mediaId: id, language, altText })
      await emitCacheEvent(tx, [mediaTag(id)])
    })

  return { register, registerDocument, registerVector, registerFilm, setAltText }
}

export type MediaLibrary = ReturnType<typeof createMedia>

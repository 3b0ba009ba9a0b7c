import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopActor } from '#src/common/actor.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { MediaAdmin } from '#src/media/server/media-admin.ts'
import { ForbiddenFetch } from '#src/platform/http/guarded-api.ts'
import { newsSyncQueue } from '../queues.ts'
import type { ReleaseRow } from '../news.store.ts'
import type { KeptFile, KeptPicture } from '../news.tables.ts'
import type { FeedFile, FeedRelease, PressFeed } from './press-feed.ts'

export interface ReleaseMediaDeps {
  feed: Pick<PressFeed, 'download'>
  admin: Pick<MediaAdmin, 'upload' | 'remove'>
}

const actor: ShopActor = { kind: 'system', by: 'job', name: newsSyncQueue.name }
const folder = 'news'

/** The imported file, the reason why it never can be, or null: not this time. */
type Taken = { mediaId: number; sizeBytes: number } | { refused: string } | null

/** Pictures and files of releases. Only the job fetches them; the media library checks, rewrites and stores each. */
export function createReleaseMedia({ feed, admin }: ReleaseMediaDeps) {
  async function take({ url, fileName }: FeedFile, altTexts: Localized): Promise<Taken> {
    const file = join(tmpdir(), `news-${randomUUID()}`)
    try {
      const sizeBytes = await feed.download(url, file)
      const taken = await admin.upload({ content: createReadStream(file), name: fileName, folder, altTexts }, actor)
      if (taken.ok) return { mediaId: taken.value.id, sizeBytes }
      const problem = taken.error.kind === 'business' ? taken.error.problems[0]?.key : undefined
      return { refused: problem ?? 'refused' }
    } catch (error) {
      return error instanceof ForbiddenFetch ? { refused: error.message } : null
    } finally {
      await rm(file, { force: true })
    }
  }

  /** Finds the stored picture or file with the same source address. */
  const kept = <Of extends KeptPicture | KeptFile>(before: readonly Of[] | undefined, { url }: FeedFile): Of | null =>
    before?.find(({ source }) => source === url) ?? null

  return {
    /** `isWhole` false: some files could not be fetched this time; their stored copies stay. */
    async takeAll(release: FeedRelease, before: ReleaseRow | null) {
      const isSame = before !== null && +before.modifiedAt === +release.modifiedAt
      let isWhole = true

      async function takeOne<Of extends KeptPicture | KeptFile>(
        given: FeedFile,
        known: Of | null,
        altText: string,
      ): Promise<Pick<KeptFile, 'mediaId' | 'refused' | 'sizeBytes'>> {
        const sizeBytes = known !== null && 'sizeBytes' in known ? known.sizeBytes : null
        const isSettled = known !== null && (known.mediaId !== null || known.refused !== '')
        if (isSettled && isSame) return { mediaId: known.mediaId, refused: known.refused, sizeBytes }
        const taken = await take(given, altTextsOf(altText, release.language))
        if (taken === null) isWhole = false
        if (taken === null || 'refused' in taken)
          return taken === null && known !== null && known.mediaId !== null
            ? { mediaId: known.mediaId, refused: '', sizeBytes }
            : { mediaId: null, refused: taken?.refused ?? '', sizeBytes: null }
        return { mediaId: taken.mediaId, refused: '', sizeBytes: taken.sizeBytes }
      }

      const pictures: KeptPicture[] = []
      for (const picture of release.pictures) {
        const { url, ...words } = picture
        const { mediaId, refused } = await takeOne(picture, kept(before?.pictures, picture), picture.description)
        pictures.push({ source: url, ...words, mediaId, refused })
      }
      const files: KeptFile[] = []
      for (const file of release.files) {
        const { url, ...words } = file
        files.push({ source: url, ...words, ...(await takeOne(file, kept(before?.files, file), file.title)) })
      }
      return { pictures, files, isWhole }
    },

    /** Removes items from the library that are shown no more; the library refuses items that are still in use. */
    async drop(mediaIds: readonly number[]): Promise<void> {
      for (const id of new Set(mediaIds)) await admin.remove(id, actor)
    },
  }
}

export type ReleaseMedia = ReturnType<typeof createReleaseMedia>

const altTextsOf = (text: string, language: Language): Localized =>
  Object.fromEntries(languages.map((one) => [one, one === language ? text : ''])) as Localized // one for each

export const mediaIdsOf = ({ pictures, files }: Pick<ReleaseRow, 'pictures' | 'files'>): number[] =>
  [...pictures, ...files].flatMap(({ mediaId }) => mediaId ?? [])

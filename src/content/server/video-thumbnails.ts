import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { PictureIntake } from '#src/platform/images/picture-intake.ts'
import { fetchThumbnail } from './video-thumbnails-api.ts'

export interface VideoThumbnailOptions {
  /** The origin of the host's thumbnails; empty: none are fetched. */
  origin: string
  intake: Pick<PictureIntake, 'take'> | null
  /** Whether a page shows the video: thumbnails are stored, so visitors must not choose which. */
  isNamed: (videoId: string) => Promise<boolean>
}

/** After this time a thumbnail that the host did not have is requested again. */
const againMs = 600_000

/** Thumbnails of public videos, each fetched once and re-encoded as any external picture. */
export function createVideoThumbnails({ origin, intake, isNamed }: VideoThumbnailOptions) {
  const known = new LRUCache<string, Promise<string | null>>({ max: 1_000 })

  async function fetchAndTake(videoId: string): Promise<string | null> {
    const file = join(tmpdir(), `thumbnail-${randomUUID()}.jpg`)
    try {
      if (!intake || !(await fetchThumbnail(origin, videoId, file))) return null
      const taken = await intake.take(file, false)
      return taken.ok ? taken.value : null
    } catch {
      return null
    } finally {
      await rm(file, { force: true })
    }
  }

  /** Path below the media folder; null: there is no picture. */
  async function find(videoId: string): Promise<string | null> {
    if (origin === '') return null
    if (!known.has(videoId) && !(await isNamed(videoId))) return null
    let found = known.get(videoId)
    if (!found) {
      found = fetchAndTake(videoId)
      known.set(videoId, found)
      if ((await found) === null) known.set(videoId, found, { ttl: againMs })
    }
    return found
  }

  return { find, isAsked: origin !== '' }
}

export type VideoThumbnails = ReturnType<typeof createVideoThumbnails>

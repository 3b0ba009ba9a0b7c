import { noJobs } from './no-jobs.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { demoFeedId, vendorReleases, type VendorRelease } from '../../demo/news/press-room.ts'
import { createMediaAdmin } from '#src/media/server/media-admin.ts'
import { createCisionFeed } from '../../src/news/server/feed/cision-feed-api.ts'
import { createReleaseMedia } from '../../src/news/server/feed/release-media.ts'
import { createSync } from '../../src/news/server/feed/sync.ts'
import * as newsStore from '../../src/news/server/news.store.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createPictureIntake } from '../../src/platform/images/picture-intake.ts'
import { createFolderFiles } from '../../src/platform/media-files/folder-files.ts'
import { createPictureProcess } from '../../src/platform/images/picture-process.ts'
import { silentLog } from '../../standins/support/json-log.ts'
import { startPressReleases } from '../../standins/press-releases/server.ts'

export interface PressRoomOptions {
  db: Database
  clock: Clock
  /** What it begins with; left out: the demo brand's. */
  releases?: (origin: string) => VendorRelease[]
  /** How long a call may take, in milliseconds; `slow` takes twice as long. */
  patienceMs?: number
}

/** A press room of its own, and what takes it into a database, with pictures and files in a folder that goes with it. */
export async function openPressRoom({ db, clock, releases, patienceMs = 15_000 }: PressRoomOptions) {
  const log = pino({ level: 'silent' })
  const mediaDir = await mkdtemp(join(tmpdir(), 'press-media-'))
  const room = await startPressReleases({
    port: 0,
    log: silentLog,
    slowMs: patienceMs * 2,
    ...(releases && { releases }),
  })
  const pictures = createPictureProcess({ log })
  const intake = createPictureIntake({ media: createFolderFiles([mediaDir]), pictures, folder: 'uploaded' })
  const admin = createMediaAdmin({
    db,
    clock,
    jobs: noJobs,
    usersOfPath: () => Promise.resolve([]),
    media: createFolderFiles([mediaDir]),
    intake,
    pictures,
    usage: async (id) => (await newsStore.listMediaUsers(db, id)).map((name) => ({ id: null, name, languages: [] })),
  })
  const feed = createCisionFeed({ apiUrl: room.url, timeoutMs: patienceMs })
  /** Releases that subscribers were to be told of, as often as they were. */
  const told: number[] = []
  const sync = createSync({
    db,
    clock,
    log,
    feed,
    media: createReleaseMedia({ feed, admin }),
    jobs: {
      send: (_tx, _queue, data) => {
        told.push((data as { releaseId: number }).releaseId) // the one queue that the sync sends to
        return Promise.resolve()
      },
    },
  })
  return {
    room,
    mediaDir,
    told,
    sync: () => sync(demoFeedId),
    live: () => newsStore.listLive(db),
    async close() {
      await room.close()
      pictures.close()
      await rm(mediaDir, { recursive: true, force: true })
    },
  }
}

const [template] = vendorReleases('http://127.0.0.1')

/** A release of the vendor's as little as can be: `n` gives its id, a minute of its own and its title. */
export function madeRelease(n: number, more: Partial<VendorRelease> = {}): VendorRelease {
  if (!template) throw new Error('The demo has no release')
  const at = new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString()
  return {
    ...template,
    Id: n,
    EncryptedId: `R${String(n).padStart(6, '0')}`,
    Title: `Tiedote ${n}`,
    LanguageCode: 'fi',
    PublishDate: at,
    LastChangeDate: at,
    LanguageVersions: [],
    Images: [],
    Files: [],
    ...more,
  }
}

/** One of the demo's pictures, as the room at `origin` offers it. */
export const madeImage = (origin: string, file = 'products/tumma-85'): VendorRelease['Images'][number] => {
  const image = template?.Images[0]
  if (!image) throw new Error('The demo’s newest release has no picture')
  return { ...image, DownloadUrl: `${origin}/papi/media/${file}.webp` }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Value } from 'typebox/value'
import type { Language, Localized } from '../src/common/locale.ts'
import type { MediaLibrary } from '../src/media/server/media.service.ts'
import { Release, releaseOf } from '../src/news/server/feed/cision-feed-api.ts'
import type { FeedFile, FeedRelease, PressFeed } from '../src/news/server/feed/press-feed.ts'
import type { ReleaseMedia } from '../src/news/server/feed/release-media.ts'
import { createSync } from '../src/news/server/feed/sync.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { Log } from '../src/platform/logging.ts'
import { picture } from './content/media.ts'
import { demoFeedId, vendorReleases } from './news/press-room.ts'

/** Where the stand-in has them; a release is the same wherever its pictures are hosted. */
const origin = 'http://127.0.0.1:3029'

export interface NewsSeed {
  db: Database
  clock: Clock
  log: Log
  media: Pick<MediaLibrary, 'register' | 'registerDocument'>
}

/** Takes in the demo brand's releases as the feed's job would, with pictures that lie in the media folder already. */
export async function seedNews({ db, clock, log, media }: NewsSeed): Promise<void> {
  const sync = createSync({
    db,
    clock,
    log,
    feed: demoFeed,
    media: demoMedia(media),
    jobs: { send: () => Promise.reject(new Error('Nobody is mailed what a new shop begins with')) },
  })
  const outcome = await sync(demoFeedId)
  if (outcome.kind !== 'taken') throw new Error(`The demo's releases were not taken in: ${outcome.reason}`)
}

const demoFeed: PressFeed = {
  readAll: () =>
    Promise.resolve({
      releases: vendorReleases(origin).map((release): FeedRelease => {
        const read = Value.Check(Release, release) ? releaseOf(release) : null
        if (read === null || read === 'other-language') throw new Error(`${release.Title} is no release`)
        return read
      }),
      unreadable: [],
    }),
  isGone: () => Promise.resolve(true),
  download: () => Promise.reject(new Error('Nothing is fetched for the demo')),
}

function demoMedia(media: NewsSeed['media']): ReleaseMedia {
  const nothing: Localized = { fi: '', sv: '', en: '' }
  const pathOf = ({ url }: FeedFile): string =>
    new URL(url).pathname.replace(/^\/papi\/media\//, '/media/').replace(/^\/papi\/files\//, '/media/news/')
  const own = (text: string, language: Language): Localized => ({ ...nothing, [language]: text })

  async function factsOf(path: string): Promise<{ bytes: number; hash: string }> {
    const data = await readFile(new URL(`./images/${path.slice('/media/'.length)}`, import.meta.url))
    return { bytes: data.length, hash: createHash('sha256').update(data).digest('hex') }
  }

  return {
    async takeAll(release) {
      const pictures = []
      for (const given of release.pictures) {
        const path = pathOf(given)
        const { width, height } = sizeOf(path)
        const altTexts = own(given.description, release.language)
        const folder = path.split('/').slice(2, -1).join('/')
        const mediaId = await media.register({ path, width, height, altTexts, folder, file: await factsOf(path) })
        const { url, ...words } = given
        pictures.push({ source: url, ...words, mediaId, refused: '' })
      }
      const files = []
      for (const given of release.files) {
        const path = pathOf(given)
        const file = await factsOf(path)
        const altTexts = own(given.title, release.language)
        const mediaId = await media.registerDocument({ path, altTexts, folder: 'news', file })
        const { url, ...words } = given
        files.push({ source: url, ...words, mediaId, refused: '', sizeBytes: file.bytes })
      }
      return { pictures, files, isWhole: true }
    },
    drop: () => Promise.resolve(),
  }
}

/** As `demo/images` has them: squares of products, wide pictures of the rest. */
function sizeOf(path: string): { width: number; height: number } {
  const name = path.slice('/media/'.length).replace(/\.webp$/, '')
  return name.startsWith('products/') ? { width: 1000, height: 1000 } : picture(name)
}

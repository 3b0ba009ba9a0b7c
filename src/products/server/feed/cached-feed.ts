import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Clock } from '#src/platform/clock.ts'

/** A feed is rebuilt no more often than this, however often the catalogue changes. */
const leastAgeMs = 60_000
/** A feed older than this is rebuilt even if the catalogue has not changed. */
const maxAgeMs = 600_000

/** A feed as a file, compressed. */
export interface CachedFeed {
  path: string
  /** Version of the catalogue it was built from. */
  version: number
  madeAt: Date
  byteCount: number
}

/**
 * Caches feeds by name as compressed files of this process. A feed is streamed, so neither a large catalogue nor many
 * requests at once take memory, and it is built once for all of them. The folder may be emptied at any time.
 */
export function createCachedFeeds({ clock, directory }: { clock: Clock; directory: string }) {
  const cached = new Map<string, CachedFeed>()
  const making = new Map<string, Promise<CachedFeed>>()

  async function find(name: string, version: number): Promise<CachedFeed | null> {
    const found = cached.get(name)
    if (found === undefined) return null
    const age = +clock.now() - +found.madeAt
    const isFresh = age < maxAgeMs && (found.version === version || age < leastAgeMs)
    const isThere =
      isFresh &&
      (await access(found.path).then(
        () => true,
        () => false,
      ))
    return isThere ? found : null
  }

  async function make(name: string, version: number, texts: AsyncIterable<string>): Promise<CachedFeed> {
    const madeAt = clock.now()
    const path = join(directory, `${name}-${process.pid}.xml.gz`)
    const part = `${path}.part`
    await mkdir(directory, { recursive: true })
    try {
      await pipeline(Readable.from(texts), createGzip(), createWriteStream(part))
      // A client that is reading the previous file goes on reading it.
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    const feed = { path, version, madeAt, byteCount: (await stat(path)).size }
    cached.set(name, feed)
    return feed
  }

  return {
    /** The cached feed, or one made from `texts`. `version` is that of the catalogue now. */
    async get(name: string, version: number, texts: () => AsyncIterable<string>): Promise<CachedFeed> {
      const found = await find(name, version)
      if (found !== null) return found
      let work = making.get(name)
      if (work === undefined) {
        work = make(name, version, texts()).finally(() => making.delete(name))
        making.set(name, work)
      }
      return work
    },
    compressed: ({ path }: CachedFeed): Readable => createReadStream(path),
    plain({ path }: CachedFeed): Readable {
      const plain = createGunzip()
      const file = createReadStream(path).on('error', (error) => plain.destroy(error))
      return file.pipe(plain).on('close', () => file.destroy())
    },
  }
}

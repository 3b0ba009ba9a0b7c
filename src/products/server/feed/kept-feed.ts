import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Clock } from '#src/platform/clock.ts'

/** However often the catalogue changes, a feed is not made more often. */
const leastAgeMs = 60_000
/** However little it changes, it is made anew after this. */
const mostAgeMs = 600_000

/** A feed as a file, compressed. */
export interface KeptFeed {
  path: string
  /** Of the catalogue it was made from. */
  version: number
  madeAt: Date
  byteCount: number
}

/**
 * Feeds by name, as compressed files of this process: made piece by piece, so that neither the largest catalogue nor many
 * who ask at once take memory, and made once for all of them. The folder may be emptied at any time.
 */
export function createKeptFeeds({ clock, directory }: { clock: Clock; directory: string }) {
  const kept = new Map<string, KeptFeed>()
  const making = new Map<string, Promise<KeptFeed>>()

  async function find(name: string, version: number): Promise<KeptFeed | null> {
    const found = kept.get(name)
    if (found === undefined) return null
    const age = +clock.now() - +found.madeAt
    const isFresh = age < mostAgeMs && (found.version === version || age < leastAgeMs)
    const isThere =
      isFresh &&
      (await access(found.path).then(
        () => true,
        () => false,
      ))
    return isThere ? found : null
  }

  async function make(name: string, version: number, texts: AsyncIterable<string>): Promise<KeptFeed> {
    const madeAt = clock.now()
    const path = join(directory, `${name}-${process.pid}.xml.gz`)
    const part = `${path}.part`
    await mkdir(directory, { recursive: true })
    try {
      await pipeline(Readable.from(texts), createGzip(), createWriteStream(part))
      // Who reads the one before goes on reading it.
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    const feed = { path, version, madeAt, byteCount: (await stat(path)).size }
    kept.set(name, feed)
    return feed
  }

  return {
    /** The kept feed, or one made from `texts`. `version` is that of the catalogue now. */
    async get(name: string, version: number, texts: () => AsyncIterable<string>): Promise<KeptFeed> {
      const found = await find(name, version)
      if (found !== null) return found
      let work = making.get(name)
      if (work === undefined) {
        work = make(name, version, texts()).finally(() => making.delete(name))
        making.set(name, work)
      }
      return work
    },
    compressed: ({ path }: KeptFeed): Readable => createReadStream(path),
    plain({ path }: KeptFeed): Readable {
      const plain = createGunzip()
      const file = createReadStream(path).on('error', (error) => plain.destroy(error))
      return file.pipe(plain).on('close', () => file.destroy())
    },
  }
}

export type KeptFeeds = ReturnType<typeof createKeptFeeds>

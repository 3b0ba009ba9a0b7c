import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../clock.ts'
import type { Log } from '../logging.ts'
import type { BucketApi } from './bucket-api.ts'
import { isMediaName, type LocalFile, MediaAway, type MediaFiles } from './media-files.ts'
import { findMediaFile, type MediaFolders } from './media-folders.ts'

export interface BucketFilesOptions {
  api: BucketApi
  /** Folders with what the shop is seeded with. They are looked into first: a bucket is asked for nothing that lies here. */
  seeds: MediaFolders
  /** The folder of resized pictures, which also bounds the copies of originals. */
  cacheDir: string
  clock: Clock
  log: Log
}

/** A copy is used for so long without a look whether another machine has removed its original. */
const trustedMs = 10 * 60_000

/** Media files in a bucket that all machines share. Originals of pictures are copied to this machine when they are first used. */
export function createBucketFiles({ api, seeds, cacheDir, clock, log }: BucketFilesOptions): MediaFiles {
  const staging = join(cacheDir, 'staging')
  const running = new Map<string, Promise<LocalFile | null>>()

  /** A place that the bound of the cache knows (`disk-bound.ts`). */
  function copyOf(name: string): string {
    const hash = createHash('sha256').update(name).digest('hex')
    return join(cacheDir, hash.slice(0, 2), `${hash}.original`)
  }

  async function find(name: string): Promise<LocalFile | null> {
    const seed = await findMediaFile(seeds, name)
    if (seed || !isMediaName(name)) return seed
    const path = copyOf(name)
    const copy = await stat(path).catch(() => null)
    const age = copy && clock.now().getTime() - copy.mtimeMs
    if (age !== null && age < trustedMs) return { path, changedMs: 0 }
    let work = running.get(name)
    if (!work) {
      work = (copy ? recheckCopy(name, path) : fetchCopy(name, path)).finally(() => running.delete(name))
      running.set(name, work)
    }
    return work
  }

  /** While the bucket is away the copy serves: pictures stay on the pages. */
  async function recheckCopy(name: string, path: string): Promise<LocalFile | null> {
    try {
      if ((await api.size(name)) === null) {
        await rm(path, { force: true })
        return null
      }
      await utimes(path, clock.now(), clock.now())
    } catch (error) {
      if (!(error instanceof MediaAway)) throw error
      log.warn({ err: error }, 'a picture is made from a copy: the media store is away')
    }
    return { path, changedMs: 0 }
  }

  async function fetchCopy(name: string, path: string): Promise<LocalFile | null> {
    const content = await tried(() => api.get(name))
    if (content === null) return null
    await mkdir(dirname(path), { recursive: true })
    const part = `${path}.${randomUUID()}.part`
    try {
      await pipeline(content, createWriteStream(part))
      await rename(part, path)
      await utimes(path, clock.now(), clock.now())
    } catch (error) {
      await rm(part, { force: true })
      throw isOfDisk(error) ? error : new MediaAway('The media store broke off', { cause: error })
    }
    return { path, changedMs: 0 }
  }

  /** Logs why the bucket did not do what it was asked. */
  async function tried<Value>(call: () => Promise<Value>): Promise<Value> {
    try {
      return await call()
    } catch (error) {
      log.warn({ err: error }, 'the media store is away')
      throw error
    }
  }

  return {
    staging,
    folders: seeds,
    find,
    has: async (name) =>
      (await findMediaFile(seeds, name)) !== null ||
      (isMediaName(name) && (await tried(() => api.size(name))) !== null),
    async keep(name, path) {
      const data = await readFile(path)
      await tried(async () => {
        if ((await api.size(name)) !== data.length) await api.put(name, data)
      })
      const copy = copyOf(name)
      await mkdir(dirname(copy), { recursive: true })
      await rename(path, copy)
      await utimes(copy, clock.now(), clock.now())
    },
    async remove(name) {
      await rm(copyOf(name), { force: true })
      await tried(() => api.remove(name))
    },
    list: () => api.list(),
    read: (name): Promise<Readable | null> => tried(() => api.get(name)),
    answer: (name, request) => (isMediaName(name) ? tried(() => api.answer(name, request)) : Promise.resolve(null)),
  }
}

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string' && 'path' in error

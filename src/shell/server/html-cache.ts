import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/platform/clock.ts'
import { htmlCacheRequests } from '#src/platform/metrics/process-metrics.ts'
import { brotliWindow, createRecompressor } from './recompressor.ts'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished answer, compressed once: by brotli, which nearly everyone takes. */
export interface CachedAnswer {
  status: number
  contentType: string
  brotli: Buffer
  /** Bytes of the body as it is read. */
  length: number
  /** Made on the first request for it; read it by `bodyOf`. */
  gzip: Promise<Buffer> | null
  etags: Record<Encoding, string>
  tags: readonly string[]
  /** Version of the page inside; sent as `x-content-version`. */
  version?: string
  /** When the entry expires, in milliseconds: some of its content begins or ends then. */
  until?: number
  /** When it was made, in milliseconds. */
  at: number
  /** `brotli` is as small as it gets. */
  isRecompressed: boolean
  /** What it shows was purged while it was made: it is for its caller only, and no cache in front may keep it. */
  isOutdated?: true
}

/** Every entry expires after this time at the latest, even when its purge was lost. */
export const ceilingMs = 600_000

const hits = htmlCacheRequests.labels({ result: 'hit' })
const misses = htmlCacheRequests.labels({ result: 'miss' })

/** Purges remembered for entries that are still being made; an entry that began before the oldest of them is not cached. */
const rememberedPurges = 1_000

/**
 * Caches finished anonymous responses by key (architecture part 4): bounded in bytes, one maker per key at a time, purged by
 * tag. A purge that arrives after the reading for an entry began keeps that entry out, and a caller that asks after the purge
 * does not get it.
 */
export function createAnswerCache(options: {
  maxBytes: number
  clock: Clock
  /** Called with each purge, after it. */
  onPurged?: (tags: readonly string[] | 'all') => void
}) {
  const cached = new LRUCache<string, CachedAnswer>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry) => cachedBytes(entry) + 500,
  })
  const making = new Map<string, Promise<CachedAnswer>>()
  const recompressor = createRecompressor()
  const purges: { at: number; tags: ReadonlySet<string> | 'all' }[] = []
  let sequence = 0
  let forgotten = 0

  function find(key: string): CachedAnswer | null {
    const entry = cached.get(key)
    if (!entry) return null
    const now = options.clock.now().getTime()
    if (now - entry.at < ceilingMs && now < (entry.until ?? Infinity)) {
      if (!entry.isRecompressed) recompressor.offer(entry)
      hits.inc()
      return entry
    }
    cached.delete(key)
    return null
  }

  /** Returns the current mark for `findOrMake`: call it before the first reading of a response's data. */
  const mark = (): number => sequence

  /** Returns the cached response, or calls `make`; concurrent callers of a key share one call. `began`: the mark of its reading. */
  async function findOrMake(key: string, make: () => Promise<UncachedAnswer>, began = mark()): Promise<CachedAnswer> {
    const entry = find(key) ?? making.get(key)
    if (entry) return entry
    misses.inc()
    const work = (async () => {
      const made = await finish(await make(), options.clock)
      if (wasPurged(began, made.tags)) return { ...made, isOutdated: true as const }
      cached.set(key, made)
      return made
    })()
    // A response whose data was read before a purge is for its caller only.
    if (began !== sequence) return work
    making.set(key, work)
    try {
      return await work
    } finally {
      if (making.get(key) === work) making.delete(key)
    }
  }

  const wasPurged = (began: number, tags: readonly string[]): boolean =>
    began < forgotten || purges.some((purge) => purge.at > began && touches(purge.tags, tags))

  function purge(tags: readonly string[] | 'all'): void {
    sequence += 1
    const set = tags === 'all' ? ('all' as const) : new Set(tags)
    purges.push({ at: sequence, tags: set })
    if (purges.length > rememberedPurges) forgotten = purges.shift()?.at ?? forgotten
    making.clear()
    if (set === 'all') cached.clear()
    else for (const [key, entry] of cached.entries()) if (touches(set, entry.tags)) cached.delete(key)
    options.onPurged?.(tags)
  }

  return { find, findOrMake, mark, purge, size: () => cached.size, bytes: () => cached.calculatedSize }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

export interface UncachedAnswer {
  status: number
  contentType: string
  body: string
  tags: readonly string[]
  version?: string
  until?: number
}

const brotliSettings = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: brotliWindow }

/**
 * A compressor returns its output in chunks, and each waits for a turn of the event loop, which under load takes as long as all
 * other requests' work: bodies that fit one chunk, as nearly all do, wait once.
 */
const chunkSize = 32 * 1024
/** The least chunk size that the library accepts, in bytes. */
const leastChunk = 64

/** Compresses a response and computes its ETags, without caching it. */
export async function finish(answer: UncachedAnswer, clock: Clock): Promise<CachedAnswer> {
  const identity = Buffer.from(answer.body)
  const brotli = await toBrotli(identity, {
    chunkSize,
    params: { ...brotliSettings, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  })
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return {
    status: answer.status,
    contentType: answer.contentType,
    // A copy of exactly its length: the compressor's buffer is larger.
    brotli: Buffer.from(brotli),
    length: identity.length,
    gzip: null,
    etags: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` },
    tags: answer.tags,
    ...(answer.version !== undefined && { version: answer.version }),
    ...(answer.until !== undefined && { until: answer.until }),
    at: clock.now().getTime(),
    isRecompressed: false,
  }
}

/** Returns the body for the few clients without brotli: gzip is made once, the uncompressed body for each request. */
export function bodyOf(answer: CachedAnswer, encoding: Exclude<Encoding, 'br'>): Promise<Buffer> {
  if (encoding === 'identity') return unpack(answer)
  answer.gzip ??= unpack(answer)
    .then(async (body) => Buffer.from(await toGzip(body, { chunkSize, level: 6 })))
    .catch((error: unknown) => {
      answer.gzip = null // The next request compresses again
      throw error
    })
  return answer.gzip
}

const unpack = ({ brotli, length }: CachedAnswer): Promise<Buffer> =>
  fromBrotli(brotli, { chunkSize: Math.max(length, leastChunk) })

/** The most bytes that an entry takes: its brotli, and a gzip one and a half times as large in case a client asks for it. */
export const cachedBytes = ({ brotli }: CachedAnswer): number => Math.ceil(brotli.length * 2.5)

const touches = (purged: ReadonlySet<string> | 'all', tags: readonly string[]): boolean =>
  purged === 'all' || tags.some((tag) => purged.has(tag))

/** The best encoding a client takes; brotli before gzip. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity'
}

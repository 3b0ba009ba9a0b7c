import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import {
  acceptedEncoding,
  bodyOf,
  createAnswerCache,
  finish,
  cachedBytes,
  type CachedAnswer,
  type UncachedAnswer,
} from './html-cache.ts'

const answer = (body: string, tags: string[] = ['content:1']): UncachedAnswer => ({
  status: 200,
  contentType: 'text/html',
  body,
  tags,
})

const textOf = async (cached: CachedAnswer | null): Promise<string | null> =>
  cached && (await bodyOf(cached, 'identity')).toString()

describe('cached answers', () => {
  it('are made once for concurrent callers', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    let made = 0
    const make = async () => {
      made += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      return answer('x')
    }
    await Promise.all([1, 2, 3, 4].map(() => cache.findOrMake('a', make)))
    expect(made).toBe(1)
    expect(await textOf(cache.find('a'))).toBe('x')
  })

  it('come in fewer bytes once they are asked for again', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const words = Array.from({ length: 3_000 }, (_, index) => `sana${(index * 7_919) % 613}`).join(' ')
    const made = await cache.findOrMake('a', async () => answer(words))
    const first = made.brotli.length
    expect(made.isRecompressed).toBe(false)
    cache.find('a')
    await vi.waitFor(() => expect(cache.find('a')?.brotli.length).toBeLessThan(first), 30_000)
    expect(await textOf(cache.find('a'))).toBe(words)
  })

  it('go when one of their tags is purged, and only then', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    await cache.findOrMake('a', async () => answer('a', ['content:1', 'nav:fi']))
    await cache.findOrMake('b', async () => answer('b', ['content:2']))
    cache.purge(['nav:fi'])
    expect([cache.find('a'), cache.find('b')?.tags]).toEqual([null, ['content:2']])
    cache.purge('all')
    expect(cache.find('b')).toBeNull()
  })

  it('are not kept when they were purged while being made', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const { promise, resolve } = Promise.withResolvers<UncachedAnswer>()
    const work = cache.findOrMake('a', () => promise)
    cache.purge(['content:1'])
    resolve(answer('stale'))
    expect(await textOf(await work)).toBe('stale')
    expect((await work).isOutdated).toBe(true)
    expect(cache.find('a')).toBeNull()
  })

  it('are not kept when they were purged after the reading for them began', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const began = cache.mark()
    cache.purge(['content:1'])
    expect(await textOf(await cache.findOrMake('a', async () => answer('stale'), began))).toBe('stale')
    expect(cache.find('a')).toBeNull()
    expect(await cache.findOrMake('b', async () => answer('other', ['content:2']), began)).not.toHaveProperty(
      'isOutdated',
    )
    expect(cache.find('b')).not.toBeNull()
    await cache.findOrMake('a', async () => answer('new'), cache.mark())
    expect(await textOf(cache.find('a'))).toBe('new')
  })

  it('that were read before a purge are shared with nobody who comes after it', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const first = Promise.withResolvers<UncachedAnswer>()
    const began = cache.mark()
    const before = cache.findOrMake('a', () => first.promise, began)
    cache.purge(['content:1'])
    // Read before the purge too, made after it.
    const late = cache.findOrMake('a', async () => answer('stale'), began)
    expect(await textOf(await cache.findOrMake('a', async () => answer('new'), cache.mark()))).toBe('new')
    first.resolve(answer('stale'))
    await Promise.all([before, late])
    expect(await textOf(cache.find('a'))).toBe('new')
  })

  it('are not kept when more was purged meanwhile than is remembered', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const began = cache.mark()
    cache.purge(['content:1'])
    for (let time = 0; time < 1_000; time += 1) cache.purge(['content:2'])
    await cache.findOrMake('a', async () => answer('stale'), began)
    expect(cache.find('a')).toBeNull()
  })

  it('have a ceiling of ten minutes whatever became of their purge', async () => {
    const clock = createTestClock()
    const cache = createAnswerCache({ maxBytes: 1e6, clock })
    await cache.findOrMake('a', async () => answer('a'))
    clock.advance(599_000)
    expect(cache.find('a')).not.toBeNull()
    clock.advance(2_000)
    expect(cache.find('a')).toBeNull()
  })

  it('stay within their bytes', async () => {
    const cache = createAnswerCache({ maxBytes: 5_000, clock: createTestClock() })
    for (let index = 0; index < 20; index += 1)
      await cache.findOrMake(`k${index}`, async () => answer(crypto.randomUUID().repeat(10)))
    expect(cache.size()).toBeLessThan(10)
  })

  it('are the same in every encoding, and the gzip is made once', async () => {
    const cached = await finish(answer('kolme kieltä '.repeat(200)), createTestClock())
    const [first, second] = await Promise.all([bodyOf(cached, 'gzip'), bodyOf(cached, 'gzip')])
    expect(first).toBe(second)
    expect(gunzipSync(first).toString()).toBe(await textOf(cached))
    expect(brotliDecompressSync(cached.brotli).toString()).toBe('kolme kieltä '.repeat(200))
    expect(first.length + cached.brotli.length).toBeLessThan(cachedBytes(cached) + 500)
  })

  it('are compressed anew after a compression that failed', async () => {
    const cached = await finish(answer('kolme kieltä'), createTestClock())
    const { brotli } = cached
    cached.brotli = Buffer.from('broken')
    await expect(bodyOf(cached, 'gzip')).rejects.toThrow()
    cached.brotli = brotli
    expect(gunzipSync(await bodyOf(cached, 'gzip')).toString()).toBe('kolme kieltä')
  })

  it('have a tag of their own for each encoding', async () => {
    const cache = createAnswerCache({ maxBytes: 1e6, clock: createTestClock() })
    const { etags } = await cache.findOrMake('a', async () => answer('a'))
    expect(new Set(Object.values(etags)).size).toBe(3)
  })
})

describe('the accepted encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    [undefined, 'identity'],
    ['identity', 'identity'],
  ])('of %s is %s', (header, expected) => expect(acceptedEncoding(header)).toBe(expected))
})

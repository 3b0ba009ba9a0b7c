import { expect, it } from 'vitest'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createEdgeHeaders } from './edge-headers.ts'
import { shortTag } from './edge-tags.ts'

const clock = createTestClock('2026-11-29T10:00:00Z')
const now = clock.now().getTime()

function headersOf(
  answer: { status?: number; tags?: string[]; until?: number; isOutdated?: true },
  header: 'xkey' | 'Cache-Tag' = 'xkey',
) {
  const set: Record<string, string> = {}
  const reply = { headers: (more: object) => Object.assign(set, more) }
  createEdgeHeaders({ header, clock })(reply, { status: 200, tags: ['nav:fi', 'product:KV1001'], ...answer })
  return set
}

it('a page that everyone gets alike is kept a minute, and an hour while the shop is away', () => {
  expect(headersOf({})).toEqual({
    'cdn-cache-control': 'max-age=60, stale-while-revalidate=30, stale-if-error=3600',
    xkey: `${shortTag('nav:fi')} ${shortTag('product:KV1001')}`,
  })
  expect(headersOf({}, 'Cache-Tag')['cache-tag']).toBe(`${shortTag('nav:fi')},${shortTag('product:KV1001')}`)
})

it('one whose content changes at a moment is kept until then and no longer, whoever is away', () => {
  expect(headersOf({ until: now + 20_500 })['cdn-cache-control']).toBe('max-age=20')
  expect(headersOf({ until: now + 75_000 })['cdn-cache-control']).toBe('max-age=60')
  expect(headersOf({ until: now + 900 })).toEqual({})
})

it('what is not found, what was purged while it was made, and what has more tags than proxies take, is not kept', () => {
  expect(headersOf({ status: 404 })).toEqual({})
  expect(headersOf({ isOutdated: true })).toEqual({})
  expect(headersOf({ tags: Array.from({ length: 300 }, (_, index) => `product:${index}`) })).toEqual({})
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserClock } from '../clock.ts'
import { samplePage } from '../chrome/shell-page.sample.ts'
import { freshnessCheckMs, watchFreshness } from './page-freshness.ts'

let now = 1_700_000_000_000
let version: string | null = '12.3'
let asked: string[] = []
const onChanged = vi.fn()
let stop = () => {}

beforeEach(() => {
  asked = []
  version = '12.3'
  onChanged.mockClear()
  vi.spyOn(browserClock, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`)
    return Promise.resolve(new Response(null, { headers: version === null ? {} : { 'x-content-version': version } }))
  })
  const model = samplePage({ status: 'published', contentVersion: '12.3' })
  stop = watchFreshness({ current: () => ({ model, url: '/en/story?page=2' }), onChanged })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const comeBack = async (after: number) => {
  now += after
  window.dispatchEvent(new Event('focus'))
  await new Promise((resolve) => setTimeout(resolve, 5))
}

it('asks every five minutes at most, and only when somebody comes back', async () => {
  await comeBack(freshnessCheckMs - 1)
  expect(asked).toEqual([])
  await comeBack(1)
  await comeBack(freshnessCheckMs - 1)
  expect(asked).toEqual(['HEAD /api/cda/content?contentUrl=%2Fstory&currentPageUrl=%2Fen%2Fstory'])
  expect(onChanged).not.toHaveBeenCalled()
})

it('tells when the page has another version now', async () => {
  version = '12.4'
  await comeBack(freshnessCheckMs)
  expect(onChanged).toHaveBeenCalledOnce()
})

it('takes no answer for no change', async () => {
  version = null
  await comeBack(freshnessCheckMs)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await comeBack(freshnessCheckMs)
  expect(onChanged).not.toHaveBeenCalled()
})

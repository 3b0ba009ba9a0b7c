import { afterEach, expect, it, vi } from 'vitest'
import { tellStep } from './steps.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells that a product was opened and a checkout begun, and of no other event', () => {
  const sent: [string, RequestInit][] = []
  vi.stubGlobal('Request', class {})
  Object.defineProperty(Request.prototype, 'keepalive', { value: true, configurable: true })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, init])
    return Promise.resolve(new Response())
  })
  for (const event of ['view_item', 'add_to_cart', 'begin_checkout', 'search', 'virtual_page_view'] as const)
    tellStep(event)
  expect(sent.map(([url, { body }]) => [url, body])).toEqual([
    ['/api/telemetry/steps', '{"step":"product"}'],
    ['/api/telemetry/steps', '{"step":"checkout"}'],
  ])
  expect(sent[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

import { afterEach, expect, it, vi } from 'vitest'
import { tellStep } from './steps.ts'

afterEach(() => vi.unstubAllGlobals())

function recordCalls(): [string, RequestInit][] {
  const sent: [string, RequestInit][] = []
  vi.stubGlobal('Request', class {})
  Object.defineProperty(Request.prototype, 'keepalive', { value: true, configurable: true })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push([url, init])
    return Promise.resolve(new Response())
  })
  return sent
}

it('tells that a product was opened and a checkout begun, and of no other event', () => {
  const sent = recordCalls()
  for (const event of ['view_item', 'add_to_cart', 'begin_checkout', 'search', 'virtual_page_view'] as const)
    tellStep(event)
  expect(sent.map(([url, { body }]) => [url, body])).toEqual([
    ['/api/telemetry/steps', '{"step":"product"}'],
    ['/api/telemetry/steps', '{"step":"checkout"}'],
  ])
  expect(sent[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

it('tells once of a product page on which other sizes are chosen, and of the next page', () => {
  const sent = recordCalls()
  const page = ['virtual_page_view', 'view_item', 'view_item', 'view_item'] as const
  for (const event of [...page, ...page]) tellStep(event)
  expect(sent.map(([, { body }]) => body)).toEqual(['{"step":"product"}', '{"step":"product"}'])
})

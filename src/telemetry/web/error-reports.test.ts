import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import type { ErrorBody } from '../contract/telemetry.ts'
import { errorsPerView, messageMax } from '../contract/words.ts'
import { createErrorReports } from './error-reports.ts'
import { lazyErrorReports, watchErrors } from './watch-errors.ts'

const requestId = '0b8f6c1e-5d3a-4f0e-9a55-3c1f2d7e8a90'
let sent: { path: string; init: RequestInit | undefined; report: ErrorBody }[] = []
let page = { contentType: ['Page', 'ProductPage'] } as unknown as PageModel
const sendReport = createErrorReports(() => page)
// Once: its listeners stay, as they do in a page.
watchErrors(sendReport)
let views = 0

beforeEach(() => {
  sent = []
  // As browsers have it.
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true })
  page = { contentType: ['Page', 'ProductPage'] } as unknown as PageModel
  views += 1
  window.history.pushState(null, '', `/tuotteet/sivu-${views}?key=tell-nobody`)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    sent.push({ path, init, report: JSON.parse(init?.body as string) as ErrorBody })
    return Promise.resolve(new Response(null, { status: 204 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reports = () => sent.map(({ report }) => report)
const fault = (message: string, stack = `Error\n    at load (${window.location.origin}/dist/assets/a.js:1:2)`) =>
  Object.assign(new Error(message), { stack })
const uncaught = (error: unknown, filename = '') =>
  void window.dispatchEvent(Object.assign(new Event('error'), { error, message: 'Uncaught', filename }))
const unhandled = (reason: unknown) =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

describe('a fault', () => {
  it('is told with its page, place and frames, without a query, and without cookies', () => {
    sendReport('boundary', fault('broken'))
    expect(reports()).toEqual([
      {
        page: 'product-page',
        device: 'tablet',
        source: 'boundary',
        message: 'Error: broken',
        path: `/tuotteet/sivu-${views}`,
        stack: `at load (${window.location.origin}/dist/assets/a.js:1:2)`,
      },
    ])
    expect(sent[0]).toMatchObject({ path: '/api/telemetry/errors', init: { credentials: 'omit', keepalive: true } })
    expect(JSON.stringify(sent)).not.toContain('tell-nobody')
  })

  it('brings the code that tells of it', async () => {
    const late = lazyErrorReports(() => page)
    late('boundary', fault('first'))
    late('boundary', fault('second'))
    await vi.waitFor(
      () => expect(reports().map(({ message }) => message)).toEqual(['Error: first', 'Error: second']),
      30_000,
    )
  })

  it('that nobody caught is told, thrown or refused', () => {
    uncaught(fault('thrown'), `${window.location.origin}/dist/assets/a.js`)
    unhandled(fault('refused'))
    expect(reports().map(({ source, message }) => `${source} ${message}`)).toEqual([
      'script Error: thrown',
      'promise Error: refused',
    ])
  })

  it('is told once in a view, and five at most; another view begins anew', () => {
    for (let turn = 0; turn < 3; turn += 1) sendReport('script', fault('the same'))
    expect(sent).toHaveLength(1)
    for (let turn = 0; turn < 10; turn += 1) sendReport('script', fault(`another ${'x'.repeat(turn)}`))
    expect(sent).toHaveLength(errorsPerView)
    window.history.pushState(null, '', `/tuotteet/toinen-${views}`)
    sendReport('script', fault('the same'))
    expect(sent).toHaveLength(errorsPerView + 1)
  })

  it('names the request that failed, where that is known', () => {
    unhandled(Object.assign(new ApiError(500, null, requestId), { stack: '' }))
    page = { ...page, contentType: ['Page', 'ErrorPage'], requestId }
    sendReport('router', fault('no page'))
    page = { ...page, requestId: 'no request' }
    sendReport('router', fault('no page either'))
    expect(reports().map((report) => report.requestId)).toEqual([requestId, requestId, undefined])
    expect(reports()[1]?.page).toBe('error-page')
  })

  it('has its texts scrubbed and cut', () => {
    sendReport(
      'script',
      fault(`aino@posti.example ${'😀'.repeat(400)}`, 'Error: aino@posti.example\n    at a (x.js?token=abc:1:2)'),
    )
    const [report] = reports()
    expect(report?.message.startsWith('Error: […] 😀')).toBe(true)
    expect(report?.message.length).toBe(messageMax)
    expect(report?.message.isWellFormed()).toBe(true)
    expect(JSON.stringify(sent)).not.toMatch(/aino|abc/)
  })

  it('of what is not an error has no more than its kind', () => {
    unhandled({ email: 'aino@posti.example' })
    expect(reports().map(({ message }) => message)).toEqual(['Thrown: object'])
  })

  it('of somebody else’s code is not told', () => {
    uncaught(fault('ad', 'Error\n    at x (chrome-extension://abc/content.js:1:2)'))
    uncaught(fault('ad'), 'https://ads.example/a.js')
    unhandled(fault('ad', 'Error\n    at x (https://ads.example/a.js:1:2)'))
    expect(sent).toEqual([])
  })

  it('goes by the beacon where a call would end with the page', async () => {
    Reflect.deleteProperty(Request.prototype, 'keepalive')
    const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
    sendReport('script', fault('in an older browser'))
    expect(sent).toEqual([])
    const [path, body] = beacon.mock.calls[0] ?? []
    expect(path).toBe('/api/telemetry/errors')
    expect(await (body as Blob).text()).toContain('in an older browser')
    expect((body as Blob).type).toBe('application/json')
  })

  it('that cannot be told troubles nobody', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    sendReport('script', fault('while offline'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent).toEqual([])
  })
})

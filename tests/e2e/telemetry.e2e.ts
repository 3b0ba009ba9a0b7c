import type { Page, Request } from '@playwright/test'
import { addressOf } from './support/addresses.ts'
import { expect, test } from './support/story.ts'

const metrics = async (): Promise<string> => (await fetch(`${addressOf('SHOP_URL')}/metrics`)).text()
/** Other stories' pages are counted too: it can only be said that it has grown. */
const countOf = async (series: string): Promise<number> => {
  const line = (await metrics()).split('\n').find((one) => one.startsWith(series))
  return Number(line?.split(' ').at(-1) ?? 0)
}

function reportsFrom(page: Page): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/telemetry/')) reports.push(request)
  })
  return reports
}
const measuresFetched = (page: Page) => page.waitForResponse(/\/dist\/assets\/measures-.*\.js$/)
/** As when the visitor looks at another tab. */
const hideTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
const pathsOf = (reports: Request[]) => reports.map((request) => new URL(request.url()).pathname)

test('the speed of a page is told when it is left, once, by nobody', async ({ page, shopper }) => {
  const series = 'web_vital_seconds_count{metric="FCP",page="category-page",device="desktop"}'
  const before = await countOf(series)
  const reports = reportsFrom(page)
  const fetched = measuresFetched(page)
  await shopper.open('/tuotteet/karkit?utm_source=letter')
  await fetched
  await page.waitForTimeout(500)
  expect(reports).toEqual([])
  await hideTab(page)
  await expect.poll(() => countOf(series)).toBeGreaterThan(before)
  await hideTab(page)
  expect(pathsOf(reports)).toEqual(['/api/telemetry/vitals'])
  const [report] = reports
  expect(report?.postDataJSON()).toEqual({
    page: 'category-page',
    device: 'desktop',
    // The browser gives the largest paint to real ends of a view only: see below.
    vitals: expect.objectContaining({ FCP: expect.any(Number), TTFB: expect.any(Number), CLS: expect.any(Number) }),
  })
  const headers = report?.headers() ?? {}
  expect([headers['cookie'], headers['authorization'], headers['referer'] || undefined]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('each page of a product that is opened is told of, and nothing else of it', async ({ page, shopper }) => {
  const reports = reportsFrom(page)
  const steps = () => reports.filter((request) => request.url().endsWith('/api/telemetry/steps'))
  await shopper.open('/tuotteet/suklaalevyt')
  await page.locator('main a[href*="/tumma-72-merisuola"]').first().click()
  await expect(page).toHaveURL(/tumma-72-merisuola/)
  await expect.poll(() => steps().length).toBe(1)
  expect(steps()[0]?.postDataJSON()).toEqual({ step: 'product' })
  expect(steps()[0]?.headers()['cookie']).toBeUndefined()
  // Another size is the same page; the page opened again is another view of it.
  await page.getByRole('main').getByRole('link', { name: /^40/ }).click()
  await expect(page).toHaveURL(/code=/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/suklaalevyt$/)
  await page.goForward()
  await expect(page).toHaveURL(/tumma-72-merisuola/)
  await expect.poll(() => steps().length).toBe(2)
})

test('it is told by a page that is left for another one, too', async ({ page, shopper }) => {
  const series = 'web_vital_seconds_count{metric="LCP",page="article-page",device="desktop"}'
  const before = await countOf(series)
  const fetched = measuresFetched(page)
  await shopper.open('/tarinat/kaakaon-alkupera')
  await fetched
  await page.waitForTimeout(500)
  await page.goto('about:blank')
  await expect.poll(() => countOf(series)).toBeGreaterThan(before)
})

for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
  test(`it is not measured for visitors who say ${signal}`, async ({ page, shopper }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await shopper.open('/tuotteet/karkit')
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(fetched.filter((url) => /measures-/.test(url))).toEqual([])
  })
}

test.describe('faults', () => {
  test.use({ toleratesErrors: true })

  test('are told, each once and five at most', async ({ page, shopper }) => {
    const reports = reportsFrom(page)
    await shopper.open('/')
    await page.evaluate(async () => {
      for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) {
        setTimeout(() => {
          throw new Error(`fault ${message} of aino@posti.example at /x?key=abc`)
        })
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await expect.poll(() => reports.length).toBe(5)
    await page.waitForTimeout(300)
    const told = reports.map((request) => request.postDataJSON() as { message: string; page: string; source: string })
    expect(told.map(({ message }) => message)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `Error: fault ${name} of […] at /x`),
    )
    expect(told[0]).toMatchObject({ page: 'start-page', source: 'script', path: '/', device: 'desktop' })
    const answers = await Promise.all(reports.map(async (request) => (await request.response())?.status()))
    expect(new Set(answers)).toEqual(new Set([204]))
  })

  test('that take a part of the page off it are told', async ({ page, shopper }) => {
    const series = 'browser_errors_total{page="category-page",source="boundary"}'
    const before = await countOf(series)
    await page.route(
      (url) => url.pathname === '/api/categories/products',
      (route) => route.fulfill({ json: {} }),
    )
    await shopper.open('/tuotteet/suklaalevyt?sortBy=name&sortDirection=desc&filter.brand=Konvehti')
    await page.getByRole('main').getByRole('link', { name: '2', exact: false }).last().click({ noWaitAfter: true })
    await expect(page.getByRole('heading', { name: shopper.say('/shell/broken/heading') })).toBeVisible()
    await expect.poll(() => countOf(series)).toBeGreaterThan(before)
  })
})

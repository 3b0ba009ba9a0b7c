import type { Page } from '@playwright/test'
import type {} from '../../src/shell/web/analytics/data-layer.ts'
import type {} from '../../src/shell/web/page/window-globals.ts'
import { answerCookies, expect, test } from './support/story.ts'
import { untilAlive } from './support/shopper.ts'

/** Names of the calls since, with what they asked for. */
function contentCalls(page: Page) {
  const calls: { url: URL; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/cda/content') calls.push({ url, headers: request.headers() })
  })
  return calls
}
/** True as long as it is the same document. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}
/** Paths of the page views that analytics was told of. */
const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, page_path } = entry as { event?: unknown; page_path?: unknown } // whatever was pushed
      return event === 'virtual_page_view' ? [page_path] : []
    }),
  )
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('back and forward find their place again, new pages begin at the top', async ({ page, shopper }) => {
  await shopper.open('/tuotteet/suklaalevyt')
  const isSame = await markDocument(page)
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.getByRole('main').getByRole('link', { name: 'Tumma suklaa 72 %, merisuola', exact: true }).click()
  await expect(heading(page)).toContainText('Tumma suklaa 72 %')
  expect(await scrollY(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => scrollY(page)).toBe(400)
  await page.goBack()
  await expect(heading(page)).toContainText('Suklaalevyt')
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(heading(page)).toContainText('Tumma suklaa 72 %')
  await expect.poll(() => scrollY(page)).toBe(400)
  expect(await isSame()).toBe(true)

  await page.reload()
  await untilAlive(page)
  await expect.poll(() => scrollY(page)).toBe(400)

  // Another document is another visit, and its first entry is nobody else's.
  await page.goto('/tuotteet/konvehtirasiat')
  await untilAlive(page)
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(400)
})

test('hash and query change without a reload and without asking for the page again', async ({ page, shopper }) => {
  await shopper.open('/tuotteet/suklaalevyt')
  const isSame = await markDocument(page)
  const calls = contentCalls(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const sorting = page.getByRole('main').getByRole('combobox', { name: shopper.say('/catalogue/sort/label') })
  await sorting.focus()
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sortBy=/)
  expect(await scrollY(page)).toBe(300)
  await page
    .getByRole('navigation', { name: shopper.say('/catalogue/pages/label') })
    .getByRole('link', { name: '2' })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tuotteet\/suklaalevyt\?page=2$/)
  const before = await scrollY(page)
  await page.evaluate(() => {
    window.location.hash = '#reviews'
  })
  await expect(page).toHaveURL(/#reviews$/)
  expect(await scrollY(page)).toBe(before)
  // What the pointer came over meanwhile was fetched beforehand; nothing was gone to
  expect(calls.filter(({ headers }) => headers['x-do-not-track'] !== '1')).toEqual([])
  expect(await isSame()).toBe(true)
})

test('a link is fetched when it is pointed at, untracked, and then followed without another call', async ({
  page,
  context,
  shopper,
}) => {
  await answerCookies(context, { statistics: true })
  await shopper.open('/')
  await expect.poll(() => pageViews(page)).toEqual(['/'])
  const calls = contentCalls(page)
  const answered = page.waitForResponse((response) => response.url().includes('/api/cda/content'))
  await menu(page, 'Karkit').hover()
  await answered
  expect(calls.map(({ headers }) => headers['x-do-not-track'])).toEqual(['1'])
  expect(calls[0]?.headers['cache-control']).toBe('no-store, no-cache')
  expect(Number(calls[0]?.headers['x-request-time'])).toBeGreaterThan(1_700_000_000_000)
  expect(await pageViews(page)).toEqual(['/'])
  await menu(page, 'Karkit').click()
  await expect(heading(page)).toContainText('Karkit')
  expect(calls.filter(({ url }) => url.search.includes('karkit'))).toHaveLength(1)
  expect(await pageViews(page)).toEqual(['/', '/tuotteet/karkit'])
})

test('nothing is fetched beforehand for those who save data', async ({ page, shopper }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await shopper.open('/')
  const calls = contentCalls(page)
  await menu(page, 'Karkit').hover()
  await page.waitForTimeout(300)
  expect(calls).toEqual([])
  await menu(page, 'Karkit').click()
  await expect(heading(page)).toContainText('Karkit')
  expect(calls.map(({ headers }) => headers['x-do-not-track'])).toEqual([undefined])
})

test('title, canonical, theme and globals follow the page', async ({ page, shopper }) => {
  await shopper.open('/')
  const globals = () => page.evaluate(() => [window.__locale__, window.pageMetadata?.pageType])
  expect(await globals()).toEqual(['fi', 'StartPage'])
  await page.evaluate(() => {
    const counter = { count: 0 }
    Object.assign(window, { counter })
    window.__personalization = { init: () => (counter.count += 1) }
  })
  await menu(page, 'Karkit').click()
  await expect(heading(page)).toContainText('Karkit')
  await expect(page).toHaveTitle(/Karkit/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tuotteet\/karkit$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'konvehti')
  expect(await globals()).toEqual(['fi', 'CategoryPage'])
  expect(await page.evaluate(() => (window as unknown as { counter: { count: number } }).counter.count)).toBe(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'willja' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'willja')
})

test('in a wide window content is 1280 px wide and text 720', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await shopper.open('/tarina')
  const widest = (selector: string) =>
    page
      .getByRole('main')
      .locator(selector)
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)))
  expect(await widest('.kit-wrap')).toBe(1280)
  expect(await widest('.kit-prose')).toBe(720)
})

test('the spinner shows on slow ways only', async ({ page, shopper }) => {
  await shopper.open('/')
  const slow = (url: URL): boolean => url.pathname === '/api/cda/content' && url.search.includes('karkit')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(slow, async (route) => {
    await released
    await route.continue()
  })
  await menu(page, 'Karkit').click()
  const spinner = page.locator('.shell-progress[data-shown]')
  await expect(spinner).toHaveCount(1)
  release()
  await expect(heading(page)).toContainText('Karkit')
  await expect(spinner).toHaveCount(0)
})

test('a page known already opens offline; one that is not leaves the visitor where they are', async ({
  page,
  context,
  shopper,
}) => {
  await shopper.open('/tuotteet/suklaalevyt')
  await menu(page, 'Karkit').click()
  await expect(heading(page)).toContainText('Karkit')
  await context.setOffline(true)
  await page.goBack()
  await expect(heading(page)).toContainText('Suklaalevyt')
  await menu(page, 'Pastillit').click()
  await expect(shopper.messages.getByText(shopper.say('/shell/offline/text'))).toBeVisible()
  await expect(page).toHaveURL('/tuotteet/suklaalevyt')
  await context.setOffline(false)
  await shopper.messages.getByRole('button', { name: shopper.say('/shell/offline/retry') }).click()
  await expect(heading(page)).toContainText('Pastillit')
})

const badge = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /1/ })

test('two tabs that a new visitor opens at once share one bag', async ({ page, context, shopper }) => {
  const other = await context.newPage()
  const filled = Promise.withResolvers<void>()
  const tokens = '**/api/identity/connect/token'
  // The other tab's answer comes last, to what it sent first: with the cookies of that moment.
  await other.route(tokens, async (route) => {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await filled.promise
    await route.fulfill({ response: await route.fetch({ headers: { ...route.request().headers(), cookie } }) })
  })
  const opened = Promise.withResolvers<void>()
  await page.route(tokens, async (route) => {
    await opened.promise
    await route.continue()
  })
  const path = '/tuotteet/karkit'
  const asked = page.waitForRequest(tokens)
  await page.goto(path)
  await asked
  await other.goto(path)
  await untilAlive(other)
  // Time enough to ask for an identity of its own.
  await other.waitForTimeout(500)
  opened.resolve()
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('/cart/add-named', { name: 'Pehmeä lakritsi' }) })
    .click()
  await expect(badge(page)).toBeVisible()
  filled.resolve()
  await expect(badge(other)).toBeVisible()
  await page.reload()
  await expect(badge(page)).toBeVisible()
})

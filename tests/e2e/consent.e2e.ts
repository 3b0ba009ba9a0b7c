import type { BrowserContext, Page } from '@playwright/test'
import type {} from '../../src/shell/web/analytics/data-layer.ts'
import { languages } from '../../src/common/locale.ts'
import { consentVersion } from '../../src/shell/contract/consent.ts'
import { isFullTier } from '../support/tier.ts'
import { watchShifts } from './support/shifts.ts'
import { pathIn } from './support/site.ts'
import { skipTime } from './support/skip-time.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'
import { wordsIn } from './support/texts.ts'

test.use({ firstVisit: true })

const panelOf = (page: Page) => page.locator('section.consent')

/** Everything this site has put into the browser. */
async function stored(page: Page, context: BrowserContext): Promise<string[]> {
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await context.cookies()
  return [...kept, ...cookies.map(({ name }) => name)].toSorted()
}
const eventsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const name = (entry as { event?: unknown }).event // whatever was pushed
      return typeof name === 'string' ? [name] : []
    }),
  )
/** A little of everything that would be remembered if it were allowed. */
async function browse(page: Page): Promise<void> {
  const say = wordsIn('fi')
  await page.goto('/tuotteet/suklaalevyt')
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'Tumma suklaa 72 %, merisuola', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tumma suklaa 72 %')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('/cart/add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(say('/cart/view')).first()).toBeVisible()
}

for (const language of isFullTier ? languages : languages.slice(1, 2)) {
  test(`a first visit is asked, in ${language}, and nothing else is stored before the answer`, async ({
    page,
    context,
  }) => {
    const say = wordsIn(language)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).host !== new URL(page.url()).host && page.url() !== 'about:blank')
        foreign.push(request.url())
    })
    await page.goto(await pathIn(language, '/tarina'))
    const panel = panelOf(page)
    await expect(panel.getByRole('button')).toHaveText([
      say('/consents/accept-all'),
      say('/consents/only-necessary'),
      say('/consents/choose'),
    ])
    const sizes = await panel.getByRole('button').evaluateAll((all) => all.map((one) => one.clientWidth))
    expect(new Set(sizes).size).toBe(1)
    expect(await eventsIn(page)).toEqual([])
    expect((await stored(page, context)).filter((name) => name !== 'anonymousId')).toEqual([])
    expect(foreign).toEqual([])
  })
}

for (const height of [844, 640]) {
  for (const language of isFullTier ? languages : languages.slice(0, 2)) {
    test(`on a phone ${height} px high the question takes a third at most, in ${language}, and cuts no word`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: height === 844 ? 390 : 360, height })
      await page.goto(await pathIn(language, '/tarina'))
      const panel = panelOf(page)
      await expect(panel).toBeVisible()
      const { tall, cut } = await panel.evaluate((one) => ({
        tall: one.getBoundingClientRect().height,
        cut: [one, ...one.querySelectorAll<HTMLElement>('p, h2, button, a')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent),
      }))
      expect(tall).toBeLessThanOrEqual(height / 3)
      expect(cut).toEqual([])
      const sizes = await panel
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => `${one.clientWidth} x ${one.clientHeight}`))
      expect(sizes).toHaveLength(3)
      expect(new Set(sizes).size).toBe(1)
    })
  }
}

test('refused: only what is necessary is stored and no event is delivered', async ({ page, context, shopper }) => {
  await page.goto('/')
  await panelOf(page)
    .getByRole('button', { name: shopper.say('/consents/only-necessary') })
    .click()
  await expect(panelOf(page)).toHaveCount(0)
  await browse(page)
  const names = await stored(page, context)
  expect(names.filter((name) => !['anonymousId', 'cookie-consent', 'scroll-positions'].includes(name))).toEqual([])
  expect(names).toContain('cookie-consent')
  expect(await eventsIn(page)).toEqual([])
  const value = (await context.cookies()).find(({ name }) => name === 'cookie-consent')
  expect(value?.value).toMatch(
    new RegExp(String.raw`^v=${consentVersion}&functional=0&analytics=0&marketing=0&ts=\d{13}$`),
  )
  expect(value?.sameSite).toBe('Lax')
  // Not asked again
  await page.goto('/tarina')
  await untilAlive(page)
  await page.waitForTimeout(500)
  await expect(panelOf(page)).toHaveCount(0)
})

test('accepted: events follow, what waited included; changed later: what was stored is deleted', async ({
  page,
  context,
  shopper,
}) => {
  const { say } = shopper
  await page.goto('/tuotteet/suklaalevyt')
  const logged = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/consents'),
  )
  await panelOf(page)
    .getByRole('button', { name: say('/consents/accept-all') })
    .click()
  expect((await logged).postDataJSON()).toEqual({
    version: consentVersion,
    choices: { functional: true, analytics: true, marketing: true },
    page: '/tuotteet/suklaalevyt',
  })
  expect((await (await logged).response())?.status()).toBe(204)
  await expect.poll(() => eventsIn(page)).toContain('virtual_page_view')
  await browse(page)
  await expect
    .poll(() => eventsIn(page))
    .toEqual(expect.arrayContaining(['virtual_page_view', 'view_item_list', 'select_item', 'view_item', 'add_to_cart']))
  expect(await stored(page, context)).toContain('productPositions')

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('/shell/footer/cookie-settings') })
    .click()
  const panel = panelOf(page)
  await expect(panel.getByRole('switch', { name: 'Tilastot' })).toBeChecked()
  await panel.getByRole('switch', { name: 'Tilastot' }).setChecked(false, { force: true })
  await panel.getByRole('button', { name: say('/consents/save') }).click()
  await expect(panel).toHaveCount(0)
  expect(await stored(page, context)).not.toContain('productPositions')
  const before = (await eventsIn(page)).length
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('/shell/header/home', { brand: 'Konvehti' }) })
    .click()
  await expect(page).toHaveURL('/')
  expect((await eventsIn(page)).length).toBe(before)
})

test('the answer in one tab is the answer in all', async ({ page, context, shopper }) => {
  await page.goto('/tarina')
  await expect(panelOf(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await panelOf(other)
    .getByRole('button', { name: shopper.say('/consents/accept-all') })
    .click()
  await expect(panelOf(page)).toHaveCount(0)
})

test('by keyboard the question comes right after the skip link, and never hides what has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ostoskori')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    const overlap = await page.evaluate(() => {
      const focused = document.activeElement
      const cover = document.querySelector('section.consent')
      if (!focused || !cover || focused === document.body || cover.contains(focused)) return 0
      return focused.getBoundingClientRect().bottom - cover.getBoundingClientRect().top
    })
    expect(overlap).toBeLessThanOrEqual(0)
  }
})

test('in the cart of a small phone the question leaves sum and button free; the checkout neither asks nor measures', async ({
  page,
  shopper,
}) => {
  const { say } = shopper
  await page.setViewportSize({ width: 360, height: 640 })
  await shopper.open('/tuotteet/keksit/kaurakeksit')
  await shopper.addToCart()
  await expect(shopper.cartButton).toHaveText('1')
  await shopper.open('/ostoskori')
  await expect(panelOf(page)).toBeVisible()
  const toCheckout = page.getByRole('main').getByRole('link', { name: say('/cart/to-checkout') })
  for (const free of [toCheckout, page.locator('.cart-bar__sum')]) {
    await expect(free).toBeInViewport({ ratio: 1 })
    const over = await free.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height - 1)?.closest('.consent') !== null
    })
    expect(over).toBe(false)
  }
  await toCheckout.click()
  await expect(page).toHaveTitle(new RegExp(say('/checkout/title')))
  await untilAlive(page)
  await expect(page.getByRole('textbox', { name: say('/checkout/field/firstName') })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(panelOf(page)).toHaveCount(0)
  // The answer of another tab sends nothing of what happened here before it.
  const other = await page.context().newPage()
  await other.goto('/tarina')
  await panelOf(other)
    .getByRole('button', { name: say('/consents/accept-all') })
    .click()
  await expect
    .poll(() =>
      page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((entry) => Object.values(entry as object)))),
    )
    .toContain('"granted"')
  expect(await eventsIn(page)).toEqual([])
})

test('a page does not move when the question appears', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/tarina')
  await expect(panelOf(page)).toBeVisible()
  await page.waitForTimeout(300)
  expect(await shifts.seen()).toEqual([])
})

test('a popup comes after some scrolling, not while the question stands, and stays closed', async ({
  page,
  shopper,
}) => {
  const { say } = shopper
  const card = page.getByRole('complementary', { name: 'Luukku kerrallaan.' })
  await page.goto('/tarina')
  await expect(panelOf(page)).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  await expect(card).toHaveCount(0)
  await panelOf(page)
    .getByRole('button', { name: say('/consents/only-necessary') })
    .click()
  await page.mouse.wheel(0, 50)
  await page.waitForTimeout(500)
  await expect(card).toHaveCount(0)
  await skipTime(page, 10_000)
  await page.mouse.wheel(0, 50)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Sulje ilmoitus' }).click()
  await expect(card).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('closed-popups'))).toBe('["advent-calendar"]')
  await page.goto('/')
  await untilAlive(page)
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(500)
  await expect(card).toHaveCount(0)
})

test('a popup is a low bar on a phone, adds no height to the page and leaves its end free', async ({
  page,
  shopper,
}) => {
  const { say } = shopper
  const card = page.getByRole('complementary', { name: 'Luukku kerrallaan.' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tarina')
  await panelOf(page)
    .getByRole('button', { name: say('/consents/only-necessary') })
    .click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await pageHeight()
  await skipTime(page, 10_000)
  await page.mouse.wheel(0, 600)
  await expect(card).toBeVisible()
  const box = await card.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(96)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(820)
  await expect(card.getByRole('link', { name: 'Katso kalenteri' })).toBeInViewport({ ratio: 1 })
  expect(await pageHeight()).toBe(before)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // Not forced: what lies under the bar would not get the press.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('/shell/footer/cookie-settings') })
    .click({ timeout: 3_000 })
  await expect(panelOf(page)).toBeVisible()
})

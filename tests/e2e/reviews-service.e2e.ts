import { consentCookie, consentVersion } from '../../src/shell/contract/consent.ts'
import type { ReviewsFault } from '../../standins/reviews/server.ts'
import { type ShopUnderTest, startShopUnderTest } from '../support/shop-under-test.ts'
import { isFullTier } from '../support/tier.ts'
import { expectNoViolations } from './support/axe.ts'
import { expect, test } from './support/story.ts'

/*
 * A shop of its own, whose reviews a service keeps: the stand-in, which can be told to be out of order.
 */

const path = '/tuotteet/suklaalevyt/tumma-72-merisuola'
let shop: ShopUnderTest
let service: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await startShopUnderTest({ env: { REVIEWS_PROVIDER: 'service', RATE_LIMITS: 'off' } })
  service = `http://127.0.0.1:${shop.settings.ports.reviews}`
})
test.afterAll(() => shop.stop())
test.beforeEach(async ({ context }) => {
  const value = `v=${consentVersion}&functional=1&analytics=0&marketing=0&ts=1`
  await context.addCookies([{ name: consentCookie, value, url: shop.shopUrl }])
  await breakService('none')
})

const breakService = (fault: ReviewsFault) =>
  fetch(`${service}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  })
const runs = () => (window as unknown as { reviewsWidget?: { runs: number } }).reviewsWidget?.runs ?? 0

test('its widgets fill the page, and are made again for another variation and another list', async ({ page }) => {
  await page.goto(shop.shopUrl + path)
  const rating = page.locator('.product [data-review-widget="rating"] a')
  await expect(rating).toBeVisible()
  const before = await page.evaluate(runs)
  await page.getByRole('link', { name: /^200\s?g/ }).click()
  await expect.poll(() => page.evaluate(runs)).toBeGreaterThan(before)
  await rating.click()
  await expect(page).toHaveURL(/#reviews$/)
  const panel = page.getByRole('dialog')
  await expect(panel.locator('.rw-review, .rw-none').first()).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).not.toHaveURL(/#/)

  await page.goto(`${shop.shopUrl}/tuotteet/suklaalevyt`)
  await expect(page.locator('.kit-card [data-review-widget="rating"] a').first()).toBeVisible()
  const onList = await page.evaluate(runs)
  await page.goto(`${shop.shopUrl}/tuotteet/suklaalevyt?sortBy=price`)
  await expect(page.locator('.kit-card [data-review-widget="rating"] a').first()).toBeVisible()
  expect(onList).toBeGreaterThan(0)
})

test('its testimonial stands beside the story, and leads to all reviews', async ({ page }) => {
  await page.goto(shop.shopUrl + path)
  const praise = page.locator('.review-praise')
  await expect(praise.getByRole('blockquote')).toHaveText('Ihana')
  const runsBefore = await page.evaluate(runs)
  await page.getByRole('link', { name: /^200\s?g/ }).click()
  await expect.poll(() => page.evaluate(runs)).toBeGreaterThan(runsBefore)
  await expect(praise.getByRole('blockquote')).toHaveText('Ihana')
  await praise.getByRole('link', { name: 'Lue kaikki arviot' }).click()
  await expect(page).toHaveURL(/#reviews$/)
  await expect(page.getByRole('dialog').locator('.rw-review').first()).toBeVisible()
})

test('nothing of it is asked for before the visitor allows it', async ({ page, context }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().startsWith(service) && asked.push(request.url())))
  await context.clearCookies()
  const value = `v=${consentVersion}&functional=0&analytics=0&marketing=0&ts=1`
  await context.addCookies([{ name: consentCookie, value, url: shop.shopUrl }])
  await page.goto(`${shop.shopUrl}${path}#reviews`)
  const allow = page.getByRole('dialog').getByRole('button', { name: 'Salli ja näytä' })
  await expect(allow).toBeVisible()
  expect(asked).toEqual([])
  await expect(page.locator('.review-praise')).toBeHidden()
  await allow.click()
  await expect(page.locator('.rw-review, .rw-none').first()).toBeAttached()
  expect(asked[0]).toBe(`${service}/widget.js`)
})

/** The tests of the widgets have every fault in every tier. */
const faults = ['throws', 'hangs', 'no-script', 'slow-script', 'silent-script', 'no-data'] as const
for (const fault of isFullTier ? faults : faults.slice(0, 2)) {
  test(`out of order, ${fault}: the page stays whole and says so`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await breakService(fault)
    await page.goto(`${shop.shopUrl}${path}#reviews`)
    await expect(page.getByRole('dialog').getByText('Arviot eivät ole juuri nyt saatavilla.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.review-praise')).toBeHidden()
    await page.getByRole('button', { name: 'Lisää ostoskoriin', exact: true }).first().click()
    await expect(page.getByText(/lisättiin ostoskoriin/).first()).toBeAttached()
    expect(errors).toEqual([])
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from './support/story.ts'
import { untilAlive } from './support/shopper.ts'
import { wordsIn } from './support/texts.ts'

test('an address without a page answers 404 and leads on', async ({ page, shopper }) => {
  const response = await page.goto('/tuotteet/karkit/ei-ole-olemassa')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('/content/not-found/heading'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Suklaalevyt' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suklaalevyt' })).toBeVisible()

  const english = await page.goto('/en/nothing-here')
  expect(english?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en')('/content/not-found/heading'))
})

test('offline, the visitor stays where she is and may try again', async ({ page, context, shopper }) => {
  await shopper.open('/')
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: shopper.say('/shell/header/main-menu') })
    .getByText('Karkit')
    .click()
  await expect(shopper.messages.getByText(shopper.say('/shell/offline/text'))).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toHaveCount(0)

  await context.setOffline(false)
  await shopper.messages.getByRole('button', { name: shopper.say('/shell/offline/retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
  await expect(page).toHaveURL('/tuotteet/karkit')
})

test('a page the server cannot make becomes the error page, at the address asked for', async ({ page, shopper }) => {
  await shopper.open('/')
  const failing = (url: URL): boolean => url.pathname === '/api/cda/content' && url.search.includes('karkit')
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { error: 'internal', requestId: 'r-17' } }))
  await page
    .getByRole('navigation', { name: shopper.say('/shell/header/main-menu') })
    .getByText('Karkit')
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('/content/error/heading'))
  await expect(page.getByText('r-17')).toHaveText(shopper.say('/content/error/request-id', { id: 'r-17' }))
  await expect(page).toHaveURL('/tuotteet/karkit')
  await expect(page.getByRole('banner')).toBeVisible()

  await page.unroute(failing)
  await page.getByRole('link', { name: shopper.say('/content/error/retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
})

/** Answers how many were asked for since. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

const categoryCode = /\/dist\/assets\/CategoryPage-.*\.js$/

test('code that is gone after a deploy: the page comes as a document, once', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/')
  const documents = countDocuments(page)
  await page.route(categoryCode, (route) =>
    documents() === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page
    .getByRole('navigation', { name: say('/shell/header/main-menu') })
    .getByText('Karkit')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
  await expect.poll(documents).toBe(1)
  await untilAlive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('/cart/add-named', { name: 'Pehmeä lakritsi' }) })
    .click()
  await expect(shopper.cartButton).toHaveText('1')
  expect(documents()).toBe(1)
})

test('while no page can be had at all, nothing is asked for again and again', async ({ page, shopper }) => {
  await shopper.open('/tuotteet/suklaalevyt')
  let calls = 0
  await page.route('**/api/cda/content?**', (route) => {
    calls += 1
    return route.fulfill({ status: 503, json: { error: 'busy' } })
  })
  await page
    .getByRole('navigation', { name: shopper.say('/shell/header/main-menu') })
    .getByText('Karkit')
    .click()
  // As a document of the server's, at the address that was asked for (C-3.3).
  await expect(page.getByRole('heading', { level: 1, name: 'Karkit' })).toBeVisible()
  await expect(page).toHaveURL(/\/tuotteet\/karkit$/)
  await untilAlive(page)
  await page.waitForTimeout(500)
  expect(calls).toBeLessThan(12)
})

test.describe('code that stays away', () => {
  test.use({ toleratesErrors: true })

  test('is not asked for again and again: what the server wrote stays readable', async ({ page, shopper }) => {
    await shopper.open('/')
    await page.route(categoryCode, (route) => route.fulfill({ status: 404, body: '' }))
    const documents = countDocuments(page)
    await page
      .getByRole('navigation', { name: shopper.say('/shell/header/main-menu') })
      .getByText('Karkit')
      .click()
    // The document, and one more try
    await expect.poll(documents).toBe(2)
    await page.getByRole('main').getByRole('link', { name: 'Pehmeä lakritsi' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pehmeä lakritsi')
    expect(documents()).toBe(3)
  })
})

test('back and forward find the place on the page again', async ({ page, shopper }) => {
  await shopper.open('/tuotteet/suklaalevyt')
  const card = page.getByRole('main').getByRole('article').nth(10).getByRole('heading').getByRole('link')
  const name = await card.innerText()
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Suklaalevyt' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50)
  await expect(card).toBeInViewport()

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

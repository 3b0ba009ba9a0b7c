import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const panelOf = ({ page, say }: Shopper) => page.getByRole('dialog', { name: say('/search/panel') })
const fieldOf = (shopper: Shopper) =>
  panelOf(shopper).getByRole('searchbox', { name: shopper.say('/search/products/label') })
const buttonOf = ({ page, say }: Shopper) =>
  page.getByRole('banner').getByRole('button', { name: say('/shell/header/search'), exact: true })

async function openPanel(shopper: Shopper): Promise<void> {
  await buttonOf(shopper).click()
  await expect(fieldOf(shopper)).toBeFocused()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('with the mouse: a product straight from the panel, and the term is remembered', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/')
  await openPanel(shopper)
  const panel = panelOf(shopper)
  await expect(panel.getByRole('heading', { name: say('/search/suggestions') })).toBeVisible()
  await fieldOf(shopper).fill('lakrits')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openPanel(shopper)
  await fieldOf(shopper).fill('lakrits')
  await panel.getByRole('link', { name: /Pehmeä lakritsi/ }).click()
  await expect(heading(page)).toContainText('Pehmeä lakritsi')
  await expect(panel).toBeHidden()

  await openPanel(shopper)
  await panel.getByRole('link', { name: 'lakrits', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=lakrits$/)
  await expect(heading(page)).toContainText('lakrits')
  expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBeNull()

  await openPanel(shopper)
  await panel.getByRole('button', { name: say('/search/history/remove', { term: 'lakrits' }) }).click()
  await expect(panel.getByRole('heading', { name: say('/search/history') })).toBeHidden()
  await panel.getByRole('button', { name: say('/search/close') }).click()
  await expect(panel).toBeHidden()
})

test('with the keyboard: open, type, move by arrows, close, submit', async ({ page, shopper }) => {
  await shopper.open('/')
  const { keyboard } = page
  await tabTo(page, buttonOf(shopper))
  await keyboard.press('Enter')
  await expect(fieldOf(shopper)).toBeFocused()
  await expectVisibleFocus(page)
  await keyboard.type('lakrits')
  const panel = panelOf(shopper)
  await expect(panel.getByRole('link', { name: /Pehmeä lakritsi/ })).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(panel.locator('[data-product]').first()).toBeFocused()
  await expectVisibleFocus(page)
  await keyboard.press('ArrowUp')
  await keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(buttonOf(shopper)).toBeFocused()

  await keyboard.press('Enter')
  await expect(fieldOf(shopper)).toBeFocused()
  await expect(fieldOf(shopper)).toHaveValue('')
  await keyboard.type('la')
  await keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await keyboard.type('kritsi')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=lakritsi$/)
  await expect(panel).toBeHidden()
})

test('the page: tabs, filters, back and forward', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/search?q=suklaa')
  const main = page.getByRole('main')
  const products = main.getByRole('tab', { name: say('/search/products') })
  const content = main.getByRole('tab', { name: say('/search/content/heading') })
  await expect(products).toHaveAttribute('aria-selected', 'true')
  await expect(main.getByRole('article')).toHaveCount(12)

  await main.getByRole('button', { name: say('/catalogue/filter/button', { count: 0 }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().click()
  await expect(dialog.getByRole('checkbox').first()).toBeChecked()
  await expect(page).toHaveURL(/filter\./)
  await page.keyboard.press('Escape')
  const filtered = page.url()

  await content.click()
  await expect(page).toHaveURL(/tab=content/)
  await expect(main.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  await content.press('ArrowLeft')
  const recipes = main.getByRole('tab', { name: say('/search/recipes') })
  await expect(recipes).toBeFocused()
  await recipes.press('ArrowLeft')
  await expect(products).toBeFocused()
  await expect(page).toHaveURL(filtered)

  await main.getByRole('searchbox').fill('lakritsi')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(/lakritsi/i)
  await expect(page).toHaveURL(/\/search\?q=lakritsi$/)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await expect(heading(page)).toContainText(/suklaa/i)
  await expect(main.getByRole('searchbox')).toHaveValue('suklaa')
  await page.goForward()
  await expect(heading(page)).toContainText(/lakritsi/i)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`${width} wide, what else meets a claim stands clear of the sentence above it`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height })
    await shopper.open('/search?q=sokeriton+suklaa')
    const main = page.getByRole('main')
    await expect(main.getByRole('tab', { name: shopper.say('/search/recipes') })).toContainText('0')
    await expect(heading(page)).toContainText('0')
    const sentence = await main.getByText(/Tällaista tuotetta meillä ei ole/).boundingBox()
    const first = await main.getByRole('article').first().boundingBox()
    expect((first?.y ?? 0) - (sentence?.y ?? 0) - (sentence?.height ?? 0)).toBeGreaterThanOrEqual(16)
  })

test('on a phone the field shows letters whole, below their line too', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.open('/')
  await openPanel(shopper)
  const room = await fieldOf(shopper).evaluate((field) => {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = `${fontSize} ${fontFamily}`
    const face = pen.measureText('gjqpy')
    return parseFloat(lineHeight) - face.fontBoundingBoxAscent - face.fontBoundingBoxDescent
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('nothing found: the mascot, and the search again', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/search?q=zzzqqqxxx')
  await expect(heading(page)).toContainText(/zzzqqqxxx/i)
  const mascot = page.getByRole('button', { name: say('/search/mascot') })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await mascot.click()
  const bounces = await mascot.evaluate((button) =>
    button.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().duration),
  )
  expect(bounces).toEqual([600])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoViolations(page)
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue('zzzqqqxxx')
  await field.fill('suklaa')
  await field.press('Enter')
  await expect(heading(page)).toContainText(/suklaa/i)
})

test('the box of a sub-brand finds pages and leads to all of them', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/willja')
  await buttonOf(shopper).click()
  const box = page.getByRole('dialog').getByRole('searchbox', { name: say('/search/content/label') })
  await expect(box).toBeFocused()
  await box.fill('kaakao')
  const hits = page.getByRole('list', { name: say('/search/content/results') })
  await expect(hits.getByRole('link').first()).toBeVisible()
  await expect(hits).toHaveCSS('max-height', '400px')
  await expectNoViolations(page)
  await page.getByRole('link', { name: say('/search/content/all-results') }).click()
  await expect(page).toHaveURL(/\/search\?q=kaakao$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an address that leads nowhere offers the search', async ({ page, shopper }) => {
  await page.goto('/ei-ole')
  const box = page.getByRole('main').getByRole('searchbox', { name: shopper.say('/content/not-found/search') })
  await box.fill('lakritsi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=lakritsi$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows its results, its tabs are links and its field a form', async ({ page, shopper }) => {
    const { say } = shopper
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('/shell/header/search'), exact: true })
      .click()
    const main = page.getByRole('main')
    await main.getByRole('searchbox').fill('kaakao')
    await main.getByRole('button', { name: say('/search/submit') }).click()
    await expect(main.getByRole('article')).toHaveCount(12)
    await main.getByRole('tab', { name: say('/search/content/heading') }).click()
    await expect(page).toHaveURL(/tab=content/)
    await expect(main.getByRole('link', { name: /Kolme maata/ })).toBeVisible()
  })
})

import type { Locator, Page } from '@playwright/test'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import { phone, screens } from './support/screens.ts'
import { watchShifts } from './support/shifts.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const bars = '/tuotteet/suklaalevyt'
const listCall = '**/api/categories/products?*'

const filterButton = ({ page }: Shopper) => page.getByRole('button', { name: /^(Suodata|Filtrera|Filter)/ })
const cards = (page: Page) => page.getByRole('main').locator('.listing').getByRole('article')
const grid = (page: Page) => page.locator('.listing__grid')
const promo = (page: Page) => page.locator('.listing-promo')
const count = (page: Page) => page.locator('.listing-tools__count')
const chip = (page: Page, name: string) =>
  page.locator('.listing-tools').getByRole('button', { name: new RegExp(`${name}$`) })
const firstName = async (page: Page): Promise<string> => cards(page).first().getByRole('heading').innerText()

async function openFilters(shopper: Shopper): Promise<Locator> {
  await filterButton(shopper).click()
  const panel = shopper.page.getByRole('dialog', { name: /^(Suodata|Filtrera|Filter)/ })
  await expect(panel).toBeVisible()
  return panel
}

const isLoaded = (image: Element): boolean => (image as HTMLImageElement).complete // asked of pictures only

/** Unfolds the group where it is folded. */
async function choose(panel: Locator, group: string, value: RegExp): Promise<void> {
  const fold = panel.locator('details').filter({ has: panel.page().getByRole('heading', { name: group, exact: true }) })
  if (!(await fold.evaluate((element) => element.hasAttribute('open')))) await fold.locator('summary').click()
  await fold.getByRole('checkbox', { name: value }).click()
}

test('with the mouse: filters, chips and clear, in the address and out of it', async ({ page, shopper }) => {
  await shopper.open(`${bars}?utm=letter`)
  const panel = await openFilters(shopper)
  await choose(panel, 'Ruokavalio ja allergeenit', /^Ei maapähkinää/)
  await choose(panel, 'Hinta', /^Alle 5/)
  await expect(page).toHaveURL(`${bars}?utm=letter&filter.freeFrom=peanut&filter.priceBand=0-5`)
  await panel.getByRole('button', { name: /^Näytä \d+ tuotetta/ }).click()
  await expect(panel).toBeHidden()
  await expect(filterButton(shopper)).toHaveText('Suodata (2)')
  await expect(filterButton(shopper)).toBeFocused()
  await expect(page.locator('meta[name="robots"]:not([data-head])')).toHaveCount(1)
  await chip(page, 'Ei maapähkinää').click()
  await expect(page).toHaveURL(`${bars}?utm=letter&filter.priceBand=0-5`)
  await page.getByRole('button', { name: 'Tyhjennä' }).click()
  await expect(page).toHaveURL(`${bars}?utm=letter`)
  await expect(page.locator('meta[name="robots"]:not([data-head])')).toHaveCount(0)
  await expect(count(page)).toHaveText('23 tuotetta')
})

test('has its cards in as many columns as fit, and no hole in any row', async ({ page, shopper }) => {
  await shopper.open(bars)
  for (const [width, columns] of [
    [390, 2],
    [900, 3],
    [1100, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    // What stands between the rows leaves no hole in any of them.
    const top = await promo(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const [above, below] = [tops.filter((one) => one < top), tops.filter((one) => one > top)]
    expect(above.length).toBeGreaterThanOrEqual(8)
    expect(below.length).toBeGreaterThan(0)
    expect([above.length % columns, below.length % columns]).toEqual([0, 0])
  }
})

test('the panel between the rows leads on, and stands in the plain list alone', async ({ page, shopper }) => {
  await shopper.open(bars)
  await tabTo(page, cards(page).nth(7).getByRole('heading').getByRole('link'))
  await page.keyboard.press('Tab')
  const way = promo(page).getByRole('link', { name: 'Suunnittele levy' })
  await expect(way).toBeFocused()
  await expectVisibleFocus(page)
  await page.goto(`${bars}?sortBy=name`)
  await expect(cards(page)).toHaveCount(12)
  await expect(promo(page)).toHaveCount(0)
  await page.goto(`${bars}?page=2`)
  await expect(cards(page)).toHaveCount(11)
  await expect(promo(page)).toHaveCount(0)
  await shopper.open('/tuotteet')
  await promo(page).getByRole('link').click()
  await expect(page).toHaveURL('/tuotteet/lahjat')
})

test.describe('800 px', () => {
  test.use({ viewport: { width: 800, height: 900 } })
  test('the keyboard reaches the panel after the third row of three', async ({ page, shopper }) => {
    await shopper.open(bars)
    await tabTo(page, cards(page).nth(8).getByRole('heading').getByRole('link'))
    await page.keyboard.press('Tab')
    await expect(promo(page).getByRole('link', { name: 'Suunnittele levy' })).toBeFocused()
  })
})

test('with the keyboard: the panel, a group, a value, and back to the button', async ({ page, shopper }) => {
  await shopper.open(bars)
  const { keyboard } = page
  await tabTo(page, filterButton(shopper))
  await keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /^Suodata/ })
  await expect(panel).toBeVisible()
  const fold = panel
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: 'Ruokavalio ja allergeenit', exact: true }) })
  await tabTo(page, fold.locator('summary'))
  await expectVisibleFocus(page)
  await keyboard.press('Enter')
  const vegan = fold.getByRole('checkbox', { name: /^Vegaaninen/ })
  await tabTo(page, vegan)
  await keyboard.press('Space')
  await expect(page).toHaveURL(/filter\.freeFrom=vegan/)
  await expect(vegan).toBeChecked()
  await keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(filterButton(shopper)).toBeFocused()
  const sort = page.getByRole('combobox', { name: /^Järjestys/ })
  await tabTo(page, sort)
  await keyboard.press('ArrowDown')
  await keyboard.press('End')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/sortBy=news$/)
})

test('an address shows its list, and a list that follows the address shows it again', async ({ page, shopper }) => {
  await shopper.open(`${bars}?filter.category=tumma-suklaa&filter.nonsense=x&sortBy=price&sortDirection=desc&page=1`)
  await expect(count(page)).toHaveText('9 tuotetta')
  await expect(chip(page, 'Tumma suklaa')).toBeVisible()
  await expect(page.getByRole('combobox', { name: /kalleimmat/ })).toBeVisible()
  const mostExpensive = await firstName(page)
  await page.getByRole('combobox', { name: /^Järjestys/ }).click()
  await page.getByRole('option', { name: 'Hinta, halvimmat ensin' }).click()
  await expect(page).toHaveURL(/filter\.nonsense=x.*sortBy=price$/)
  await expect.poll(() => firstName(page)).not.toBe(mostExpensive)
})

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('back and forward bring the list back as it was, and where it was', async ({ page, shopper }) => {
      await shopper.open(bars)
      const panel = await openFilters(shopper)
      await choose(panel, 'Ruokavalio ja allergeenit', /^Ei maapähkinää/)
      await panel.getByRole('button', { name: /^Näytä \d+ tuotetta/ }).click()
      await expect(count(page)).not.toHaveText('23 tuotetta')
      const shown = await count(page).innerText()
      const card = cards(page).nth(7)
      await card.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => window.scrollY)
      expect(place).toBeGreaterThan(300)
      const name = await card.getByRole('heading').innerText()
      await card.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? name)
      await page.goBack()
      await expect(page).toHaveURL(`${bars}?filter.freeFrom=peanut`)
      await expect(count(page)).toHaveText(shown)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1)
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? name)
      await page.goBack()
      await page.reload()
      await expect(count(page)).toHaveText(shown)
    })

    test('nothing moves when an answer to filters takes its time', async ({ page, shopper }) => {
      await page.route(listCall, async (route) => {
        // Longer than the half second for which a browser takes a shift for the visitor's own doing.
        await new Promise((resolve) => setTimeout(resolve, 900))
        await route.continue()
      })
      // A figure that has a digit less moves by less than a ten thousandth.
      const shifts = await watchShifts(page, { afterInput: false, least: 0.0001 })
      await shopper.open(bars)
      await promo(page).locator('img').scrollIntoViewIfNeeded()
      await expect.poll(() => promo(page).locator('img').evaluate(isLoaded)).toBe(true)
      const panel = await openFilters(shopper)
      await choose(panel, 'Ruokavalio ja allergeenit', /^Vegaaninen/)
      await expect(panel.locator('output')).not.toContainText('23 tuotetta')
      await panel.getByRole('button', { name: /^Näytä \d+ tuote/ }).click()
      await expect(cards(page)).not.toHaveCount(12)
      await page.getByRole('combobox', { name: /^Järjestys/ }).click()
      await page.getByRole('option', { name: 'Hinta, kalleimmat ensin' }).click()
      await expect(grid(page)).toHaveAttribute('aria-busy', 'true')
      await expect(grid(page)).toHaveAttribute('aria-busy', 'false')
      await page.getByRole('button', { name: 'Tyhjennä' }).click()
      await expect(cards(page)).toHaveCount(12)
      await expect(promo(page)).toHaveCount(1)
      await page.getByRole('link', { name: 'Sivu 2' }).click()
      await expect(cards(page)).toHaveCount(11)
      await expect(promo(page)).toHaveCount(0)
      expect(await shifts.seen()).toEqual([])
    })
  })
}

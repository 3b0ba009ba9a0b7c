import { expect, test } from './support/story.ts'

test.use({ javaScriptEnabled: false })

test('the start page leads to categories, products and stories', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await main.getByRole('article').count()).toBeGreaterThanOrEqual(4)
  await main
    .getByRole('link', { name: /Suklaalevyt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suklaalevyt' })).toBeVisible()
})

test('the notice above the page has its width, and nothing to press that does nothing', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByText('Ilmainen toimitus vähintään 49\u00a0€:n tilauksiin')
  const order = page.getByRole('link', { name: 'Tilaa jouluksi viimeistään 16.12.' })
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of [notice, order]) expect((await part.boundingBox())?.height).toBeLessThan(40)
    const service = await page.locator('.shell-top__links').boundingBox()
    const bottom = await order.boundingBox()
    if (!service || !bottom) throw new Error('Notice and links are not there')
    expect(service.y >= bottom.y + bottom.height || service.x > bottom.x + bottom.width).toBe(true)
    await expect(page.getByRole('button', { name: 'Sulje tiedote' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('a category shows its products with prices, page by page', async ({ page }) => {
  await page.goto('/tuotteet/suklaalevyt')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(12)
  for (const card of await cards.all()) await expect(card).toContainText(/\d,\d\d\s€/)
  const first = await cards.first().getByRole('heading').innerText()
  await expect(page.getByRole('link', { name: 'Suunnittele levy' })).toHaveAttribute('href', /kaiverrettu-levy$/)

  await page.getByRole('link', { name: 'Sivu 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(cards.first().getByRole('heading')).not.toHaveText(first)
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/tuotteet\/suklaalevyt\/[a-z0-9-]+/)
})

test('a list is filtered, sorted and cleared by links', async ({ page }) => {
  await page.goto('/tuotteet/suklaalevyt')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Suodata' })).toBeHidden()
  await expect(main.getByRole('combobox')).toBeHidden()
  await main.locator('summary', { hasText: 'Suodata' }).click()
  const facet = main.getByRole('link', { name: /^Ei maapähkinää \(\d+\)$/ })
  await expect(facet).toHaveAttribute('rel', 'nofollow')
  const count = Number(/\((\d+)\)/.exec(await facet.innerText())?.[1])
  await facet.click()
  await expect(page).toHaveURL('/tuotteet/suklaalevyt?filter.freeFrom=peanut')
  await expect(main.getByRole('status')).toHaveText(`${count} tuotetta`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/tuotteet\/suklaalevyt$/)
  await main.locator('summary', { hasText: 'Järjestys' }).click()
  await main.getByRole('link', { name: 'Ö–A' }).click()
  await expect(page).toHaveURL('/tuotteet/suklaalevyt?filter.freeFrom=peanut&sortBy=name&sortDirection=desc')
  const names = await main.getByRole('article').getByRole('heading').allInnerTexts()
  const inOrder = names.toSorted((a, b) => b.localeCompare(a, 'fi', { numeric: true }))
  expect(names).toEqual(inOrder)
  await main.getByRole('link', { name: 'Tyhjennä' }).click()
  await expect(page).toHaveURL('/tuotteet/suklaalevyt')
})

test('a product tells all about itself in each size', async ({ page }) => {
  await page.goto('/tuotteet/suklaalevyt/tumma-72-merisuola')
  const main = page.getByRole('main')
  await expect(main).toContainText('2,20 €')
  for (const title of ['Ainesosat', 'Allergeenit', 'Ravintosisältö', 'Lisätietoja']) {
    await expect(main.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })).toHaveCount(1)
  }
  await expect(main).toContainText('Säilytys')
  const ingredients = main.getByRole('group').filter({ has: page.getByRole('heading', { name: 'Ainesosat' }) })
  await ingredients.getByRole('heading').click()
  await expect(ingredients).toContainText(/kaakaomassa/i)

  await main.getByRole('link', { name: /^200 g/ }).click()
  await expect(page).toHaveURL(/code=KV1005-200G/)
  await expect(main).toContainText('7,90 €')
})

test('an article is there to the last line, in the other languages too', async ({ page }) => {
  await page.goto('/tarinat/kaakaon-alkupera')
  const main = page.getByRole('main')
  expect((await main.innerText()).length).toBeGreaterThan(1500)
  await page.getByRole('banner').getByRole('link', { name: 'SV Svenska' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  expect((await main.innerText()).length).toBeGreaterThan(1500)
})

for (const path of ['/', '/tuotteet/karkit', '/tuotteet/suklaalevyt/tumma-72-merisuola', '/tarinat/ruisjuuri']) {
  test(`${path} has the same headings and links as with script`, async ({ page, otherDevice: withScript }) => {
    await page.goto(path)
    const without = await contents()
    await withScript.goto(path)
    await expect.poll(() => contents(withScript)).toEqual(without)

    async function contents(shown = page): Promise<{ headings: string[]; links: string[] }> {
      const main = shown.getByRole('main')
      return {
        headings: await main.getByRole('heading').allInnerTexts(),
        links: await main
          .getByRole('link')
          .evaluateAll((links) =>
            links.filter((link) => !link.closest('noscript')).map((link) => link.getAttribute('href') ?? ''),
          ),
      }
    }
  })
}

test('recipes are found, narrowed, read and paged', async ({ page }) => {
  await page.goto('/reseptit')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('tryffeleitä')
  await main.getByRole('button', { name: 'Kaikki reseptit' }).click()
  await expect(page).toHaveURL(/q=tryffeleit/)
  await main.getByRole('link', { name: /Kotitryffelit/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Kotitryffelit')
  await expect(main.getByText('kuohukermaa')).toBeVisible()
  await expect(main.locator('#step-4')).toContainText('Kieritä')

  await page.goto('/reseptit')
  await main.getByRole('link', { name: 'Näytä lisää' }).click()
  await expect(main.getByRole('article')).toHaveCount(24)
  await page.setViewportSize({ width: 1280, height: 900 })
  await main
    .getByRole('checkbox', { name: /Juomat/ })
    .locator('visible=true')
    .check()
  await main.getByRole('button', { name: 'Suodata reseptit' }).locator('visible=true').click()
  await expect(main.getByRole('article')).toHaveCount(2)
})

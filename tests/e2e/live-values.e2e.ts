import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductCard } from '../../src/products/contract/card.ts'
import { changeSecretly, shopDatabaseUrl } from './support/shop-database.ts'
import { expect, test } from './support/story.ts'
import { phone, screens } from './support/screens.ts'
import { watchShifts } from './support/shifts.ts'

/** No other story changes anything here: the page stays the kept one. */
const category = '/tuotteet/leivat'

/** One that can be added from the list at once. */
/** One for each width: a reduction stays in the thirty days of its product. */
async function plainProduct(request: APIRequestContext, at: number): Promise<ProductCard> {
  const answer = await request.get('/api/categories/products?category=leivat')
  const { productViewModels } = (await answer.json()) as { productViewModels: ProductCard[] } // our own contract
  const found = productViewModels.filter((card) => card.inStock && !card.disableAddToCart && !card.hasDiscountedPrice)[
    at
  ]
  if (!found) throw new Error('No plain product in the category')
  return found
}

const htmlOf = async (request: APIRequestContext): Promise<string> => (await request.get(category)).text()

const setStock = (code: string, onHand: number): Promise<void> =>
  changeSecretly(
    (sql) => sql`update stock set on_hand = allocated + ${onHand}
      where code = (select stock_code from variation where code = ${code})`,
  )

/** A campaign from now on; null ends it. */
const reduceTo = (code: string, cents: number | null): Promise<void> =>
  changeSecretly(
    (sql) => sql`insert into price (variation_code, kind, cents, valid_from, campaign, created_at, created_by)
      values (${code}, 'campaign', ${cents}, now(), 'story', now(), 'story')`,
  )

/** More than a minute passes, and the visitor comes back to the tab. */
const comeBackLater = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const before = Date.now.bind(Date)
    Date.now = () => before() + 61_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

for (const [at, { name: width, use }] of screens(phone).entries()) {
  test.describe(width, () => {
    test.use(use)
    test.skip(() => shopDatabaseUrl() === undefined, 'needs the database of the shop')

    test('cached pages follow price and stock without being loaded anew, and nothing on them moves', async ({
      page,
      request,
      shopper,
    }) => {
      const product = await plainProduct(request, at)
      const code = product.firstVariationCode
      const name = product.displayName.replaceAll('\u00ad', '')
      const lookUps: string[] = []
      page.on('requestfinished', (call) => {
        const { pathname } = new URL(call.url())
        if (pathname === '/api/inventory' || pathname.startsWith('/api/pricing'))
          lookUps.push(`${call.method()} ${pathname}`)
      })
      const shifts = await watchShifts(page)
      // The server keeps it from now on.
      const kept = await htmlOf(request)
      const main = page.getByRole('main')
      const card = main.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
      const add = card.getByRole('button', { name: shopper.say('/cart/add-named', { name }) })
      const soldOut = card.getByText(shopper.say('/catalogue/card/sold-out'))
      try {
        await setStock(code, 0)
        expect((await htmlOf(request)) === kept, 'the page is the kept one').toBe(true)
        await shopper.open(category)
        await expect(soldOut).toBeVisible()
        await expect(add).toHaveCount(0)
        await expect.poll(() => lookUps.toSorted()).toEqual(['GET /api/inventory', 'POST /api/pricing/bycodes'])

        const height = await heightOf(page)
        await shifts.forget()
        await setStock(code, 3)
        await reduceTo(code, 100)
        await comeBackLater(page)
        await expect(add).toBeVisible()
        await expect(soldOut).toHaveCount(0)
        await expect(card.locator('.kit-now').getByText('1,00 €')).toBeVisible()
        await expect(
          card.getByText(shopper.say('/catalogue/price/lowest', { price: product.placedPriceString })),
        ).toBeVisible()
        await expect.poll(() => lookUps.length).toBe(4)
        expect(await shifts.seen()).toEqual([])
        expect(await heightOf(page)).toBe(height)

        await card.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? '')
        await expect(main.locator('.kit-bigprice .kit-now')).toHaveText('1,00 €')
        const toCart = main.getByRole('button', { name: shopper.say('/cart/add'), exact: true })
        await expect(toCart).toBeEnabled()
        // Whoever comes back while an answer is on its way is told that one.
        await expect.poll(() => lookUps.length).toBe(6)
        await setStock(code, 0)
        await comeBackLater(page)
        await expect(main.getByText(shopper.say('/catalogue/stock/out')).first()).toBeVisible()
        await expect(toCart).toBeDisabled()
      } finally {
        await reduceTo(code, null)
        await setStock(code, 200)
      }
    })
  })
}

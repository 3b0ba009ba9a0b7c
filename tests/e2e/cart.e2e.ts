import type { Request } from '@playwright/test'
import { euros } from './support/euros.ts'
import { expect, test } from './support/story.ts'
import { createShopper } from './support/shopper.ts'

const biscuits = { path: '/tuotteet/keksit/kaurakeksit', name: 'Kaurakeksit', price: 390 }
const liquorice = { path: '/tuotteet/karkit/pehmea-lakritsi', name: 'Pehmeä lakritsi 240 g', price: 420 }
/** Seven of them are left, and nobody in these stories buys one. */
const scarce = { path: '/tuotteet/pastillit/sitruuna-inkivaaripastillit', left: 7 }

test('a quantity shows at once and is sent once, when the shopper has stopped', async ({ page, shopper }) => {
  const { say, line, sum } = shopper
  await shopper.open(biscuits.path)
  await shopper.addToCart()
  await expect(shopper.cartButton).toHaveText('1')
  await shopper.open('/ostoskori')
  const row = line(biscuits.name)
  const quantity = row.getByRole('spinbutton')
  await expect(quantity).toHaveValue('1')

  const sent: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('/api/me/carts/')) sent.push(request.postDataJSON())
  })
  const more = row.getByRole('button', { name: say('/cart/line/increase', { name: biscuits.name }) })
  await page.route('**/api/me/carts/add', async (route) => {
    // Shown before the server has answered
    await expect(quantity).toHaveValue('4')
    await route.continue()
  })
  // In the page itself: on a busy machine three presses from outside take longer than the shopper's pause.
  await more.evaluate(async (button: HTMLElement) => {
    for (let press = 0; press < 3; press++) {
      button.click()
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await expect(quantity).toHaveValue('4')

  await expect.poll(() => sum('/cart/totals/goods')).toBe(4 * biscuits.price)
  await expect(row).toContainText(euros(4 * biscuits.price))
  expect(sent).toEqual([expect.objectContaining({ quantity: 3 })])

  await row.getByRole('button', { name: say('/cart/line/decrease', { name: biscuits.name }) }).click()
  await expect.poll(() => sum('/cart/totals/goods')).toBe(3 * biscuits.price)
  await page.reload()
  await expect(quantity).toHaveValue('3')
})

test('the last line taken out leaves an empty cart with a way on', async ({ page, shopper }) => {
  const { say, line } = shopper
  await shopper.open(biscuits.path)
  await shopper.addToCart()
  await shopper.open(liquorice.path)
  await shopper.addToCart()
  await expect(shopper.cartButton).toHaveText('2')
  await shopper.open('/ostoskori')

  await line(biscuits.name)
    .getByRole('button', { name: say('/cart/line/remove-named', { name: biscuits.name }) })
    .click()
  await expect(line(biscuits.name)).toHaveCount(0)
  await expect.poll(() => shopper.sum('/cart/totals/goods')).toBe(liquorice.price)
  await line(liquorice.name)
    .getByRole('button', { name: say('/cart/line/remove-named', { name: liquorice.name }) })
    .click()

  await expect(page.getByRole('heading', { level: 2, name: say('/cart/empty/heading') })).toBeVisible()
  await expect(shopper.cartButton).toBeDisabled()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('/cart/empty/to-start') })
    .click()
  await expect(page).toHaveURL('/')
})

test('more than there is cannot be put in: the shopper reads how many are left', async ({ page, shopper }) => {
  const { say, messages } = shopper
  await shopper.open(scarce.path)
  await shopper.addToCart(5)
  await expect(shopper.cartButton).toHaveText('5')
  await shopper.addToCart(5)
  await expect(messages.getByText(say('/cart/only-left', { n: scarce.left }))).toBeVisible()
  await expect(shopper.cartButton).toHaveText('5')

  await messages
    .getByRole('button', { name: say('/cart/view') })
    .last()
    .click()
  await expect(shopper.drawer.getByRole('spinbutton')).toHaveValue('5')
  // The drawer knows the limit: its own control stops there.
  const more = shopper.drawer.getByRole('button', { name: /^Lisää, / })
  await more.click()
  await more.click()
  await expect(shopper.drawer.getByRole('spinbutton')).toHaveValue(String(scarce.left))
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(shopper.drawer).toBeHidden()
  await expect(shopper.cartButton).toHaveText(String(scarce.left))
})

test('what is sold out cannot be added', async ({ page, shopper }) => {
  await shopper.open('/tuotteet/konvehdit/minttulehdet')
  const main = page.getByRole('main')
  await expect(main.getByText(shopper.say('/catalogue/stock/out'), { exact: true })).toBeVisible()
  const button = main.getByRole('button', { name: shopper.say('/cart/add'), exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect(shopper.cartButton).toBeDisabled()
})

test('two tabs show the same cart, and a reload keeps it', async ({ page, context, shopper }) => {
  const other = createShopper(await context.newPage(), 'fi')
  await shopper.open(biscuits.path)
  await other.open('/ostoskori')
  await expect(other.page.getByRole('heading', { name: other.say('/cart/empty/heading') })).toBeVisible()

  await shopper.addToCart(2)
  await expect(other.cartButton).toHaveText('2')
  await expect(other.line(biscuits.name).getByRole('spinbutton')).toHaveValue('2')
  await other
    .line(biscuits.name)
    .getByRole('button', { name: other.say('/cart/line/increase', { name: biscuits.name }) })
    .click()
  await expect(shopper.cartButton).toHaveText('3')

  await page.reload()
  await expect(shopper.cartButton).toHaveText('3')
})

test('on a small phone the way to the checkout is always in reach, and the drawer shows whole lines', async ({
  page,
  shopper,
}) => {
  const { say, drawer } = shopper
  await page.setViewportSize({ width: 360, height: 640 })
  const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'
  for (const [index, path] of [biscuits.path, liquorice.path, bar].entries()) {
    await shopper.open(path)
    await shopper.addToCart()
    await expect(shopper.cartButton).toHaveText(String(index + 1))
  }
  await shopper.open('/ostoskori')
  const toCheckout = page.getByRole('main').getByRole('link', { name: say('/cart/to-checkout') })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect(toCheckout).toBeInViewport({ ratio: 1 })
  }
  // The end of the page stands above the bar.
  const hiddenOfEnd = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const edge = (of: string) => document.querySelector(of)?.getBoundingClientRect()
      return Math.round((edge('footer')?.bottom ?? 0) - (edge('.cart-bar')?.top ?? 0))
    })
  await expect.poll(hiddenOfEnd).toBeLessThanOrEqual(0)

  await page.evaluate(() => window.scrollTo(0, 0))
  await shopper.cartButton.click()
  const lines = drawer.locator('.cart-line')
  await expect(lines).toHaveCount(3)
  await expect(drawer.getByRole('link', { name: say('/cart/to-checkout') })).toBeInViewport({ ratio: 1 })
  const whole = await drawer.evaluate((panel) => {
    const body = panel.querySelector('.kit-drawer__body')?.getBoundingClientRect()
    const all = [...panel.querySelectorAll('.cart-line')].map((line) => line.getBoundingClientRect())
    return all.filter(({ bottom }) => bottom <= (body?.bottom ?? 0)).length
  })
  expect(whole).toBeGreaterThanOrEqual(2)
  await drawer
    .locator('summary')
    .filter({ hasText: say('/cart/totals/total') })
    .click()
  await expect(drawer.getByText(say('/cart/totals/goods'), { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(lines.first()).toBeInViewport()
})

import { expectNoViolations } from './support/axe.ts'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/* From hunger to a cart: a recipe is found, made for more people, and what it takes is bought. */

test('found by an inflected word, scaled, ticked off, its products in the cart', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/reseptit')
  const main = page.getByRole('main')
  await expect(main.getByText(say('/recipes/count', { count: 24 })).last()).toBeVisible()
  await main.getByRole('searchbox', { name: say('/recipes/keyword') }).fill('mutakakun')
  await main.getByRole('button', { name: say('/recipes/find') }).click()
  await expect(page).toHaveURL(/\/reseptit\?q=mutakakun$/)
  await main.getByRole('link', { name: /^Mutakakku/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Mutakakku/ })).toBeVisible()
  const portions = main.getByRole('spinbutton', { name: say('/recipes/portions') })
  await portions.fill('20')
  await portions.press('Enter')
  const eggs = main.getByRole('checkbox', { name: /kananmunaa/ })
  await expect(main.getByText('6 kananmunaa')).toBeVisible()
  await eggs.check()
  await expect(eggs).toBeChecked()

  await main.getByRole('button', { name: say('/recipes/cart/add') }).click()
  await expect(shopper.messages).toContainText(say('/recipes/cart/added', { count: 4 }))
  await expect(shopper.cartButton).toHaveText('4')
  await expectNoViolations(page)
})

test('filters and "show more" by keyboard; the address keeps what was found', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/reseptit')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(12)
  await tabTo(page, main.getByRole('button', { name: say('/recipes/show-more') }))
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('article')).toHaveCount(24)
  await page.reload()
  await untilAlive(page)
  await expect(main.getByRole('article')).toHaveCount(24)
  if ((page.viewportSize()?.width ?? 0) < 1024) await main.getByText(say('/recipes/filter'), { exact: true }).click()
  const drinks = main.getByRole('checkbox', { name: /Juomat/ }).locator('visible=true')
  await drinks.focus()
  await page.keyboard.press('Space')
  await expect(main.getByRole('article')).toHaveCount(2)
  await main.getByRole('button', { name: say('/recipes/filter-remove', { name: 'Juomat' }) }).click()
  await expect(main.getByRole('article')).toHaveCount(12)
})

test('the search page has a tab of recipes, and suggests them while a phrase is typed', async ({ page, shopper }) => {
  const { say } = shopper
  await shopper.open('/search?q=suklaamousse')
  await page.getByRole('tab', { name: say('/search/recipes') }).click()
  await expect(page).toHaveURL(/tab=recipes/)
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /Suklaamousse/ })).toBeVisible()
})

test('is printed with ingredients and steps, and without what cannot be pressed on paper', async ({
  page,
  shopper,
}) => {
  await shopper.open('/reseptit/merisuolabrowniet')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('kaakaojauhetta', { exact: true })).toBeVisible()
  await expect(main.locator('#step-5')).toBeVisible()
  for (const hidden of ['.recipe-kit', '.recipe-share', '.recipe-more', '.kit-step'])
    await expect(main.locator(hidden).first()).toBeHidden()
})

import { readMail } from './support/mailbox.ts'
import { cards, chargesFor } from './support/provider.ts'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import { untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

test('from the start page to a paid order without a pointer', async ({ page, shopper }) => {
  test.setTimeout(180_000)
  const { say } = shopper
  const { keyboard } = page
  const main = page.getByRole('main')
  const type = async (name: string, words: string): Promise<void> => {
    await tabTo(page, main.getByRole('textbox', { name: say(`/checkout/field/${name}`) }))
    await keyboard.type(words)
  }

  await shopper.open('/')
  await tabTo(page, page.getByRole('navigation', { name: say('/shell/header/main-menu') }).getByText('Suklaalevyt'))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Suklaalevyt' })).toBeVisible()

  // The focus has come along: the list is next, not the header again.
  const order = main.getByRole('combobox', { name: say('/catalogue/sort/label') })
  await tabTo(page, order)
  await keyboard.press('ArrowDown')
  await keyboard.press('End')
  await keyboard.press('ArrowUp')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/sortBy=price/)
  // A card that has the focus takes it along to its place in the new order, which may be past the one that is wanted.
  await expect(order).toHaveAccessibleName(new RegExp(say('/catalogue/sort/price-asc')))
  await expect(main.locator('.listing__grid')).toHaveAttribute('aria-busy', 'false')
  await tabTo(page, main.getByRole('link', { name: 'Tumma suklaa 72 %, merisuola', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tumma suklaa 72 %, merisuola')

  await tabTo(page, main.getByRole('link', { name: /^200 g/ }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/code=KV1005-200G/)
  await expectVisibleFocus(page)
  await tabTo(page, main.getByRole('spinbutton', { name: say('/catalogue/product/quantity') }))
  await keyboard.press('ArrowUp')
  await tabTo(page, main.getByRole('button', { name: say('/cart/add'), exact: true }))
  await keyboard.press('Space')
  await expect(shopper.cartButton).toHaveText('2')
  await expectVisibleFocus(page)

  await tabTo(page, shopper.cartButton, { backwards: true })
  await keyboard.press('Enter')
  await expect(shopper.drawer).toBeVisible()
  await expectVisibleFocus(page)
  await keyboard.press('Escape')
  await expect(shopper.drawer).toBeHidden()
  await expect(shopper.cartButton).toBeFocused()
  await keyboard.press('Enter')
  await tabTo(page, shopper.drawer.getByRole('link', { name: say('/cart/to-checkout') }))
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/kassa$/)
  await untilAlive(page)
  await expect(main.getByRole('textbox', { name: say('/checkout/field/firstName') })).toBeVisible()
  await type('firstName', 'Aino')
  await type('lastName', 'Leppävirta')
  await type('email', shopper.email)
  await tabTo(page, main.getByRole('combobox', { name: say('/checkout/field/phoneCountry') }))
  await keyboard.type('+358')
  await type('phone-number', '405123380')
  await type('line1', 'Vaasankatu 14 B 32')
  await type('postalCode', '00500')
  await type('city', 'Helsinki')
  await tabTo(page, main.getByRole('button', { name: say('/checkout/to-delivery') }))
  await keyboard.press('Enter')
  await expect(shopper.deliveryOption('home')).toBeVisible()
  await expectVisibleFocus(page)
  // The ways are one stop: the cheapest has it, and from it the arrow leads round to the last.
  await tabTo(page, shopper.deliveryOption('store'))
  await keyboard.press('ArrowUp')
  await expect(shopper.deliveryOption('home')).toBeChecked()
  // The days come a little later, and what is below them moves.
  await expect(shopper.deliveryFrame.locator('#days')).toBeVisible()
  await tabTo(page, main.getByRole('button', { name: say('/checkout/to-payment') }))
  await keyboard.press('Enter')

  const { number } = shopper.cardFields
  await expect(number).toBeVisible()
  await expectVisibleFocus(page)
  await tabTo(page, number)
  await keyboard.type(cards.authorised)
  await keyboard.press('Tab')
  await keyboard.type('0335')
  await keyboard.press('Tab')
  await keyboard.type('737')
  await keyboard.press('Tab')
  await keyboard.type('Aino Leppävirta')
  await tabTo(page, main.getByRole('checkbox', { name: /Hyväksyn/ }))
  await keyboard.press('Space')
  await tabTo(page, shopper.payButton)
  await keyboard.press('Enter')

  const orderNumber = await shopper.confirmation()
  expect(await chargesFor(orderNumber)).toHaveLength(1)
  expect((await readMail(shopper.email)).subject).toContain(orderNumber)
})

import type { Page } from '@playwright/test'
import { euros } from './support/euros.ts'
import { readMail } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { createShopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'
import { wordsIn } from './support/texts.ts'

const switchTo = (page: Page, name: 'FI Suomi' | 'SV Svenska' | 'EN English'): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name }).click()

test('the language changes in the middle: the cart stays, its words follow, the order is in the new one', async ({
  page,
  shopper,
}) => {
  await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
  await shopper.chooseSize('200 g')
  await shopper.addToCart(2)
  await expect(shopper.cartButton).toHaveText('2')

  await switchTo(page, 'SV Svenska')
  const swedish = createShopper(page, 'sv')
  await expect(page).toHaveURL(/\/sv\/produkter\/chokladkakor\/mork-choklad-72-havssalt/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mörk choklad 72 %, havssalt')
  await expect(page.getByRole('button', { name: swedish.say('/cart/add'), exact: true })).toBeVisible()
  await expect(swedish.cartButton).toHaveText('2')
  await swedish.cartButton.click()
  await expect(swedish.line('Mörk choklad 72 %, havssalt 200 g', swedish.drawer)).toContainText(euros(1580))
  await swedish.drawer.getByRole('link', { name: swedish.say('/cart/show') }).click()
  await expect(page.getByRole('heading', { level: 1, name: swedish.say('/cart/title') })).toBeVisible()

  await switchTo(page, 'EN English')
  const english = createShopper(page, 'en')
  await expect(page.getByRole('heading', { level: 1, name: english.say('/cart/title') })).toBeVisible()
  await expect(english.line('Dark chocolate 72%, sea salt 200 g')).toContainText('€15.80')

  await english.goToCheckout()
  await english.payWith(cards.authorised)
  const orderNumber = await english.confirmation()
  const mail = await readMail(english.email)
  expect(mail.subject).toBe(`Order confirmation ${orderNumber}`)
  expect(mail.text).toContain('Dark chocolate 72%, sea salt')
})

const places: Array<{ type: string; fi: string; sv: string; en: string; words: [fi: string, sv: string, en: string] }> =
  [
    { type: 'start', fi: '/', sv: '/sv/', en: '/en/', words: ['Suklaalevyt', 'Chokladkakor', 'Chocolate bars'] },
    {
      type: 'category',
      fi: '/tuotteet/karkit',
      sv: '/sv/produkter/godis',
      en: '/en/products/sweets',
      words: ['Karkit', 'Godis', 'Sweets'],
    },
    {
      type: 'product',
      fi: '/tuotteet/keksit/kaurakeksit',
      sv: '/sv/produkter/kex/havrekex',
      en: '/en/products/biscuits/oat-biscuits',
      words: ['Kaurakeksit', 'Havrekex', 'Oat biscuits'],
    },
  ]

test('each page has its twin in the other languages', async ({ page, shopper }) => {
  for (const place of places) {
    await shopper.open(place.fi)
    for (const [index, [name, path]] of (
      [
        ['SV Svenska', place.sv],
        ['EN English', place.en],
        ['FI Suomi', place.fi],
      ] as const
    ).entries()) {
      await switchTo(page, name)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page.locator('html')).toHaveAttribute('lang', ['sv', 'en', 'fi'][index] ?? '')
      await expect(page.getByRole('main')).toContainText([place.words[1], place.words[2], place.words[0]][index] ?? '')
    }
  }
})

for (const path of ['/tarinat/kaakaon-alkupera', '/joulu', '/willja', '/ostoskori', '/kayttoehdot', '/tuotteet']) {
  test(`${path} says the same in every language`, async ({ page, shopper }) => {
    await shopper.open(path)
    const heading = page.getByRole('heading', { level: 1 })
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
      )
    const seen = new Set([await heading.innerText()])
    for (const [name, language] of [
      ['SV Svenska', 'sv'],
      ['EN English', 'en'],
    ] as const) {
      await switchTo(page, name)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('link', { name: wordsIn(language)('/shell/skip-to-content') })).toBeAttached()
      expect(Object.fromEntries(alternates)[language]).toBe(new URL(page.url()).pathname)
      seen.add(await heading.innerText())
    }
    await switchTo(page, 'FI Suomi')
    await expect(page).toHaveURL((url) => url.pathname === path)
    expect(seen.size).toBeGreaterThanOrEqual(path === '/willja' ? 1 : 3)
  })
}

import type { Page } from '@playwright/test'
import type { Language } from '../../src/common/locale.ts'
import { isFullTier } from '../support/tier.ts'
import { euros } from './support/euros.ts'
import { readMail } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { createShopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'
import { wordsIn } from './support/texts.ts'

const names = { fi: 'FI Suomi', sv: 'SV Svenska', en: 'EN English' }

const switchTo = (page: Page, language: Language): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: names[language] }).click()

test('the language changes in the middle: the cart stays, its words follow, the order is in the new one', async ({
  page,
  shopper,
}) => {
  await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
  await shopper.chooseSize('200 g')
  await shopper.addToCart(2)
  await expect(shopper.cartButton).toHaveText('2')

  await switchTo(page, 'sv')
  const swedish = createShopper(page, 'sv')
  await expect(page).toHaveURL(/\/sv\/produkter\/chokladkakor\/mork-choklad-72-havssalt\?code=KV1005-200G$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mörk choklad 72 %, havssalt')
  await expect(page.getByRole('button', { name: swedish.say('/cart/add'), exact: true })).toBeVisible()
  await expect(swedish.cartButton).toHaveText('2')
  await swedish.cartButton.click()
  await expect(swedish.line('Mörk choklad 72 %, havssalt 200 g', swedish.drawer)).toContainText(euros(1580))
  await swedish.drawer.getByRole('link', { name: swedish.say('/cart/show') }).click()
  await expect(page.getByRole('heading', { level: 1, name: swedish.say('/cart/title') })).toBeVisible()

  await switchTo(page, 'en')
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

test('in the checkout too: what was typed stays, and so do step and cart', async ({ page, shopper }) => {
  await shopper.openCheckoutWith('KV1005-100G', 2)
  const amount = await shopper.payable()
  await shopper.fillDetails()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: shopper.say('/checkout/field/postalCode') }).fill('')

  await switchTo(page, 'sv')
  const swedish = createShopper(page, 'sv')
  const field = (name: string) => main.getByRole('textbox', { name: swedish.say(`/checkout/field/${name}`) })
  await expect(page).toHaveTitle(new RegExp(swedish.say('/checkout/title')))
  await expect(field('firstName')).toHaveValue('Aino')
  await expect(field('email')).toHaveValue(shopper.email)
  await expect(field('phone-number')).toHaveValue('405123380')
  await expect(field('postalCode')).toHaveValue('')
  expect(await swedish.payable()).toBe(amount)
  const summary = page.getByRole('complementary', { name: swedish.say('/checkout/summary/title') })
  await expect(summary).toContainText('Mörk choklad 72 %, havssalt')

  await field('postalCode').fill('00500')
  await swedish.goToPayment()
  const otherBill = main.getByRole('checkbox', { name: swedish.say('/checkout/billing/same') })
  await otherBill.uncheck()
  await field('line1').fill('Mannerheimvägen 1')

  await switchTo(page, 'en')
  const english = createShopper(page, 'en')
  await expect(english.cardFields.number).toBeVisible({ timeout: 20_000 })
  await expect(main.getByRole('checkbox', { name: english.say('/checkout/billing/same') })).not.toBeChecked()
  await expect(main.getByRole('textbox', { name: english.say('/checkout/field/line1') })).toHaveValue(
    'Mannerheimvägen 1',
  )
  await main.getByRole('checkbox', { name: english.say('/checkout/billing/same') }).check()
  await english.fillCard(cards.authorised)
  await english.acceptTerms()
  await english.pay()
  const orderNumber = await english.confirmation()
  const mail = await readMail(shopper.email)
  expect(mail.subject).toBe(`Order confirmation ${orderNumber}`)

  await switchTo(page, 'sv')
  expect(await swedish.confirmation()).toBe(orderNumber)
})

const places = [
  {
    fi: { path: '/', word: 'Suklaalevyt' },
    sv: { path: '/sv/', word: 'Chokladkakor' },
    en: { path: '/en/', word: 'Chocolate bars' },
  },
  {
    fi: { path: '/tuotteet/karkit', word: 'Karkit' },
    sv: { path: '/sv/produkter/godis', word: 'Godis' },
    en: { path: '/en/products/sweets', word: 'Sweets' },
  },
  {
    fi: { path: '/tuotteet/keksit/kaurakeksit', word: 'Kaurakeksit' },
    sv: { path: '/sv/produkter/kex/havrekex', word: 'Havrekex' },
    en: { path: '/en/products/biscuits/oat-biscuits', word: 'Oat biscuits' },
  },
]

test('start, category and product have their twins in the other languages', async ({ page, shopper }) => {
  for (const place of places) {
    await shopper.open(place.fi.path)
    for (const language of ['sv', 'en', 'fi'] as const) {
      await switchTo(page, language)
      await expect(page).toHaveURL((url) => url.pathname === place[language].path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main')).toContainText(place[language].word)
    }
  }
})

test('what an address chooses goes along by its other name, and what has none is said to be left out', async ({
  page,
  shopper,
  browser,
}) => {
  await shopper.open('/kahvilat')
  const cityIn = (language: Language) => page.getByLabel(wordsIn(language)('/locations/city'), { exact: true })
  await cityIn('fi').selectOption('Helsinki')
  await expect(page).toHaveURL(/\?city=Helsinki$/)
  await switchTo(page, 'sv')
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === '/sv/kafeer?city=Helsingfors')
  await expect(cityIn('sv')).toHaveValue('Helsingfors')
  await expect(page.getByRole('main').getByText(wordsIn('sv')('/shell/language/left-out-choices'))).toHaveCount(0)

  await shopper.open('/tuotteet?sortBy=price&sortDirection=desc&page=2')
  await switchTo(page, 'en')
  await expect(page).toHaveURL(/\/en\/products\?sortBy=price&sortDirection=desc&page=2$/)

  await shopper.open('/reseptit?productPageId=1')
  await switchTo(page, 'sv')
  const said = (where: Page) =>
    where.getByRole('status').filter({ hasText: wordsIn('sv')('/shell/language/left-out-choices') })
  await expect(said(page)).toBeVisible()
  await expect(page).toHaveURL((url) => url.search === '')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said(page)).toHaveCount(0)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/reseptit?productPageId=1', page.url()).href)
  await switchTo(plain, 'sv')
  await expect(said(plain)).toBeVisible()
  await plain.close()
})

test('once the page has settled, a switch asks for no texts', async ({ page, shopper }) => {
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/localizations'))
  await shopper.open('/tuotteet/karkit')
  await arrived
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await switchTo(page, 'sv')
  await expect(page.getByRole('heading', { level: 1, name: 'Godis' })).toBeVisible()
  const swedish = createShopper(page, 'sv')
  await expect(swedish.cartButton).toHaveAccessibleName(swedish.say('/cart/open', { count: 0 }))
  expect(asked.filter((path) => path.startsWith('/texts/') || path === '/api/localizations')).toEqual([])
})

/** The crawl proves that every page has its twins; here they are switched to. */
const pages = ['/ostoskori', '/willja', '/tarinat/kaakaon-alkupera', '/joulu', '/tilausehdot', '/tuotteet']
for (const path of isFullTier ? pages : pages.slice(0, 2)) {
  test(`${path} has its own words in every language`, async ({ page, shopper }) => {
    await shopper.open(path)
    const heading = page.getByRole('heading', { level: 1 })
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
      )
    const seen = new Set([await heading.innerText()])
    for (const language of ['sv', 'en'] as const) {
      await switchTo(page, language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('link', { name: wordsIn(language)('/shell/skip-to-content') })).toBeAttached()
      expect(Object.fromEntries(alternates)[language]).toBe(new URL(page.url()).pathname)
      seen.add(await heading.innerText())
    }
    await switchTo(page, 'fi')
    await expect(page).toHaveURL((url) => url.pathname === path)
    // The sub-brand has one name everywhere.
    expect(seen.size).toBeGreaterThanOrEqual(path === '/willja' ? 1 : 3)
  })
}

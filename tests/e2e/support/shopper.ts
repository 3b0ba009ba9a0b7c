import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../../src/common/locale.ts'
import { addressOf } from './addresses.ts'
import { cents } from './euros.ts'
import { pathIn } from './site.ts'
import { type Say, wordsIn } from './texts.ts'

/** What one visitor does and sees, in words of the shop. Everything is found by role and name, as a screen reader has it. */
export interface Shopper {
  page: Page
  language: Language
  say: Say
  /** Nobody else's: the mailbox is asked by it. */
  email: string
  /** Opens a page, by its Finnish path, in the shopper's language, and waits until it is alive. */
  open: (path: string) => Promise<void>
  chooseCategory: (name: string) => Promise<void>
  /** From a list, by the product's name. */
  chooseProduct: (name: string) => Promise<void>
  chooseSize: (size: string) => Promise<void>
  /** On a product page. */
  addToCart: (quantity?: number) => Promise<void>
  cartButton: Locator
  drawer: Locator
  /** Snackbars. */
  messages: Locator
  /** A line of cart page or drawer, by the product's name. */
  line: (name: string, within?: Locator) => Locator
  /** One of the cart's sums, in cents, as shown. */
  sum: (key: string, within?: Locator) => Promise<number>
  goToCheckout: () => Promise<void>
  /** Opens the checkout with goods that a call put into the cart: for stories that begin there. */
  openCheckoutWith: (code: string, quantity?: number) => Promise<void>
  /** In the checkout: what the order will cost, in cents. */
  payable: () => Promise<number>
  fillDetails: (more?: Partial<Details>) => Promise<void>
  /** From filled details, where there is a choice. */
  goToDelivery: () => Promise<void>
  deliveryFrame: FrameLocator
  deliveryOption: (method: DeliveryOption) => Locator
  chooseDelivery: (method: DeliveryOption) => Promise<void>
  /** One of the widget's buttons that stays pressed. */
  pressInFrame: (button: Locator) => Promise<void>
  /** To the payment, from whatever comes before it. */
  leaveDelivery: () => Promise<void>
  /** From filled details; goods come the cheapest way, at the price that the cart has told. */
  goToPayment: () => Promise<void>
  /** In the provider's frame. */
  cardFields: Record<'number' | 'expiry' | 'code' | 'holder', Locator>
  fillCard: (number: string, holder?: string) => Promise<void>
  acceptTerms: () => Promise<void>
  payButton: Locator
  pay: () => Promise<void>
  /** Details, card, consent and the press of the button, from a filled checkout. */
  payWith: (card: string) => Promise<void>
  /** Waits for the confirmation, by its heading, and answers the order's number. */
  confirmation: (heading?: '/orders/thanks' | '/orders/pending') => Promise<string>
}

type DeliveryOption = 'home' | 'parcel-locker' | 'pickup-point' | 'store'

export interface Details {
  firstName: string
  lastName: string
  line1: string
  postalCode: string
  city: string
  phone: string
}

const aino: Details = {
  firstName: 'Aino',
  lastName: 'Leppävirta',
  line1: 'Vaasankatu 14 B 32',
  postalCode: '00500',
  city: 'Helsinki',
  phone: '40 5123380',
}

/** Presses before that are lost; no story is about them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main h1, #main h2') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/**
 * The card form and the delivery widget are other processes' frames, and for some frames' time after one has moved the browser still sends to it what
 * is meant for the controls that took its place. Nobody is quick enough to notice, but a test.
 */
async function pointAt(control: Locator): Promise<void> {
  await expect(async () => {
    await control.hover()
    expect(await control.evaluate((element) => element.matches(':hover'))).toBe(true)
  }).toPass()
}

/** The browser gets the cookie of a new visitor, whose cart the goods are in. */
async function fillCart({ request }: Page, code: string, quantity: number): Promise<void> {
  const shop = addressOf('SHOP_URL')
  const visitor = await request.post(`${shop}/api/identity/connect/token/anonymous`, { data: {} })
  const { access_token: token } = (await visitor.json()) as { access_token: string } // as the call is specified
  const headers = { authorization: `Bearer ${token}` }
  const added = await request.post(`${shop}/api/me/carts/add`, { headers, data: { code, quantity } })
  expect(added.status()).toBe(200)
}

export function createShopper(page: Page, language: Language): Shopper {
  const say = wordsIn(language)
  const main = page.getByRole('main')
  const drawer = page.getByRole('dialog', { name: say('/cart/title') })
  const cardForm = page.frameLocator(`iframe[title="${say('/payment/card-frame')}"]`)
  const cardField = (part: keyof Shopper['cardFields']): Locator => cardForm.getByLabel(cardLabels[language][part])
  const cardFields = {
    number: cardField('number'),
    expiry: cardField('expiry'),
    code: cardField('code'),
    holder: cardField('holder'),
  }
  const field = (name: string): Locator => main.getByRole('textbox', { name: say(`/checkout/field/${name}`) })

  const deliveryFrame = page.frameLocator(`iframe[title="${say('/delivery/frame')}"]`)

  const shopper: Shopper = {
    page,
    language,
    say,
    email: `aino-${randomUUID()}@posti.example`,
    drawer,
    messages: page.getByRole('region', { name: say('/shell/notifications') }),
    cardFields,
    cartButton: page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last(),
    deliveryFrame,
    deliveryOption: (method) => deliveryFrame.getByRole('radio', { name: say(`/delivery/${method}`) }),
    payButton: main.getByRole('button', { name: say('/checkout/payment/order-and-pay', { amount: '' }).trim() }),

    async open(path) {
      await page.goto(await pathIn(language, path))
      await untilAlive(page)
    },

    async chooseCategory(name) {
      const opener = page.getByRole('button', { name: say('/shell/menu/open'), exact: true })
      if (await opener.isVisible()) {
        await opener.click()
        const menu = page.getByRole('dialog', { name: say('/shell/menu/open') })
        await expect(menu).toBeVisible()
        const rows = menu.getByRole('navigation', { name: say('/shell/header/main-menu') })
        const opening = rows.getByRole('button', { name, exact: true })
        if ((await opening.count()) > 0) {
          await opening.click()
          await menu.getByRole('link', { name: say('/shell/menu/view-all') }).click()
        } else await rows.getByRole('link', { name, exact: true }).click()
        await expect(menu).toBeHidden()
      } else {
        const menu = page.getByRole('navigation', { name: say('/shell/header/main-menu') })
        await menu.getByRole('link', { name, exact: true }).click()
      }
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },

    async chooseProduct(name) {
      await main.getByRole('article').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    },

    async chooseSize(size) {
      const sizes = main.getByRole('navigation', { name: say('/catalogue/product/versions') })
      const option = sizes.getByRole('link', { name: size })
      await option.click()
      await expect(option).toHaveAttribute('aria-current', 'true')
    },

    async addToCart(quantity = 1) {
      if (quantity !== 1) {
        await main.getByRole('spinbutton', { name: say('/catalogue/product/quantity') }).fill(String(quantity))
      }
      await main.getByRole('button', { name: say('/cart/add'), exact: true }).click()
    },

    line: (name, within = main) =>
      within
        .locator('tbody, li.cart-line')
        .filter({ has: page.getByRole('button', { name: `${say('/cart/line/remove')} ${name}` }) }),

    async sum(key, within = main) {
      const row = within.locator('dl > div').filter({ has: page.getByText(say(key), { exact: true }) })
      return cents((await row.getByRole('definition').innerText()).trim())
    },

    async goToCheckout() {
      await page.getByRole('link', { name: say('/cart/to-checkout') }).click()
      await expect(page).toHaveTitle(new RegExp(say('/checkout/title')))
      await untilAlive(page)
      await expect(field('firstName')).toBeVisible()
    },

    async openCheckoutWith(code, quantity = 1) {
      await fillCart(page, code, quantity)
      await shopper.open('/kassa')
      await expect(field('firstName')).toBeVisible()
    },

    async payable() {
      const summary = page.getByRole('complementary', { name: say('/checkout/summary/title') })
      const bar = summary.getByRole('button', { name: say('/checkout/summary/show') })
      if (await bar.isVisible()) return cents(await bar.locator('b').innerText())
      return shopper.sum('/cart/totals/total', summary)
    },

    async fillDetails(more) {
      const details = { ...aino, ...more }
      await field('firstName').fill(details.firstName)
      await field('lastName').fill(details.lastName)
      await field('email').fill(shopper.email)
      await main.getByRole('combobox', { name: say('/checkout/field/phoneCountry') }).selectOption('+358')
      await field('phone-number').fill(details.phone)
      await field('line1').fill(details.line1)
      await field('postalCode').fill(details.postalCode)
      await field('city').fill(details.city)
    },

    async goToDelivery() {
      await main.getByRole('button', { name: say('/checkout/to-delivery') }).click()
      await expect(shopper.deliveryOption('parcel-locker')).toBeVisible()
    },

    async chooseDelivery(method) {
      // The widget's frame is another one's as well: a press may go to what was there before it.
      await expect(() => shopper.deliveryOption(method).check({ timeout: 2_000 })).toPass()
    },

    async pressInFrame(button) {
      // As above: while the frame grows, the press may go past the button.
      await expect(async () => {
        await button.click({ timeout: 2_000 })
        await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
      }).toPass()
    },

    async goToPayment() {
      const toDelivery = main.getByRole('button', { name: say('/checkout/to-delivery') })
      if (await toDelivery.isVisible()) {
        await shopper.goToDelivery()
        await shopper.chooseDelivery('parcel-locker')
      }
      await shopper.leaveDelivery()
    },

    async leaveDelivery() {
      const goOn = main.getByRole('button', { name: say('/checkout/to-payment') })
      await pointAt(goOn)
      await goOn.click()
      await expect(cardFields.number).toBeVisible({ timeout: 20_000 })
    },

    async fillCard(number, holder = 'Aino Leppävirta') {
      await cardFields.number.fill(number)
      await cardFields.expiry.fill('03 / 35')
      await cardFields.code.fill('737')
      await cardFields.holder.fill(holder)
    },

    async acceptTerms() {
      const box = main.getByRole('checkbox', { name: consentWords[language] })
      await pointAt(box)
      await box.check()
    },

    async pay() {
      await pointAt(shopper.payButton)
      await shopper.payButton.click()
    },

    async payWith(card) {
      await shopper.fillDetails()
      await shopper.goToPayment()
      await shopper.fillCard(card)
      await shopper.acceptTerms()
      await shopper.pay()
    },

    async confirmation(heading = '/orders/thanks') {
      await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible({
        timeout: 30_000,
      })
      const number = await main.getByText(/^KV\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText()
      return number.trim()
    },
  }
  return shopper
}

/** The provider's own words, in its frame. */
const cardLabels = {
  fi: { number: 'Kortin numero', expiry: 'Voimassa', code: 'Turvaluku', holder: 'Nimi kortissa' },
  sv: { number: 'Kortnummer', expiry: 'Giltigt till', code: 'Säkerhetskod', holder: 'Namn på kortet' },
  en: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holder: 'Name on card' },
}

const consentWords = { fi: /Hyväksyn/, sv: /godkänner/i, en: /accept/i }

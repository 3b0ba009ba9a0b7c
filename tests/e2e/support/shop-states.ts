import { expect } from '@playwright/test'
import { cards } from './provider.ts'
import type { Shopper } from './shopper.ts'

/** A page, or what it can turn into, that a visitor may meet. */
export interface ShopState {
  name: string
  show: (shopper: Shopper) => Promise<void>
  /** The phone menu is nowhere else. */
  phoneOnly?: boolean
}

const goods = '/tuotteet/keksit/kaurakeksit'
const liquorice = { fi: 'lakritsi', sv: 'lakrits', en: 'liquorice' }

const page = (name: string, path: string): ShopState => ({ name, show: (shopper) => shopper.open(path) })

async function withGoods(shopper: Shopper): Promise<void> {
  await shopper.open(goods)
  await shopper.addToCart()
  await expect(shopper.cartButton).toHaveText('1')
}

async function inCheckout(shopper: Shopper): Promise<void> {
  await shopper.openCheckoutWith('KV5005')
}

async function openFilters({ page, say }: Shopper): Promise<void> {
  const opener = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first()
  await opener.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: say('/catalogue/filter/title') })).toBeVisible()
}

export const shopStates: readonly ShopState[] = [
  page('start', '/'),
  page('article', '/tarinat/kaakaon-alkupera'),
  page('policy page', '/tilausehdot'),
  page('cafés', '/kahvilat'),
  page('cafés of a city', '/kahvilat?city=Turku&categoryIds=1'),
  page('café', '/kahvilat/vallilan-tehdaskahvila'),
  page('lunch list', '/kahvilat/vallilan-tehdaskahvila/lounas'),
  page('recipes', '/reseptit'),
  page('recipe', '/reseptit/merisuolabrowniet'),
  page('recipe without a picture', '/reseptit/laskiaispullat'),
  page('recipes found by the search', '/search?q=lakritsi&tab=recipes'),
  page('newsroom', '/uutiset'),
  page('newsroom with filters', '/uutiset?filters=PRO&year=2025'),
  {
    name: 'newsroom with the subscription, filled in wrong',
    async show(shopper) {
      const { page, say } = shopper
      await shopper.open('/uutiset')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('/news/subscribe') })
        .click()
      const dialog = page.getByRole('dialog')
      const email = dialog.getByRole('textbox', { name: say('/news/form/email') })
      await email.fill('petra')
      await email.press('Enter')
      await expect(dialog.getByText(say('/forms/validation/email'))).toBeVisible()
    },
  },
  {
    name: 'release',
    async show(shopper) {
      await shopper.open('/uutiset')
      await shopper.page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(shopper.page.locator('.news-release')).toBeVisible()
    },
  },
  page('release that is not there', '/uutiset/tiedote?id=0000'),
  page('all products', '/tuotteet'),
  page('category', '/tuotteet/suklaalevyt'),
  {
    name: 'category with the filter panel open',
    async show(shopper) {
      await shopper.open('/tuotteet/suklaalevyt')
      await openFilters(shopper)
    },
  },
  {
    name: 'category with filters chosen',
    async show(shopper) {
      await shopper.open('/tuotteet/karkit?filter.brand=Willja,Froosh&sortBy=price')
      await expect(shopper.page.getByRole('main').getByRole('button', { name: /Froosh$/ })).toBeVisible()
    },
  },
  {
    name: 'category whose filters match nothing',
    async show(shopper) {
      await shopper.open('/tuotteet/leivat?filter.brand=Froosh')
      await expect(shopper.page.getByText(shopper.say('/catalogue/list/empty-title'))).toBeVisible()
    },
  },
  page('product', '/tuotteet/suklaalevyt/tumma-72-merisuola'),
  page('package', '/tuotteet/lahjat/helsinki-lahjarasia'),
  page('sold-out product', '/tuotteet/konvehdit/minttulehdet'),
  {
    name: 'product with its panel open',
    async show(shopper) {
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
      await shopper.page.getByRole('button', { name: shopper.say('/catalogue/panel/diets') }).click()
      await expect(shopper.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'product with its reviews, one of them about to be reported',
    async show(shopper) {
      const { page, say } = shopper
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola#reviews')
      const panel = page.getByRole('dialog', { name: say('/reviews/title') })
      await expect(panel.getByRole('article')).toHaveCount(10)
      await panel
        .getByRole('button', { name: new RegExp(say('/reviews/report')) })
        .first()
        .click()
    },
  },
  {
    name: 'product with its pictures enlarged',
    async show(shopper) {
      const { page, say } = shopper
      await shopper.open('/tuotteet/suklaalevyt/tumma-72-merisuola')
      await page.locator('.product__zoom').first().click()
      await page.getByRole('button', { name: say('/catalogue/gallery/magnify') }).click()
      await expect(page.getByRole('button', { name: say('/catalogue/gallery/whole') })).toBeVisible()
    },
  },
  {
    name: 'sold-out product with an address that is none',
    async show(shopper) {
      const { page, say } = shopper
      await shopper.open('/tuotteet/konvehdit/minttulehdet')
      await page.getByRole('button', { name: say('/catalogue/restock/open') }).click()
      await page.getByRole('button', { name: say('/catalogue/restock/send') }).click()
      await expect(page.getByText(say('/forms/email-required'))).toBeVisible()
    },
  },
  {
    name: 'package with two of its panels open',
    async show(shopper) {
      await shopper.open('/tuotteet/lahjat/helsinki-lahjarasia')
      await shopper.page.locator('summary.product-included__row').first().click()
      await shopper.page.locator('dialog[open] .product-included__row').first().click()
      await expect(shopper.page.locator('dialog[open]')).toHaveCount(2)
    },
  },
  {
    name: 'product just added, with its message',
    async show(shopper) {
      await withGoods(shopper)
      // While it is pointed at it stays
      await shopper.messages.getByRole('button', { name: shopper.say('/cart/view') }).hover()
    },
  },
  page('empty cart', '/ostoskori'),
  page('order lookup', '/tilauksen-haku'),
  page('withdrawal', '/peruuttaminen'),
  {
    name: 'cart on its way',
    async show(shopper) {
      await shopper.page.route('**/api/me/carts', () => {})
      await shopper.open('/ostoskori')
      await expect(shopper.page.getByText(shopper.say('/cart/loading'))).toBeAttached()
    },
  },
  {
    name: 'cart that cannot be had',
    async show(shopper) {
      await shopper.page.route('**/api/me/carts', (route) => route.fulfill({ status: 400, json: [] }))
      await shopper.open('/ostoskori')
      await expect(shopper.page.getByText(shopper.say('/cart/load-failed'))).toBeVisible()
    },
  },
  {
    name: 'cart',
    async show(shopper) {
      await withGoods(shopper)
      await shopper.open('/ostoskori')
      await expect(shopper.page.getByRole('spinbutton')).toBeVisible()
    },
  },
  {
    name: 'drawer',
    async show(shopper) {
      await withGoods(shopper)
      await shopper.cartButton.click()
      await expect(shopper.drawer.getByRole('spinbutton')).toBeVisible()
    },
  },
  {
    name: 'drawer whose last line was taken out',
    async show(shopper) {
      await withGoods(shopper)
      await shopper.cartButton.click()
      await shopper.drawer.getByText(shopper.say('/cart/line/remove'), { exact: true }).click()
      await expect(shopper.drawer.getByText(shopper.say('/cart/empty/heading'))).toBeVisible()
    },
  },
  page('checkout without goods', '/kassa'),
  {
    name: 'checkout, details with errors',
    async show(shopper) {
      await inCheckout(shopper)
      const fields = shopper.page.getByRole('main').getByRole('textbox')
      for (const field of await fields.all()) {
        await field.focus()
        await field.blur()
      }
      await expect(shopper.page.getByText(shopper.say('/forms/name-required'))).toBeVisible()
    },
  },
  {
    name: 'checkout, payment with errors and another bill address',
    async show(shopper) {
      const { page, say } = shopper
      await inCheckout(shopper)
      await shopper.fillDetails()
      await shopper.goToPayment()
      await shopper.pay()
      await expect(page.getByText(say('/checkout/consent-required'))).toBeVisible()
      await page.getByRole('checkbox', { name: say('/checkout/billing/same') }).uncheck()
      await shopper.acceptTerms()
      await shopper.pay()
      await expect(page.getByText(say('/forms/address-required'))).toBeVisible()
    },
  },
  {
    name: 'checkout, card refused',
    async show(shopper) {
      await inCheckout(shopper)
      await shopper.payWith(cards.notEnoughFunds)
      await expect(shopper.page.getByText(shopper.say('/payment/not-enough-funds')).first()).toBeVisible()
      await shopper.cardFields.number.waitFor()
    },
  },
  {
    name: 'confirmation',
    async show(shopper) {
      await inCheckout(shopper)
      await shopper.payWith(cards.authorised)
      await shopper.confirmation()
    },
  },
  {
    name: 'confirmation of an order that is not there',
    async show(shopper) {
      await shopper.open('/tilausvahvistus?orderId=KV26-0000-0000')
      await expect(shopper.page.getByText(shopper.say('/orders/error-loading-order'))).toBeVisible()
    },
  },
  {
    name: 'search panel before anything is typed',
    async show({ page, open, say }) {
      await open('/')
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('/shell/header/search'), exact: true })
        .click()
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
    },
  },
  {
    name: 'search page',
    async show({ page, open, language }) {
      await open(`/search?q=${liquorice[language]}`)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'search page, its other hits',
    async show({ page, open, say, language }) {
      await open(`/search?q=${liquorice[language]}`)
      await page.getByRole('tab', { name: say('/search/content/heading') }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
    },
  },
  page('sign-in', '/kirjaudu'),
  {
    name: 'sign-in with what is wrong',
    async show(shopper) {
      await shopper.open('/kirjaudu')
      const main = shopper.page.getByRole('main')
      await main.getByRole('button', { name: shopper.say('/identity/login/submit'), exact: true }).click()
      await expect(main.getByText(shopper.say('/forms/password-required'))).toBeVisible()
    },
  },
  page('sign-in by code', '/kirjaudu?step=ask'),
  page('code that was mailed', '/kirjaudu?step=code'),
  page('sign-up', '/rekisteroidy'),
  page('sign-up that waits for its mail', '/rekisteroidy?step=sent'),
  page('forgotten password', '/unohtunut-salasana'),
  page('forgotten password, asked', '/unohtunut-salasana?step=sent'),
  page('new password', `/uusi-salasana?token=${'x'.repeat(43)}`),
  page('new password by an old link', '/uusi-salasana?error=account/link-invalid'),
  page('confirmation by an old link', '/vahvista?error=account/link-invalid'),
  page('confirmation in another browser', '/vahvista?error=account/password-needed&token=x'),
  page('signed out', '/kirjaudu-ulos?step=done'),
  page('error page', '/virhe'),
  {
    name: 'not found',
    async show({ page: shown, language, say }) {
      await shown.goto(`${language === 'fi' ? '' : `/${language}`}/ei-ole-olemassa`)
      await expect(shown.getByRole('heading', { name: say('/content/not-found/heading') })).toBeVisible()
    },
  },
  {
    name: 'phone menu',
    phoneOnly: true,
    async show(shopper) {
      await shopper.open('/')
      await shopper.page.getByRole('button', { name: shopper.say('/shell/menu/open') }).click()
      await expect(shopper.page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'phone menu, second level',
    phoneOnly: true,
    async show(shopper) {
      await shopper.open('/')
      await shopper.page.getByRole('button', { name: shopper.say('/shell/menu/open') }).click()
      await shopper.page.getByRole('dialog').getByRole('navigation').first().getByRole('button').first().click()
      await expect(shopper.page.getByRole('link', { name: shopper.say('/shell/menu/view-all') })).toBeVisible()
    },
  },
]

import type { Page } from '@playwright/test'
import { demoCustomerPassword, demoCustomers } from '../../src/app/start/demo-customers.ts'
import { tabTo } from './support/keyboard.ts'
import { readMailAbout } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { screens, wide } from './support/screens.ts'
import { createShopper, type Shopper, untilAlive } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

/* Signing up, in and out, and what becomes of cart and orders (C-2, C-4.2, C-6, C-20). */

const goods = '/tuotteet/keksit/kaurakeksit'
const otherGoods = '/tuotteet/karkit/pehmea-lakritsi'
const password = 'kuusenkerkkä ja kahvi'

const main = (page: Page) => page.getByRole('main')
const linkIn = (mail: { text: string }): string => {
  const [url = ''] = /https?:\/\/\S*token=[\w-]+/.exec(mail.text) ?? []
  return new URL(url).pathname + new URL(url).search
}

async function signUp({ page, say, email }: Shopper): Promise<void> {
  await page.goto('/rekisteroidy')
  await untilAlive(page)
  await main(page).getByLabel(say('/identity/first-name')).fill('Aino')
  await main(page).getByLabel(say('/identity/last-name')).fill('Leppävirta')
  await main(page).getByLabel(say('/identity/email')).fill(email)
  await main(page).getByLabel(say('/identity/password'), { exact: true }).fill(password)
  await main(page)
    .getByRole('button', { name: say('/identity/sign-up/submit') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('/identity/sent/title-after'))
}

/** Somebody with an account, signed in here. */
async function becomeCustomer(shopper: Shopper): Promise<void> {
  await signUp(shopper)
  await shopper.page.goto(linkIn(await readMailAbout(shopper.email, /Vahvista/)))
  await expect(shopper.page).toHaveURL(/\/vahvista\?step=done$/)
}

async function signIn({ page, say, email }: Shopper, typed = password): Promise<void> {
  await main(page).getByLabel(say('/identity/email')).fill(email)
  await main(page).getByLabel(say('/identity/password'), { exact: true }).fill(typed)
  await main(page)
    .getByRole('button', { name: say('/identity/login/submit'), exact: true })
    .click()
}

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a guest buys, makes an account on the confirmation, proves the address and finds order and details', async ({
      page,
      shopper,
    }) => {
      test.setTimeout(180_000)
      const { say } = shopper
      await shopper.openCheckoutWith('KV5005')
      await shopper.payWith(cards.authorised)
      const number = await shopper.confirmation()

      await main(page).getByLabel(say('/identity/password'), { exact: true }).fill('lyhyt')
      await main(page)
        .getByRole('button', { name: say('/identity/sign-up/submit') })
        .click()
      await expect(main(page).getByText(say('/forms/password-short'), { exact: true })).toBeVisible()
      await main(page).getByLabel(say('/identity/password'), { exact: true }).fill(password)
      await main(page)
        .getByRole('button', { name: say('/identity/sign-up/submit') })
        .click()
      await expect(main(page).getByRole('heading', { name: say('/identity/offer/sent-title') })).toBeVisible()

      await page.goto(linkIn(await readMailAbout(shopper.email, /Vahvista/)))
      await expect(page).toHaveURL(/\/vahvista\?step=done$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say('/identity/welcome/title-after'))
      await expect(main(page).getByText(/Liitimme tiliin yhden aiemman tilauksen/)).toBeVisible()

      // Number and address are kept, of the bill and of the delivery, and the next order begins with them.
      await page.goto('/oma-tili')
      await expect(main(page).getByText('+358 40 512 3380')).toBeVisible()
      await expect(main(page).getByText('Vaasankatu 14 B 32')).toHaveCount(2)
      await page.goto('/oma-tili/osoitteet')
      await expect(main(page).getByRole('article')).toHaveCount(1)
      await shopper.open(otherGoods)
      await shopper.addToCart()
      await shopper.open('/ostoskori')
      await shopper.goToCheckout()
      const field = (name: string) => main(page).getByRole('textbox', { name: say(`/checkout/field/${name}`) })
      await expect(field('line1')).toHaveValue('Vaasankatu 14 B 32')
      await expect(field('postalCode')).toHaveValue('00500')
      await expect(field('phone-number')).toHaveValue('405123380')

      await page.goto('/oma-tili/tilaukset')
      await expect(main(page).getByText(number)).toBeVisible()

      await main(page)
        .getByRole('button', { name: say('/orders/attached/let-go') })
        .click()
      await expect(shopper.messages).toContainText(say('/orders/attached/gone'))
      await expect(main(page).getByText(number)).toBeHidden()
    })

    test('a guest with a cart signs in during checkout at another device’s cart, and pays', async ({
      page,
      shopper,
      otherDevice,
    }) => {
      test.setTimeout(240_000)
      const { say } = shopper
      const phone = { ...createShopper(otherDevice, 'fi'), email: shopper.email }
      await becomeCustomer(phone)
      await phone.open(otherGoods)
      await phone.addToCart(2)
      await expect(phone.cartButton).toHaveText('2')

      await shopper.open(goods)
      await shopper.addToCart()
      await shopper.open('/ostoskori')
      await shopper.goToCheckout()
      await main(page)
        .getByRole('link', { name: say('/checkout/member/login') })
        .click()
      await expect(page).toHaveURL(/\/kirjaudu\?returnUrl=%2Fkassa$/)
      await untilAlive(page)
      await signIn(shopper)
      await expect(page).toHaveURL(/\/kassa$/)
      await expect(shopper.messages).toContainText(say('/cart/merged/added', { n: 1 }))
      await expect(main(page).getByText('Aino Leppävirta', { exact: true })).toBeVisible()
      await expect(main(page).getByText(shopper.email)).toBeVisible()
      const firstName = main(page).getByRole('textbox', { name: say('/checkout/field/firstName') })
      await expect(firstName).toHaveValue('Aino')

      await shopper.payWith(cards.authorised)
      await shopper.confirmation()
      await expect(main(page).getByRole('heading', { name: say('/identity/offer/title') })).toBeHidden()
      await phone.page.goto('/ostoskori')
      await expect(main(phone.page).getByText(say('/cart/empty/heading'))).toBeVisible()
    })
  })
}

test('a forgotten password is chosen anew by the link of a mail, which leaves the address', async ({
  page,
  shopper,
}) => {
  test.setTimeout(120_000)
  const { say } = shopper
  await becomeCustomer(shopper)
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('/shell/header/logout') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/kirjaudu-ulos\?step=done$/)

  await page.goto('/kirjaudu')
  await untilAlive(page)
  await main(page)
    .getByRole('link', { name: say('/identity/login/forgotten') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('/identity/forgotten/title-after'))
  await main(page).getByLabel(say('/identity/email')).fill(shopper.email)
  await main(page)
    .getByRole('button', { name: say('/identity/forgotten/submit') })
    .click()
  await expect(main(page).getByText(new RegExp(shopper.email))).toBeVisible()

  await page.goto(linkIn(await readMailAbout(shopper.email, /uusi salasana/i)))
  await untilAlive(page)
  await expect(page).toHaveURL(/\/uusi-salasana$/)
  await page.reload()
  await untilAlive(page)
  const field = main(page).getByLabel(say('/identity/reset/new'), { exact: true })
  await field.fill('Salasana2026!')
  await main(page)
    .getByRole('button', { name: say('/identity/reset/submit') })
    .click()
  await expect(main(page).getByText(say('/forms/password-weak'))).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('vadelmat ennen kahvia')
  await main(page)
    .getByRole('button', { name: say('/identity/reset/submit') })
    .click()
  await expect(main(page).getByText(say('/identity/login/password-changed'))).toBeVisible()
  await untilAlive(page)
  await signIn(shopper, password)
  await expect(main(page).getByText(say('/login/failed'))).toBeVisible()
  await signIn(shopper, 'vadelmat ennen kahvia')
  await expect(page).toHaveURL(/\/oma-tili$/)
  // Signed in, there is nothing to do here.
  await page.goto('/kirjaudu?returnUrl=%2Ftuotteet')
  await expect(page).toHaveURL(/\/tuotteet$/)
})

test('a code by mail signs in by the keyboard alone', async ({ page, shopper }) => {
  test.setTimeout(120_000)
  const { say } = shopper
  await becomeCustomer(shopper)
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/kirjaudu')
  await untilAlive(page)
  await tabTo(page, main(page).getByRole('link', { name: say('/identity/login/code-send') }))
  await page.keyboard.press('Enter')
  await tabTo(page, main(page).getByLabel(say('/identity/email')))
  await page.keyboard.type(shopper.email)
  await page.keyboard.press('Enter')
  const code = main(page).getByLabel(say('/identity/code/code'), { exact: true })
  await expect(code).toBeFocused()
  const [digits = ''] = /\b\d{3}\s?\d{3}\b/.exec((await readMailAbout(shopper.email, /Kirjautumiskoodi/)).text) ?? []
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(say('/identity/code/short'))).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(digits)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/oma-tili$/)
})

test('whoever another site sends to sign out is asked first', async ({ page, shopper }) => {
  const { say } = shopper
  const [{ email }] = demoCustomers
  await page.goto('/kirjaudu')
  await untilAlive(page)
  await signIn({ ...shopper, email }, demoCustomerPassword)
  await expect(page).toHaveURL(/\/oma-tili$/)
  await page.goto('/kirjaudu-ulos')
  await untilAlive(page)
  await main(page)
    .getByRole('button', { name: say('/identity/logout/submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/kirjaudu-ulos\?step=done$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('/identity/signed-out/title-before'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is made, signed out of and in to', async ({ page, shopper }) => {
    test.setTimeout(120_000)
    const { say, email } = shopper
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/sv/skapa-konto')
    await page.getByLabel('Förnamn').fill('Otto')
    await page.getByLabel('Efternamn').fill('Nyman')
    await page.getByRole('main').getByLabel('E-post').fill(email)
    await page.getByLabel('Lösenord').fill('Salasana2026!')
    await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click()
    await expect(page.getByText('Det här är lätt att gissa. Prova en mening.')).toBeVisible()
    await page.getByLabel('Förnamn').fill('Otto')
    await page.getByLabel('Efternamn').fill('Nyman')
    await page.getByRole('main').getByLabel('E-post').fill(email)
    await page.getByLabel('Lösenord').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Skapa konto' }).click()
    await expect(heading).toContainText('kvar')

    await page.goto(linkIn(await readMailAbout(email, /Bekräfta/)))
    await page.getByRole('button', { name: 'Bekräfta adressen' }).click()
    await expect(heading).toContainText('bekräftad')

    await page.goto('/kirjaudu-ulos')
    await main(page)
      .getByRole('button', { name: say('/identity/logout/submit'), exact: true })
      .click()
    await expect(heading).toContainText(say('/identity/signed-out/title-after'))

    await page.goto('/kirjaudu?returnUrl=%2Ftuotteet')
    await main(page).getByLabel(say('/identity/email')).fill(email)
    await main(page).getByLabel(say('/identity/password')).fill('something else')
    await main(page)
      .getByRole('button', { name: say('/identity/login/submit'), exact: true })
      .click()
    await expect(main(page).getByText(say('/login/failed'))).toBeVisible()
    await main(page).getByLabel(say('/identity/email')).fill(email)
    await main(page).getByLabel(say('/identity/password')).fill(password)
    await main(page)
      .getByRole('button', { name: say('/identity/login/submit'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/tuotteet$/)
  })
})

import { widgetTimeoutMs } from '../../src/delivery/contract/limits.ts'
import { expectNoViolations } from './support/axe.ts'
import { euros } from './support/euros.ts'
import { readMail } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { phone, screens, wide } from './support/screens.ts'
import type { Shopper } from './support/shopper.ts'
import { expect, test } from './support/story.ts'

const bar = 'KV1005-100G'

/** A cart with a bar, in the step that asks how it is delivered. */
async function toDelivery(shopper: Shopper): Promise<void> {
  await shopper.openCheckoutWith(bar)
  await shopper.fillDetails()
  await shopper.goToDelivery()
}

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a parcel locker is chosen, goes stale with the postal code, and another is bought to', async ({
      page,
      shopper,
    }) => {
      const { say, deliveryFrame: frame } = shopper
      const main = page.getByRole('main')
      const goOn = main.getByRole('button', { name: say('/checkout/to-payment') })
      await toDelivery(shopper)
      await expect(goOn).toHaveAttribute('aria-disabled', 'true')
      await shopper.chooseDelivery('parcel-locker')
      const places = frame.getByRole('listitem')
      await expect(places).toHaveCount(3)
      await expect(places.getByRole('radio').first()).toBeChecked()
      await expectNoViolations(page)
      const more = frame.getByRole('button', { name: /^Näytä \d+ muuta$/ })
      // A browser lets presses go by that come to another origin's frame just after it has moved.
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 2_000 })
        await expect(places).toHaveCount(12, { timeout: 2_000 })
      }).toPass()
      await frame.getByLabel(say('/delivery/search')).fill('töölö')
      await frame.getByRole('button', { name: say('/delivery/find') }).click()
      await expect(places.filter({ hasText: 'Asema Töölö' }).first()).toBeVisible()
      const station = places.filter({ hasText: 'Asema Töölö' }).getByRole('radio').first()
      // The frame grows and moves: a press may go to what was there before
      await expect(() => station.check({ timeout: 2_000 })).toPass()
      await expect(goOn).not.toHaveAttribute('aria-disabled', 'true')
      await shopper.leaveDelivery()
      await expect(main.getByText(/Asema Töölö/).first()).toBeVisible()

      await main.getByRole('button', { name: say('/checkout/step/change-details') }).click()
      await main.getByRole('textbox', { name: say('/checkout/field/postalCode') }).fill('90100')
      await main.getByRole('textbox', { name: say('/checkout/field/city') }).fill('Oulu')
      await main.getByRole('button', { name: say('/checkout/to-delivery') }).click()
      await expect(main.getByText(say('/delivery/stale', { change: 'same' })).first()).toBeVisible()
      await expect(goOn).toHaveAttribute('aria-disabled', 'true')
      await shopper.chooseDelivery('parcel-locker')
      await expect(places.filter({ hasText: 'Oulu' }).getByRole('radio').first()).toBeChecked()
      await expect(main.getByText(say('/delivery/stale', { change: 'same' }))).toHaveCount(0)
      await shopper.leaveDelivery()
      await shopper.fillCard(cards.authorised)
      await shopper.acceptTerms()
      await shopper.pay()
      await shopper.confirmation()
      await expect(main.getByRole('heading', { name: say('/orders/pickup-point') })).toBeVisible()
      await expect(main).toContainText('Pakettiautomaatti')
      const mail = await readMail(shopper.email)
      expect(mail.text).toContain('Noutopaikka')
      expect(mail.text).toContain('Oulu')
    })

    test('what was chosen is not changed without a word: moved abroad, the shopper sees both prices and chooses again', async ({
      page,
      shopper,
    }) => {
      const { say } = shopper
      const main = page.getByRole('main')
      const goOn = main.getByRole('button', { name: say('/checkout/to-payment') })
      await toDelivery(shopper)
      await shopper.chooseDelivery('store')
      await shopper.leaveDelivery()
      await main.getByRole('button', { name: say('/checkout/step/change-details') }).click()
      await main.getByRole('combobox', { name: say('/checkout/field/countryCode'), exact: true }).selectOption('SWE')
      await main.getByRole('textbox', { name: say('/checkout/field/postalCode') }).fill('111 22')
      await main.getByRole('textbox', { name: say('/checkout/field/city') }).fill('Stockholm')
      await main.getByRole('button', { name: say('/checkout/to-delivery') }).click()
      const [before, now] = [euros(0), euros(1290)]
      await expect(main.getByText(say('/delivery/stale', { change: 'stale', before, now })).first()).toBeVisible()
      await expect(goOn).toHaveAttribute('aria-disabled', 'true')
      await expectNoViolations(page)
      const abroad = shopper.deliveryFrame.getByRole('radio', { name: say('/delivery/abroad') })
      await expect(() => abroad.check({ timeout: 2_000 })).toPass()
      await expect(goOn).not.toHaveAttribute('aria-disabled', 'true')
      await shopper.leaveDelivery()
      expect(await shopper.payable()).toBeGreaterThan(1290)
    })

    test('a widget that is not there leaves a plain list after ten seconds, and the order goes on', async ({
      page,
      shopper,
    }) => {
      const { say } = shopper
      const main = page.getByRole('main')
      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.route('**/api/delivery/frame*', (route) => route.abort())
      await shopper.openCheckoutWith(bar)
      await shopper.fillDetails()
      // The ten seconds pass at once; two less are not enough.
      await page.clock.install()
      await main.getByRole('button', { name: say('/checkout/to-delivery') }).click()
      await expect(main.locator('.delivery-widget')).toBeVisible()
      await page.clock.fastForward(widgetTimeoutMs - 2_000)
      const store = main.getByRole('radio', { name: say('/delivery/store') })
      await expect(store).toBeHidden()
      await page.clock.fastForward(2_000)
      await expect(store).toBeVisible()
      expect(warnings.filter((text) => text.includes('delivery widget'))).toHaveLength(1)
      await expectNoViolations(page)
      await store.check()
      await shopper.leaveDelivery()
      await expect(main).toContainText('Nouto myymälästä')
    })
  })
}

for (const screen of screens(wide)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a day and a time are chosen, and told on the confirmation', async ({ page, shopper }) => {
      const { say, deliveryFrame: frame } = shopper
      await toDelivery(shopper)
      await shopper.chooseDelivery('home')
      const days = frame.getByRole('group', { name: say('/delivery/day') }).getByRole('button')
      await expect(days).toHaveCount(3)
      await shopper.pressInFrame(days.nth(1))
      const free = frame.getByRole('group', { name: say('/delivery/time') }).getByRole('button', { disabled: false })
      await shopper.pressInFrame(free.last())
      await expectNoViolations(page)
      await shopper.leaveDelivery()
      await shopper.fillCard(cards.authorised)
      await shopper.acceptTerms()
      await shopper.pay()
      await shopper.confirmation()
      await expect(page.getByRole('main')).toContainText(/Kotiinkuljetus, \S+\s\d+\.\d+\. klo \d/)
    })
  })
}

test.describe('a hostile snippet', () => {
  // What it tries is refused in so many words.
  test.use({ toleratesErrors: true })

  test('reaches nothing of the shop', async ({ page, shopper }) => {
    const tries = `<script>
    const got = {}
    const attempt = (name, run) => { try { got[name] = String(run()) } catch (error) { got[name] = 'refused: ' + error.name } }
    attempt('cookie', () => document.cookie)
    attempt('storage', () => localStorage.length)
    attempt('parent', () => window.parent.document.title)
    attempt('top', () => { window.top.location.href = '/hijacked'; return 'moved' })
    document.body.insertAdjacentHTML('beforeend', '<img src="/images/x.webp" onerror="window.ran = true">')
    fetch('/api/me/carts').then(() => { got.fetch = 'answered' }, () => { got.fetch = 'refused' }).then(() => {
      window.parent.postMessage({ type: 'delivery:ask', id: 1, what: 'order', values: {} }, '*')
      document.title = JSON.stringify(got)
    })
  </script>`
    await page.route('**/api/me/checkout/*/shipping', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.json()) as object // the call's own answer
      await route.fulfill({ response: answer, json: { ...body, html_snippet: tries } })
    })
    await shopper.openCheckoutWith(bar)
    await shopper.fillDetails()
    await page.getByRole('button', { name: shopper.say('/checkout/to-delivery') }).click()
    const frame = () => page.frames().find((one) => one.url().includes('/api/delivery/frame'))
    await expect.poll(async () => (await frame()?.title()) ?? '').toContain('fetch')
    const got = JSON.parse((await frame()?.title()) ?? '{}') as Record<string, string> // what it has written there
    expect(got).toEqual({
      cookie: 'refused: SecurityError',
      storage: 'refused: SecurityError',
      parent: 'refused: SecurityError',
      top: 'refused: SecurityError',
      fetch: 'refused',
    })
    expect(await frame()?.evaluate('window.ran')).toBeUndefined()
    expect(new URL(page.url()).pathname).toBe('/kassa')
  })
})

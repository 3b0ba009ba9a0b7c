import { randomUUID } from 'node:crypto'
import { shopDay } from '../../src/common/working-days.ts'
import { sendsString } from '../../src/gift-cards/rules/sold-card.ts'
import { giftCardDueQueue } from '../../src/gift-cards/server/queues.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { expectNoViolations } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { readMail } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { runSchedule } from './support/run-schedule.ts'
import { phone, screens } from './support/screens.ts'
import { changeSecretly } from './support/shop-database.ts'
import { expect, test } from './support/story.ts'

const product = '/tuotteet/lahjat/lahjakortti?code=KV7080-50'
const bar = '/tuotteet/suklaalevyt/tumma-72-merisuola'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a gift card is written, paid and mailed on its day, pays one order whole and another with 3-D Secure', async ({
      page,
      shopper,
    }) => {
      test.setTimeout(300_000)
      const { say } = shopper
      const main = page.getByRole('main')
      const recipient = `eeva-${randomUUID()}@posti.example`
      const form = (key: string) => main.getByLabel(say(`/gift-card-shop/${key}`), { exact: true })

      await shopper.open(product)
      await expectNoViolations(page)
      // What is missing is told, and gone to.
      const add = main.getByRole('button', { name: say('/cart/add'), exact: true })
      await add.click()
      await expect(form('recipient-name')).toBeFocused()
      await expect(main.getByText(say('/gift-card/form/name-required'))).toBeVisible()
      await expectNoViolations(page)

      const now = systemClock.now()
      const sendOn = shopDay(new Date(now.getTime() + 10 * 24 * 3_600_000))
      await form('recipient-name').fill('Eeva Koski')
      await form('recipient-email').fill(recipient)
      await form('sender').fill('Aino')
      await form('message').fill('Hyvää joulua, Eeva.\nSyö se yksin.')
      await main.getByRole('radio', { name: say('/gift-card-shop/when/day') }).check()
      await form('day').fill(sendOn)
      const preview = main.getByRole('figure', { name: say('/gift-card-shop/preview') })
      await expect(preview).toContainText('Hyvää joulua, Eeva.')
      await expect(preview).toContainText(sendsString(sendOn, 'fi', shopDay(now)))
      await add.click()
      await expect(shopper.cartButton).toHaveText('1')
      await expect(form('recipient-name')).toHaveValue('')

      await shopper.cartButton.click()
      await expect(shopper.drawer).toContainText(recipient)
      await expectNoViolations(page)
      // The line goes back to its form, and keeps its place.
      await shopper.drawer.getByRole('link', { name: say('/cart/gift-card/edit') }).click()
      await expect(form('recipient-name')).toHaveValue('Eeva Koski')
      await form('message').fill('Hyvää joulua, Eeva.')
      await main.getByRole('button', { name: say('/gift-card-shop/save') }).click()
      await expect(shopper.messages).toContainText(say('/gift-card-shop/saved'))
      await shopper.cartButton.click()
      await shopper.drawer.getByRole('link', { name: say('/cart/show') }).click()
      await expect(shopper.drawer).toBeHidden()
      await expect(main).toContainText('Hyvää joulua, Eeva.')
      await expectNoViolations(page)

      await shopper.goToCheckout()
      expect(await shopper.payable()).toBe(5_000)
      await shopper.payWith(cards.authorised)
      await shopper.confirmation()
      await expect(main).toContainText(recipient)
      await expectNoViolations(page)

      // Ten days later.
      await changeSecretly(
        (sql) => sql`update gift_card set send_at = now() - interval '1 minute' where recipient_email = ${recipient}`,
      )
      await runSchedule(giftCardDueQueue)
      const { subject, text } = await readMail(recipient)
      expect(subject).toContain('50')
      expect(text).toContain('Aino')
      const [, code = ''] = /: ((?:[A-Z2-9]{4} ?){4})/.exec(text) ?? []
      const [, pin = ''] = /PIN: (\d{4})/.exec(text) ?? []

      await page.context().clearCookies()
      await shopper.open('/lahjakortin-saldo')
      await expectNoViolations(page)
      const codeField = main.getByLabel(say('/gift-card/code'))
      const pinField = main.getByLabel(say('/gift-card/pin'), { exact: true })
      await codeField.fill(code)
      await pinField.fill(pin === '0000' ? '1111' : '0000')
      await pinField.press('Enter')
      await expect(main.getByRole('alert')).toHaveText(say('/gift-card/balance/failed'))
      await expectNoViolations(page)
      await pinField.fill(pin)
      await pinField.press('Enter')
      const left = main.getByRole('heading', {
        level: 2,
        name: say('/gift-card/balance/left-named', { amount: '' }).trim(),
      })
      await expect(left).toBeFocused()
      await expect(left).toContainText('50,00')
      await expectNoViolations(page)

      const useCard = async (): Promise<void> => {
        await main
          .locator('summary')
          .filter({ hasText: say('/gift-card/title') })
          .click()
        await main.getByLabel(say('/gift-card/code')).fill(code.toLowerCase())
        await main.getByLabel(say('/gift-card/pin'), { exact: true }).fill(pin)
        await main.getByRole('button', { name: say('/gift-card/apply') }).click()
      }
      const toPayment = async (pieces: number): Promise<void> => {
        await shopper.open(bar)
        await shopper.addToCart(pieces)
        await page.getByRole('button', { name: say('/cart/view') }).click()
        await shopper.goToCheckout()
        await shopper.fillDetails()
        await shopper.goToPayment()
      }

      // All of an order: there is no card to fill in.
      await toPayment(1)
      await useCard()
      const order = main.getByRole('button', { name: say('/checkout/payment/order'), exact: true })
      await expect(order).toBeVisible()
      await expect(shopper.cardFields.number).toHaveCount(0)
      await expectNoViolations(page)
      await shopper.acceptTerms()
      await order.click()
      await shopper.confirmation()

      // Part of another, and the bank asks for the rest.
      await toPayment(20)
      await useCard()
      await expect(main.getByRole('button', { name: say('/gift-card/remove') })).toBeVisible()
      await shopper.fillCard(cards.challenge)
      await shopper.acceptTerms()
      await shopper.pay()
      await page.getByRole('button', { name: 'Vahvista', exact: true }).click({ timeout: 30_000 })
      await shopper.confirmation()

      await shopper.open('/lahjakortin-saldo')
      await codeField.fill(code)
      await pinField.fill(pin)
      await pinField.press('Enter')
      await expect(left).toContainText('0,00')
      await expect(main.getByRole('term').filter({ hasText: 'Käytetty' })).toHaveCount(2)
    })
  })
}

test('the form of a gift card without a pointer', async ({ page, shopper }) => {
  const { say } = shopper
  const { keyboard } = page
  const main = page.getByRole('main')
  await shopper.open(product)
  await tabTo(page, main.getByRole('radio', { name: /50/ }))
  await keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/code=KV7080-100/)
  await tabTo(page, main.getByRole('radio', { name: say('/gift-card-shop/who/other') }))
  await keyboard.press('ArrowRight')
  await tabTo(page, main.getByLabel(say('/gift-card-shop/own-email'), { exact: true }))
  await keyboard.type('aino@posti.example')
  await tabTo(page, main.getByLabel(say('/gift-card-shop/message'), { exact: true }))
  await keyboard.type('Itselle.')
  await tabTo(page, main.getByRole('radio', { name: say('/gift-card-shop/when/now') }))
  await tabTo(page, main.getByRole('button', { name: say('/cart/add'), exact: true }))
  await keyboard.press('Enter')
  await expect(shopper.cartButton).toHaveText('1')
})

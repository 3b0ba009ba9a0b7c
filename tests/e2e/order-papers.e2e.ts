import { expectNoViolations } from './support/axe.ts'
import { readMailAbout } from './support/mailbox.ts'
import { cards } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

const bar = 'Tumma suklaa 72 %, merisuola'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('a guest opens an order with a code by mail, orders the same again, withdraws from it and ends it', async ({
      page,
      shopper,
    }) => {
      const { say } = shopper
      const main = page.getByRole('main')
      await shopper.openCheckoutWith('KV1005-100G', 2)
      await shopper.payWith(cards.authorised)
      const orderNumber = await shopper.confirmation()

      // Another browser: nothing is known there of who ordered.
      await page.context().clearCookies()
      await page.goto('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('/orders/lookup/title') })
        .click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('/orders/lookup/title'))
      await expectNoViolations(page)
      await main.getByRole('button', { name: say('/orders/lookup/send') }).click()
      await expect(main.getByText(say('/forms/order-number-required'))).toBeVisible()
      await main.getByLabel(say('/orders/fact/number')).fill(orderNumber.toLowerCase())
      await main.getByLabel(say('/orders/fact/email')).fill(shopper.email)
      await main.getByRole('button', { name: say('/orders/lookup/send') }).click()
      const code = main.getByLabel(say('/orders/lookup/code'))
      await expect(code).toBeFocused()
      await expectNoViolations(page)
      const { text } = await readMailAbout(shopper.email, /^Koodi tilauksen avaamiseen/)
      const [digits = ''] = /\d{3}\s\d{3}/.exec(text) ?? []
      await code.fill(digits === '000 000' ? '111111' : '000000')
      await code.press('Enter')
      await expect(main.getByText(say('/orders/code-invalid'))).toBeVisible()
      await code.fill(digits.replace(/\s/, ''))
      await code.press('Enter')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(orderNumber)
      await expectNoViolations(page)

      await main.getByRole('button', { name: say('/orders/reorder') }).click()
      await expect(shopper.cartButton).toHaveText('2')

      await main.getByRole('link', { name: say('/orders/withdraw') }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('/orders/withdrawal/title'))
      await expect(main.getByLabel(say('/orders/fact/number'))).toHaveValue(orderNumber)
      expect(new URL(page.url()).searchParams.has('key')).toBe(false)
      // The order is open here: whose it is need not be said again.
      await expect(main.getByLabel(say('/orders/withdrawal/name'))).toHaveValue('Aino Leppävirta')
      await expect(main.getByLabel(say('/orders/fact/email'))).toHaveValue(shopper.email)
      await expectNoViolations(page)
      await main.getByRole('button', { name: say('/orders/withdrawal/continue') }).click()
      await expect(main.getByRole('checkbox')).toBeChecked()
      await expectNoViolations(page)
      await main.getByRole('combobox').selectOption('1')
      await main.getByRole('button', { name: say('/orders/withdrawal/to-review') }).click()
      await expect(main.getByRole('heading', { level: 2, name: say('/orders/withdrawal/review') })).toBeFocused()
      await main.getByRole('button', { name: say('/orders/withdrawal/confirm') }).click()
      await expect(main.getByRole('heading', { level: 2, name: say('/orders/withdrawal/received') })).toBeFocused()
      const reference = /PI\d\d-\w{4}-\w{4}/.exec(await main.innerText())?.[0] ?? 'none'
      await expectNoViolations(page)
      const receipt = await readMailAbout(shopper.email, new RegExp(reference))
      const said = receipt.text.replace(/\u00a0/g, ' ')
      for (const fact of [orderNumber, 'Aino Leppävirta', bar, reference]) expect(said).toContain(fact)

      // Nothing is packed yet: the link of the first mail opens the order, which is ended with one more question.
      const confirmed = await readMailAbout(shopper.email, /^Tilausvahvistus /)
      const [link = ''] = /http\S+orderId=\S+key=\S+/.exec(confirmed.text) ?? []
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(orderNumber)
      await main.getByRole('button', { name: say('/orders/cancel') }).click()
      const question = page.getByRole('dialog', { name: say('/orders/cancel/title') })
      await expect(question).toBeVisible()
      await expectNoViolations(page)
      await question.getByRole('button', { name: say('/orders/cancel') }).click()
      await expect(question).toBeHidden()
      await expect(main.getByText(say('/orders/status/cancelled'), { exact: true })).toBeVisible()
      await expect(main.getByRole('button', { name: say('/orders/cancel') })).toBeHidden()
      await expectNoViolations(page)
      const ended = await readMailAbout(shopper.email, / on peruttu$/)
      expect(ended.text).toContain(orderNumber)
    })
  })
}

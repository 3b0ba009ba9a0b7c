import { expectNoViolations } from './support/axe.ts'
import { cards, chargesFor, triesFor } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { expect, test } from './support/story.ts'

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test('five cards are refused, and the sixth pays a new order: nothing but the card is asked for again', async ({
      page,
      shopper,
    }) => {
      test.setTimeout(120_000)
      const { say } = shopper
      const main = page.getByRole('main')
      const failure = main.getByRole('alert')
      await shopper.openCheckoutWith('KV5005')
      await shopper.payWith(cards.refused)
      for (const left of [4, 3, 2, 1]) {
        await expect(failure).toContainText(say('/payment/tries-left', { n: left }))
        await expect(shopper.cardFields.number).toBeEmpty()
        await shopper.fillCard(cards.refused)
        await shopper.pay()
      }
      await expect(failure).toContainText(say('/payment/too-many-attempts'))
      await expectNoViolations(page)
      await expect(main.getByRole('checkbox', { name: /Hyväksyn/ })).toBeChecked()
      const total = await shopper.payable()
      await expect(shopper.cardFields.number).toBeEmpty()
      await shopper.fillCard(cards.authorised)
      await shopper.pay()
      const number = await shopper.confirmation()
      expect(await chargesFor(number)).toEqual([total])
      expect(await triesFor(number)).toHaveLength(1)
    })
  })
}

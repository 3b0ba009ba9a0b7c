import { withConnection } from '../../src/platform/database/client.ts'
import { expectNoViolations } from './support/axe.ts'
import { readMailAbout } from './support/mailbox.ts'
import { command } from './support/operate.ts'
import { cards } from './support/provider.ts'
import { phone, screens } from './support/screens.ts'
import { shopDatabaseUrl } from './support/shop-database.ts'
import { expect, test } from './support/story.ts'

/** No other story looks at them: their shelf is counted here. */
const pastilles = { path: '/tuotteet/pastillit/hunajapastillit', code: 'KV4035' }

/** Pieces of the goods that are promised to orders. */
const allocated = (): Promise<number> =>
  withConnection(shopDatabaseUrl() ?? '', 'stories', async ({ sql }) => {
    const [row] = await sql<{ allocated: number }>`select allocated from stock where code = ${pastilles.code}`
    return row?.allocated ?? 0
  })

for (const screen of screens(phone)) {
  test.describe(screen.name, () => {
    test.use(screen.use)
    test.skip(() => shopDatabaseUrl() === undefined, 'needs the database of the shop')

    test('a shelf that is counted offers no paid piece again, and a refunded one is offered and not sent', async ({
      page,
      shopper,
      otherDevice,
    }) => {
      test.setTimeout(120_000)
      const { say } = shopper
      const main = page.getByRole('main')
      await shopper.openCheckoutWith(pastilles.code, 2)
      await shopper.payWith(cards.authorised)
      const number = await shopper.confirmation()

      // Paid and not packed, they still lie there: one more than what is promised is on the shelf.
      await command('stock', 'set', pastilles.code, String((await allocated()) + 1))
      const offered = otherDevice.getByRole('spinbutton', { name: say('/catalogue/product/quantity') })
      const expectOffered = (pieces: number) =>
        expect(async () => {
          await otherDevice.goto(pastilles.path)
          await expect(offered).toHaveAttribute('aria-valuemax', String(pieces), { timeout: 2_000 })
        }).toPass()
      await expectOffered(1)

      await command('orders', 'refund', number, '1x1', '--reason', 'Rikki hyllyssä')
      await expectOffered(2)
      await readMailAbout(shopper.email, new RegExp(`^Hyvitys tilauksesta ${number}`))
      const pieces = say('/orders/units-refunded', { ordered: 2, refunded: 1, sent: 1 })
      await page.reload()
      await expect(main.getByText(pieces)).toBeVisible()
      await expectNoViolations(page)

      await command('orders', 'pack', number)
      await expectOffered(2)
      // The money has to be taken first.
      await expect(() => command('orders', 'ship', number)).toPass({ timeout: 30_000 })
      const sent = await readMailAbout(shopper.email, new RegExp(`${number}.* on matkalla$`))
      expect(sent.text.replaceAll('\u00a0', ' ')).toContain('1 kpl')
      expect(sent.text.replaceAll('\u00a0', ' ')).not.toContain('2 kpl')
    })
  })
}

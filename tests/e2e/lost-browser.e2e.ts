import type { Page } from '@playwright/test'
import { readMail } from './support/mailbox.ts'
import { cards, chargesFor } from './support/provider.ts'
import { expect, test } from './support/story.ts'
import { createShopper, type Shopper } from './support/shopper.ts'

/*
 * The browser is gone before it hears how the payment went. The provider's webhook finishes the order all the same.
 */

/** A tab for the same visitor, opened before the other is closed. */
const openTab = (shopper: Shopper): Promise<Page> => shopper.page.context().newPage()

/** The same visitor, in the same browser, some time later. */
async function comeBack(shopper: Shopper, tab: Page): Promise<Shopper> {
  const later = createShopper(tab, shopper.language)
  await later.open('/ostoskori')
  return later
}

test('a payment the bank decides later: the browser closed, the order came through', async ({ page, shopper }) => {
  await shopper.openCheckoutWith('KV5005', 3)
  const total = await shopper.payable()
  const asked = page.waitForRequest((request) => request.url().endsWith('/payments') && request.method() === 'POST')
  await shopper.payWith(cards.pending)
  const answer = await (await asked).response()
  expect(answer?.status()).toBe(200)
  const tab = await openTab(shopper)
  // A tab that is closed while it goes on to the next page may hang the browser.
  await page.waitForURL(/\/tilausvahvistus/)
  await page.close()

  const mail = await readMail(shopper.email)
  const orderNumber = orderNumberIn(mail.subject)
  await expect.poll(() => chargesFor(orderNumber), { timeout: 30_000 }).toEqual([total])

  const later = await comeBack(shopper, tab)
  await expect(later.page.getByRole('heading', { name: later.say('/cart/empty/heading') })).toBeVisible()
  await expect(later.cartButton).toBeDisabled()
})

test('a bank page that never sends the browser back: confirmed there, paid here', async ({ page, shopper }) => {
  await shopper.openCheckoutWith('KV5005', 3)
  const total = await shopper.payable()
  await shopper.payWith(cards.neverReturns)
  await page.getByRole('button', { name: 'Vahvista', exact: true }).click({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Maksu on vahvistettu' })).toBeVisible()
  const later = await comeBack(shopper, await openTab(shopper))
  await page.close()

  const mail = await readMail(shopper.email)
  expect(await chargesFor(orderNumberIn(mail.subject))).toEqual([total])

  await later.open('/ostoskori')
  await expect(later.page.getByRole('heading', { name: later.say('/cart/empty/heading') })).toBeVisible()
  await expect(later.cartButton).toBeDisabled()
})

function orderNumberIn(subject: string): string {
  const [number] = /KV\d\d-\w{4}-\w{4}/.exec(subject) ?? []
  if (!number) throw new Error(`No order number in "${subject}"`)
  return number
}

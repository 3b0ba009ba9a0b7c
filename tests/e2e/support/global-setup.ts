import { unpackChromium } from '../../support/chromium.ts'
import { startShopUnderTest } from '../../support/shop-under-test.ts'

/**
 * The browser and one shop for the whole run. The workers find its addresses in their environment. Who sets them (SHOP_URL,
 * PAYMENT_URL, MAILBOX_URL, PRESS_URL) runs the stories against a shop that is up already.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one
export default async function globalSetup(): Promise<() => Promise<void>> {
  await unpackChromium()
  if (process.env['SHOP_URL']) return () => Promise.resolve()
  // One visitor of a test is quicker than any person.
  const shop = await startShopUnderTest({ env: { RATE_LIMITS: 'off', PAYMENT_REPEAT_SECONDS: '10', GALLERY: 'on' } })
  process.env['SHOP_URL'] = shop.shopUrl
  process.env['PAYMENT_URL'] = shop.paymentUrl
  process.env['MAILBOX_URL'] = shop.mailboxUrl
  process.env['PRESS_URL'] = shop.pressUrl
  process.env['SHOP_DATABASE_URL'] = shop.database.url
  return () => shop.stop()
}

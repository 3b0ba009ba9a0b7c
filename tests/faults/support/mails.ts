import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import { call } from './shopper.ts'

/** How many mails the mailbox has to this address. */
export async function countMails(shop: ShopUnderTest, email: string): Promise<number> {
  const { text } = await call(shop.mailboxUrl, 'GET', `/api/messages?to=${encodeURIComponent(email)}`)
  return (JSON.parse(text) as { messages: unknown[] }).messages.length // the mailbox's answer
}

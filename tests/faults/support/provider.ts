import type { LedgerEntry } from '../../../standins/payment-provider/ledger-events.ts'
import { notification } from '../../../standins/payment-provider/webhooks.ts'
import type { NotificationItem } from '../../../standins/payment-provider/ledger-events.ts'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import { type Answer, call } from './shopper.ts'

/** The witness: what the payment stand-in has in its own book, whatever became of the shop. */
export async function ledgerOf(shop: ShopUnderTest): Promise<LedgerEntry[]> {
  const answer = await call(shop.paymentUrl, 'GET', '/control/ledger')
  return (JSON.parse(answer.text) as { entries: LedgerEntry[] }).entries // the stand-in's answer
}

/** References of payments that were authorised, at once or later; each is money taken. */
export function authorisedReferences(entries: readonly LedgerEntry[]): Map<string, string> {
  const references = new Map<string, string>()
  const authorised = new Map<string, string>()
  for (const entry of entries) {
    if (entry.kind === 'payment-created') {
      references.set(entry.payment.pspReference, entry.payment.merchantReference)
      if (entry.payment.resultCode === 'Authorised')
        authorised.set(entry.payment.pspReference, entry.payment.merchantReference)
    }
    if (entry.kind === 'payment-settled' && entry.resultCode === 'Authorised') {
      authorised.set(entry.pspReference, references.get(entry.pspReference) ?? '')
    }
  }
  return authorised
}

export async function control(shop: ShopUnderTest, path: string, body: object): Promise<void> {
  const answer = await call(shop.paymentUrl, 'POST', `/control/${path}`, { body })
  if (answer.status !== 200) throw new Error(`The stand-in answered ${answer.status}: ${answer.text}`)
}

/** An event as the provider would send it, signed with the shop's key. */
export function sendEvent(shop: ShopUnderTest, item: NotificationItem): Promise<Answer> {
  return call(shop.shopUrl, 'POST', '/api/adyen/webhooks/authorisation', {
    body: notification(item, shop.secrets.paymentHmacKey),
  })
}

/** Confirms on the bank's page and answers what it sends the shopper back with. */
export async function confirmAtBank(shop: ShopUnderTest, actionUrl: string): Promise<string> {
  const { pathname } = new URL(actionUrl)
  const page = await fetch(`${shop.paymentUrl}${pathname}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirm' }),
  })
  const [, value = ''] = /name="redirectResult" value="([^"]*)"/.exec(await page.text()) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

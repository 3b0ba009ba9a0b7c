import type { Order } from '../../src/orders/contract/order.ts'
import type { PaymentResult } from '../../src/payments/contract/payments.ts'
import { signNotificationItem } from '../../standins/payment-provider/hmac.ts'
import { cards, hmacKey, merchantAccount, type MoneyShop, testCard, type Visitor } from './money-shop.ts'
import { tester } from './actors.ts'

/** What tests of payments look at and set going, in a shop of their own. */
export const watchPayments = (shop: MoneyShop) => {
  let visitors = 0
  const { sql } = shop.database
  return {
    newVisitor: (language = 'fi'): Visitor => shop.visitor(`payer-${(visitors += 1)}`, language),

    getOrder: async (visitor: Visitor, number: string) =>
      (await visitor.send<Order>('GET', `/api/me/orders/${number}`)).body,

    stock: async (code: string) =>
      (await sql<{ on_hand: number; allocated: number }>`select on_hand, allocated from stock where code = ${code}`)[0],

    mailsOf: (number: string) =>
      sql<{ kind: string; html: string }>`
        select kind, html from outbox_mail where html like ${`%${number}%`} order by kind`,

    attemptsOf: async (number: string) =>
      (
        await sql<{ status: string }>`
          select a.status from payment_attempt a join shop_order o on o.id = a.order_id
          where o.order_number = ${number} order by a.number`
      ).map((row) => row.status),

    reversalsOf: (number: string) =>
      sql<{ status: string; reason: string }>`
        select r.status, r.reason from payment_reversal r join shop_order o on o.id = r.order_id
        where o.order_number = ${number}`,

    authorisedInLedger: (number: string) =>
      shop.provider.ledger
        .entries()
        .filter(
          (entry) =>
            entry.kind === 'payment-created' &&
            entry.payment.merchantReference.startsWith(number) &&
            entry.payment.resultCode === 'Authorised',
        ).length,

    cancelsInLedger: (number: string) =>
      shop.provider.ledger
        .entries()
        .flatMap((entry) =>
          entry.kind === 'modification-received' && entry.merchantReference.startsWith(number) ? [entry] : [],
        ),

    /** What the provider was asked for beside the payment, oldest first. */
    modificationsOf: (number: string) =>
      shop.provider.ledger
        .entries()
        .flatMap((entry) =>
          entry.kind === 'modification-received' && entry.merchantReference.startsWith(number)
            ? [{ action: entry.action, cents: entry.amount.value }]
            : [],
        ),

    tasksOf: async (number: string) =>
      (await shop.admin.listTasks(tester)).filter((task) => task.orderNumber === number),

    inboxEmpty: () =>
      shop.until(
        async () => (await sql`select from webhook_inbox where processed_at is null`).length === 0,
        'the inbox',
      ),

    async endReservation(): Promise<void> {
      shop.clock.advance(20 * 60_000)
      await shop.money.sweep()
    },

    /** The call was only slow: the provider charges after all. */
    async chargeLate(number: string): Promise<void> {
      const [attempt] = await sql<{ merchant_reference: string; amount_cents: number }>`
        select merchant_reference, amount_cents from payment_attempt where merchant_reference like ${`${number}-%`}`
      await fetch(`${shop.provider.url}/v72/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'test' },
        body: JSON.stringify({
          merchantAccount,
          reference: attempt?.merchant_reference,
          amount: { value: attempt?.amount_cents, currency: 'EUR' },
          paymentMethod: testCard(cards.authorised),
          returnUrl: `${shop.publicUrl}/x`,
        }),
      })
    },

    /** An event as the provider would send it, signed; answers the status. */
    async send(fields: {
      eventCode: string
      pspReference: string
      originalReference?: string
      merchantReference: string
      success?: boolean
      cents?: number
      account?: string
    }): Promise<number> {
      const item = {
        eventCode: fields.eventCode,
        success: String(fields.success ?? true),
        pspReference: fields.pspReference,
        originalReference: fields.originalReference ?? '',
        merchantReference: fields.merchantReference,
        merchantAccountCode: fields.account ?? merchantAccount,
        amount: { value: fields.cents ?? 1_000, currency: 'EUR' },
      }
      const signed = { ...item, additionalData: { hmacSignature: signNotificationItem(item, hmacKey) } }
      const payload = { live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }
      return (await shop.call({ method: 'POST', url: '/api/adyen/webhooks/authorisation', payload })).status
    },
  }
}

/** Presses a button on the bank's page and answers the form that leads back to the shop. */
export async function answerChallenge(
  action: PaymentResult['action'],
  answer: 'confirm' | 'refuse' | 'close',
): Promise<Record<string, string>> {
  const url = String(action?.['url'])
  const page = await fetch(`${url}/answer`, { method: 'POST', body: new URLSearchParams({ answer }) })
  const html = await page.text()
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescape(value)] as const,
  )
  return Object.fromEntries(fields)
}
const unescape = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

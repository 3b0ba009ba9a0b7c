import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { listUnsettled } from './unsettled.store.ts'

const books = {
  period: 'with its order, which names nobody when the books are over',
  basis: 'legal-obligation',
  title: null,
  whose: 'order_id = any(:orders)',
} as const
const nothing = { erase: null, erasing: 'nothing: sums, states and the provider’s numbers' } as const

/** Payments. No card data is ever stored here: shoppers type it into the provider's frame. */
export const paymentsData: PersonalData = {
  waitsFor: ({ orders }, { db }) => listUnsettled(db, orders),
  entries: [
    {
      table: 'payment_attempt',
      purpose: 'Tries to pay an order',
      ...books,
      ...nothing,
      title: { fi: 'Maksuyritykset', sv: 'Betalningsförsök', en: 'Tries to pay' },
      hidden: ['id', 'order_id', 'idempotency_key', 'merchant_reference', 'psp_reference'],
      stays: ['merchant_reference', 'currency', 'status', 'psp_reference', 'result_code', 'refusal_key'],
    },
    {
      table: 'payment_capture',
      purpose: 'Money that was taken',
      ...books,
      ...nothing,
      stays: ['payment_reference', 'psp_reference', 'status'],
    },
    {
      table: 'payment_refund',
      purpose: 'Money that was given back, and why',
      ...books,
      title: { fi: 'Palautukset', sv: 'Återbetalningar', en: 'Refunds' },
      hidden: ['id', 'order_id', 'attempt_id', 'payment_reference', 'psp_reference', 'idempotency_key', 'created_by'],
      erase: { set: `reason = '-'` },
      stays: ['payment_reference', 'psp_reference', 'lines', 'withdrawal_reference', 'status', 'created_by'],
    },
    {
      table: 'payment_reversal',
      purpose: 'Money that came too late and went back',
      ...books,
      ...nothing,
      stays: ['psp_reference', 'reason', 'status'],
    },
    {
      table: 'webhook_inbox',
      purpose: 'What the payment provider told us',
      period: null,
      basis: 'legal-obligation',
      title: null,
      whose:
        'merchant_reference in (select a.merchant_reference from payment_attempt a where a.order_id = any(:orders))',
      erase: { set: `item = jsonb_build_object('merchantAccountCode', item -> 'merchantAccountCode')` },
      stays: ['psp_reference', 'event_code', 'merchant_reference', 'original_reference', 'outcome'],
    },
    {
      table: 'payment_redirect',
      purpose: 'The way to the bank’s page',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'order_number = any(:references)',
      erase: 'delete',
    },
    {
      table: 'payment_return',
      purpose: 'What the bank’s page posted',
      period: null,
      basis: 'contract',
      title: null,
      whose: null,
      erase: null,
      erasing: 'cannot be told whose it is; gone within an hour',
    },
  ],
}

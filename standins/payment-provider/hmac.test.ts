import { hmacValidator } from '@adyen/api-library'
import { describe, expect, it } from 'vitest'
import { signNotificationItem } from './hmac.ts'
import type { NotificationItem } from './ledger-events.ts'
import { HMAC_KEY } from './test-support.ts'
import { notification } from './webhooks.ts'

type LibraryItem = Parameters<InstanceType<typeof hmacValidator>['validateHMAC']>[0]

const library = new hmacValidator()

const ITEM: NotificationItem = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  pspReference: '7914073381342284',
  merchantReference: 'TestPayment-1407325143704',
  merchantAccountCode: 'TestMerchant',
  amount: { value: 1130, currency: 'EUR' },
  eventDate: '2026-01-01T00:00:00.000Z',
  paymentMethod: 'visa',
  reason: '',
}

const VARIANTS: NotificationItem[] = [
  ITEM,
  { ...ITEM, eventCode: 'CAPTURE', originalReference: '8313547924770610' },
  { ...ITEM, success: 'false', amount: { value: 1, currency: 'SEK' } },
  { ...ITEM, merchantReference: 'KV26-Ä7F3-ö9QT' },
]

function signedItem(item: NotificationItem): LibraryItem {
  const body = notification(item, HMAC_KEY) as { notificationItems: { NotificationRequestItem: LibraryItem }[] }
  const signed = body.notificationItems[0]?.NotificationRequestItem
  if (!signed) throw new Error('A notification has one item')
  return signed
}

describe('the signature of a notification item', () => {
  it('is the published value of the published example', () => {
    expect(signNotificationItem(ITEM, HMAC_KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=')
  })

  it.each(VARIANTS)('is the one the provider’s own library makes, $eventCode $success', (item) => {
    expect(signNotificationItem(item, HMAC_KEY)).toBe(library.calculateHmac(item as LibraryItem, HMAC_KEY))
    expect(library.validateHMAC(signedItem(item), HMAC_KEY)).toBe(true)
  })

  it('is refused by the library when a signed field changes', () => {
    const changed = [
      { success: 'false' },
      { merchantReference: 'other' },
      { amount: { value: 1131, currency: 'EUR' } },
    ].map((change) => Object.assign(signedItem(ITEM), change))
    for (const forged of changed) expect(library.validateHMAC(forged, HMAC_KEY)).toBe(false)
  })
})

import { createHmac } from 'node:crypto'

export type SignedFields = {
  pspReference: string
  originalReference?: string
  merchantAccountCode: string
  merchantReference: string
  amount: { value: number; currency: string }
  eventCode: string
  success: string
}

/**
 * The signature of one notification item, base64. Exactly these eight fields are covered, in this order and joined by
 * bare colons; date, reason, payment method and other additional data are not.
 */
export function signNotificationItem(item: SignedFields, hexKey: string): string {
  const text = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    String(item.amount.value),
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text, 'utf8').digest('base64')
}

import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { orderKeyMs } from '../contract/limits.ts'

/**
 * Keys that open one order without a session: `{last second of life, base 36}.{signature}`. Whoever has the link has the order,
 * as with any parcel notice; so it ends after 30 days and never stands in a log line or an event.
 */
export interface OrderKeys {
  sign(orderNumber: string, now: Date): string
  /** Constant-time; false for anything malformed, foreign or expired. */
  verify(orderNumber: string, key: string, now: Date): boolean
  /** What is kept of the six digits that were mailed for one asking; worth nothing without the key. */
  hashCode(requestId: string, code: string): string
  /** Constant-time. */
  isCode(requestId: string, code: string, hash: string): boolean
  /** What mails to a mailbox are counted under: the table of counts is no list of addresses. */
  hashMailbox(emailKey: string): string
}

/** A key for this opens the documents of an order and nothing else: they are handed on to whoever keeps the books. */
export const documentsSubject = (orderNumber: string): string => `papers:${orderNumber}`

export function createOrderKeys(keys: Pick<PurposeKeys, 'sign' | 'verify'>): OrderKeys {
  const messageOf = (orderNumber: string, expiry: string): string => `order-key:${orderNumber}:${expiry}`
  const codeMessage = (requestId: string, code: string): string => `order-code:${requestId}:${code}`
  return {
    hashCode: (requestId, code) => keys.sign(codeMessage(requestId, code)),
    hashMailbox: (emailKey) => keys.sign(`mailbox:${emailKey}`),
    isCode: (requestId, code, hash) => keys.verify(codeMessage(requestId, code), hash),
    sign(orderNumber, now) {
      const expiry = Math.floor((now.getTime() + orderKeyMs) / 1000).toString(36)
      return `${expiry}.${keys.sign(messageOf(orderNumber, expiry))}`
    },
    verify(orderNumber, key, now) {
      const [, expiry = '', signature = ''] = /^([0-9a-z]{1,10})\.(.+)$/.exec(key) ?? []
      return (
        keys.verify(messageOf(orderNumber, expiry), signature) && Number.parseInt(expiry, 36) * 1000 >= now.getTime()
      )
    },
  }
}

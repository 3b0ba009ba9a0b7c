import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { orderKeyMs } from '../contract/limits.ts'

/**
 * Keys that open one order without a session: `{last second of life, base 36}.{signature}`. Anyone who has the link can read
 * the order, as with any parcel notice; so a key ends after 30 days and never stands in a log line or an event.
 */
export interface OrderKeys {
  sign(orderNumber: string, now: Date): string
  /** Constant-time; false for anything malformed, foreign or expired. */
  verify(orderNumber: string, key: string, now: Date): boolean
  /** The stored hash of the six digits mailed for one request; worth nothing without the key. */
  hashCode(requestId: string, code: string): string
  /** Constant-time. */
  isCode(requestId: string, code: string, hash: string): boolean
  /** The key under which mails to a mailbox are counted: the table of counts holds no addresses. */
  hashMailbox(emailKey: string): string
}

/** A key for this subject opens only an order's documents: shoppers hand it on to their bookkeepers. */
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

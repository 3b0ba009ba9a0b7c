import { createHmac, timingSafeEqual } from 'node:crypto'
import { orderKeyMs } from '../contract/limits.ts'

/**
 * Keys that open one order without a session: `{last second of life, base 36}.{HMAC}`. Whoever has the link has the order,
 * as with any parcel notice; so it ends after 30 days and never stands in a log line or an event.
 */
export interface OrderKeys {
  sign(orderNumber: string, now: Date): string
  /** Constant-time; false for anything malformed, foreign or expired. */
  verify(orderNumber: string, key: string, now: Date): boolean
}

export function createOrderKeys(secret: string): OrderKeys {
  const mac = (orderNumber: string, expiry: string) =>
    createHmac('sha256', secret).update(`order-key:${orderNumber}:${expiry}`).digest('base64url')
  return {
    sign(orderNumber, now) {
      const expiry = Math.floor((now.getTime() + orderKeyMs) / 1000).toString(36)
      return `${expiry}.${mac(orderNumber, expiry)}`
    },
    verify(orderNumber, key, now) {
      const match = /^([0-9a-z]{1,10})\.([A-Za-z0-9_-]{43})$/.exec(key)
      if (!match?.[1] || !match[2]) return false
      const [, expiry, given] = match
      const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(mac(orderNumber, expiry)))
      return isRight && Number.parseInt(expiry, 36) * 1000 >= now.getTime()
    },
  }
}

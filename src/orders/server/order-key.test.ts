import { describe, expect, it } from 'vitest'
import { testKeyring } from '../../../tests/support/keys.ts'
import { createOrderKeys } from './order-key.ts'

const keys = createOrderKeys(testKeyring().orders)
const now = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const number = 'KV26-7F3K-9QTX'

describe('an order key', () => {
  const key = keys.sign(number, now)

  it.each([
    ['at once', number, key, now, true],
    ['after 29.9 days', number, key, later(29.9), true],
    ['after 30.1 days', number, key, later(30.1), false],
    ['for another order', 'KV26-7F3K-9QTZ', key, now, false],
    ['with another expiry', number, `zzzzzz${key.slice(key.indexOf('.'))}`, now, false],
    ['cut short', number, key.slice(0, -1), now, false],
    ['empty', number, '', now, false],
    ['of another secret', number, createOrderKeys(testKeyring('t'.repeat(32)).orders).sign(number, now), now, false],
  ])('%s', (_what, orderNumber, given, at, expected) => {
    expect(keys.verify(orderNumber, given, at)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { orderNumber, parseOrderNumber } from './order-number.ts'

describe('an order number', () => {
  it.each([
    ['2026-06-01T09:00Z', [0, 1, 2, 3, 4, 5, 6, 7], 'KV26-0123-4567'],
    ['2029-12-31T22:30Z', [8, 9, 10, 17, 18, 20, 26, 31], 'KV30-89AH-JMTZ'],
    ['2009-01-31T12:00Z', [32, 63, 64, 255, 31, 31, 31, 31], 'KV09-0Z0Z-ZZZZ'],
  ])('of the shop’s day at %s and %j is %s', (at, bytes, expected) => {
    expect(orderNumber(new Date(at), Uint8Array.from(bytes))).toBe(expected)
  })

  it('needs its random bytes', () => {
    expect(() => orderNumber(new Date('2026-06-01T09:00Z'), new Uint8Array(7))).toThrow()
  })

  it.each([
    ['KV26-7F3K-9QTX', 'KV26-7F3K-9QTX'],
    ['kv267f3k9qtx', 'KV26-7F3K-9QTX'],
    [' KV26 7F3K 9QTX ', 'KV26-7F3K-9QTX'],
    ['KV26-OIL0-0000', 'KV26-0110-0000'],
    ['KV26-UUUU-UUUU', null],
    ['KV26-7F3K-9QT', null],
    ['0e7a5d1c-7a1e-4a53-9a4e-8d6d5d1c7a1e', null],
    ['', null],
  ])('typed as %j is read as %s', (typed, expected) => {
    expect(parseOrderNumber(typed)).toBe(expected)
  })
})

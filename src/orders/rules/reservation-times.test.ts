import { describe, expect, it } from 'vitest'
import { attemptTimes, isBulk, placedTimes, refusedTimes } from './reservation-times.ts'

const limits = { orderMinutes: 3, paymentMinutes: 20, longestMinutes: 40 }
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 10, minutes))
const minutesOf = (times: { reservedUntil: Date; payableUntil: Date } | null) =>
  times && [times.reservedUntil, times.payableUntil].map((time) => (time.getTime() - at(0).getTime()) / 60_000)

describe('goods are held', () => {
  it('three minutes for an order, which can be paid for twenty', () => {
    expect(minutesOf(placedTimes(at(0), limits))).toEqual([3, 20])
  })

  it.each([
    [0, [20, 20]],
    [19, [39, 39]],
    [25, [40, 40]],
    [39, [40, 40]],
    [40, null],
    [90, null],
  ])('from a payment that begins in minute %i until %j', (minute, expected) => {
    for (const bulk of [false, true])
      expect(minutesOf(attemptTimes({ createdAt: at(0), isBulk: bulk }, at(minute), limits))).toEqual(expected)
  })

  it.each([
    [false, 1, [21, 21]],
    [false, 30, [40, 40]],
    [true, 1, [3, 21]],
    [true, 30, [3, 40]],
  ])('after a refusal (bulk: %s) in minute %i until %j', (bulk, minute, expected) => {
    expect(minutesOf(refusedTimes({ createdAt: at(0), isBulk: bulk }, at(minute), limits))).toEqual(expected)
  })
})

describe('a bulk order', () => {
  it.each([
    [11, 34, 100, true],
    [11, 33, 100, false],
    [11, 4, 9, true],
    [11, 3, 9, false],
    [10, 100, 100, false],
    [11, 11, 11, true],
  ])('of %i pieces that takes %i of %i: %s', (pieces, taken, free, expected) => {
    const demands = [
      { stockCode: 'OTHER', quantity: 1 },
      { stockCode: 'BAR', quantity: taken },
    ]
    const shelf = new Map([
      ['OTHER', 1_000],
      ['BAR', free],
    ])
    expect(isBulk(pieces, demands, shelf)).toBe(expected)
  })
})

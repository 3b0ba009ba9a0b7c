import { describe, expect, it } from 'vitest'
import { answerDay, canWithdraw, deliveriesOf, isSameName, withdrawalDay } from './withdrawal.ts'

const at = (moment: string) => new Date(moment)

describe('the last day to answer a statement', () => {
  it.each([
    ['2026-11-24T10:00Z', '2026-12-08'],
    ['2026-11-24T21:59Z', '2026-12-08'],
    ['in shop time', '2026-12-09', '2026-11-24T22:00Z'],
    ['whatever day of the week it is', '2026-12-06', '2026-11-22T10:00Z'],
  ])('%s: %s', (stated, day, moment = stated) => {
    expect(answerDay(at(moment))).toBe(day)
  })
})

describe('the last day of withdrawal', () => {
  it.each([
    ['fourteen days after the last parcel', ['2026-11-24T10:00Z', '2026-11-26T08:00Z'], '2026-12-10'],
    ['by the day of the shop, not of Greenwich', ['2026-11-25T22:30Z'], '2026-12-10'],
    ['the next working day when it is a Saturday', ['2026-11-28T10:00Z'], '2026-12-14'],
    ['after Christmas when it is a holiday', ['2026-12-11T10:00Z'], '2026-12-28'],
  ])('is %s', (_what, deliveries, expected) => {
    expect(withdrawalDay(deliveries.map(at), 14)).toBe(expected)
  })

  it.each([
    ['nothing was sent', []],
    ['a parcel is under way', [at('2026-11-24T10:00Z'), null]],
  ])('is not known while %s', (_what, deliveries) => {
    expect(withdrawalDay(deliveries, 14)).toBeNull()
  })
})

describe('the parcels that count', () => {
  it('are those that go, and gift cards that have gone', () => {
    const sent = at('2026-11-24T10:00Z')
    const parcel = (
      kind: 'goods' | 'gift-card',
      status: 'Released' | 'Delivered' | 'Cancelled',
      deliveredAt: Date | null,
    ) => ({
      kind,
      status,
      deliveredAt,
    })
    const parcels = [
      parcel('goods', 'Delivered', sent),
      parcel('goods', 'Released', null),
      parcel('goods', 'Cancelled', null),
      parcel('gift-card', 'Released', null),
      parcel('gift-card', 'Delivered', sent),
    ]
    expect(deliveriesOf(parcels)).toEqual([sent, null, sent])
  })
})

describe('whether one can withdraw', () => {
  const goods = { customTablet: null }
  const tablet = { customTablet: { frontText: 'Onnea' } }
  const now = at('2026-12-10T21:59Z')
  it.each([
    ['on the last day', 'InProgress', [goods], '2026-12-10', true],
    ['after it', 'InProgress', [goods], '2026-12-09', false],
    ['before it has begun', 'PartiallyShipped', [goods], null, true],
    ['of engraved goods alone', 'Completed', [tablet], '2026-12-24', false],
    ['of both', 'Completed', [tablet, goods], '2026-12-24', true],
    ['of what is not paid', 'AwaitingPayment', [goods], null, false],
    ['of what was cancelled', 'Cancelled', [goods], null, false],
  ] as const)('%s', (_what, status, lines, lastDay, expected) => {
    expect(canWithdraw({ status, lines }, lastDay, now)).toBe(expected)
  })
})

describe('a name', () => {
  it.each([
    ['Aino Virta', true],
    ['virta  aino', true],
    ['AINO VIRTA', true],
    ['Aino', false],
    ['', false],
  ])('"%s"', (typed, expected) => {
    expect(isSameName(typed, 'Aino', 'Virta')).toBe(expected)
  })
})

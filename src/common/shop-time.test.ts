import { expect, it } from 'vitest'
import {
  dayOverAt,
  edgeOfDay,
  formatShopTime,
  isDay,
  momentOf,
  parseShopTime,
  writeEnd,
  writeShopTime,
} from './shop-time.ts'

it.each([
  ['2026-12-24', '2026-12-23T22:00:00.000Z', '2026-12-24T22:00:00.000Z'],
  ['2026-06-24', '2026-06-23T21:00:00.000Z', '2026-06-24T21:00:00.000Z'],
  // The clocks go forward on the 29th of March, back on the 25th of October.
  ['2026-03-28', '2026-03-27T22:00:00.000Z', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
  ['2026-10-24', '2026-10-23T21:00:00.000Z', '2026-10-24T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'],
  ['2026-12-31', '2026-12-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
])('%s begins at %s and is over at %s', (day, begins, over) => {
  expect(edgeOfDay(day, 'begin').toISOString()).toBe(begins)
  expect(edgeOfDay(day, 'end').toISOString()).toBe(over)
  expect(writeEnd(new Date(over))).toBe(day)
})

it('an end inside a day is written as the moment it is', () => {
  expect(dayOverAt(new Date('2026-12-24T21:59:59.999Z'))).toBeNull()
  expect(writeEnd(new Date('2026-12-24T16:00:00Z'))).toBe('2026-12-24T16:00:00.000Z')
})

it.each(['2026-02-30', '2026-13-01', '24.12.2026', '2026-12-24T00:00:00Z', ''])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

it.each([
  ['2026-12-24', '2026-12-23T22:00:00.000Z', '2026-12-24T22:00:00.000Z'],
  ['2026-12-24T16:00Z', '2026-12-24T16:00:00.000Z', '2026-12-24T16:00:00.000Z'],
  ['2028-02-29T16:00:00.5+02:00', '2028-02-29T14:00:00.500Z', '2028-02-29T14:00:00.500Z'],
])('%s is a time that begins something at %s and ends it at %s', (written, begins, ends) => {
  expect([momentOf(written, 'begin')?.toISOString(), momentOf(written, 'end')?.toISOString()]).toEqual([begins, ends])
})

it.each([
  '2027-02-29',
  '2027-02-29T12:00:00Z',
  '2026-12-24T24:00:00Z',
  '2026-12-24T16:00',
  '2026-12-24T16:00+99:00',
  '',
])('%j is no time', (written) => {
  expect(momentOf(written, 'begin')).toBeNull()
})

it('a moment is shown in Helsinki time', () => {
  expect(formatShopTime(new Date('2026-07-01T12:05:59.900Z'))).toBe('2026-07-01 15:05')
})

/** The clocks go over it. */
const skipped = '2026-03-29T03:30'

it.each([
  ['2026-12-24', 'begin', '2026-12-23T22:00:00.000Z'],
  ['2026-12-24', 'end', '2026-12-24T22:00:00.000Z'],
  ['2026-06-24T16:30', 'end', '2026-06-24T13:30:00.000Z'],
  ['2026-12-31', 'end', '2026-12-31T22:00:00.000Z'],
  // The clocks go forward on the 29th of March, back on the 25th of October.
  ['2026-03-29', 'begin', '2026-03-28T22:00:00.000Z'],
  ['2026-03-29', 'end', '2026-03-29T21:00:00.000Z'],
  ['2026-03-29T03:30', 'begin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', 'begin', '2026-10-24T21:00:00.000Z'],
  ['2026-10-25', 'end', '2026-10-25T22:00:00.000Z'],
] as const)('%s as %s is %s, and is written so again', (written, edge, expected) => {
  const moment = parseShopTime(written, edge)
  expect(moment?.toISOString()).toBe(expected)
  if (written !== skipped) expect(moment && writeShopTime(moment, edge)).toBe(written)
})

it.each(['2026-02-30', '2026-13-01', '2026-12-24T24:00', '2026-12-24 16:00', '24.12.2026', '', 'soon'])(
  '%j is no time of the shop',
  (written) => expect(parseShopTime(written, 'begin')).toBeNull(),
)

import { expect, it } from 'vitest'
import { parseShopTime } from './shop-time.ts'

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
] as const)('%s as %s is %s', (written, edge, expected) => {
  expect(parseShopTime(written, edge)?.toISOString()).toBe(expected)
})

it.each(['2026-02-30', '2026-13-01', '2026-12-24T24:00', '2026-12-24 16:00', '24.12.2026', '', 'soon'])(
  '%j is no time',
  (written) => expect(parseShopTime(written, 'begin')).toBeNull(),
)

import { expect, it } from 'vitest'
import { daysBetweenThem } from './days.ts'

it.each([
  ['2026-12-24', '', ['2026-12-24']],
  ['2026-12-24', '2026-12-26', ['2026-12-24', '2026-12-25', '2026-12-26']],
  // The clocks change in between.
  ['2026-10-24', '2026-10-26', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['2026-12-24', '2026-12-23', null],
  ['2026-02-30', '', null],
  ['2026-12-24', '2027-12-24', null],
  ['', '', null],
])('the days from %s until %s, which is included', (from, until, days) =>
  expect(daysBetweenThem(from, until)).toEqual(days),
)

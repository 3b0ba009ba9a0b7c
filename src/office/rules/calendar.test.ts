import { expect, it } from 'vitest'
import { daysBetween, daysLater, monthsBetween, monthsLater, yearsLater } from './calendar.ts'

it.each([
  ['2027-03-27', 2, '2027-03-29'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %s days is %s, whatever the clocks do', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

it.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-01', 1, '2027-01-01'],
])('%s and %s months is %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later))

it('the year before 29 February ends on the 28th', () => expect(yearsLater('2028-02-29', -1)).toBe('2027-02-28'))

it('months are counted over the years', () => expect(monthsBetween('2026-11-30', '2027-02')).toBe(3))

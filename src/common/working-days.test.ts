import { describe, expect, it } from 'vitest'
import { deliveryDays } from './delivery-days.ts'
import { isHoliday } from './holidays.ts'
import { addWorkingDays } from './working-days.ts'

/** As the calendars of the five countries print them; Saturdays and Sundays don't count anyway. */
const printed: [country: string, year: string, days: string][] = [
  ['FIN', '2026', '01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25'],
  ['FIN', '2027', '01-01 01-06 03-26 03-29 05-06 06-25 12-06 12-24'],
  ['SWE', '2026', '01-01 01-06 04-03 04-06 05-01 05-14 06-19 12-24 12-25 12-31'],
  ['NOR', '2026', '01-01 04-02 04-03 04-06 05-01 05-14 05-25 12-24 12-25'],
  ['DNK', '2026', '01-01 04-02 04-03 04-06 05-14 05-25 06-05 12-24 12-25'],
  ['ISL', '2026', '01-01 04-02 04-03 04-06 04-23 05-01 05-14 05-25 06-17 08-03 12-24 12-25 12-31'],
]

const weekdaysOf = (year: string): string[] => {
  const days: string[] = []
  for (const day = new Date(`${year}-01-01`); day.toISOString().startsWith(year); day.setUTCDate(day.getUTCDate() + 1))
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10))
  return days
}

describe('holidays', () => {
  it.each(printed)('of %s in %s on weekdays are those of the calendar', (country, year, days) => {
    const found = weekdaysOf(year).filter((day) => isHoliday(day, country))
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(days)
  })

  it('follow Easter through the years', () => {
    const goodFridays = ['2024-03-29', '2025-04-18', '2028-04-14', '2029-03-30', '2038-04-23', '2049-04-16']
    expect(goodFridays.filter((day) => isHoliday(day, 'FIN'))).toEqual(goodFridays)
  })

  it('are none in a country without a calendar', () => {
    expect(weekdaysOf('2026').some((day) => isHoliday(day, 'DEU'))).toBe(false)
  })
})

describe('working days', () => {
  it.each([
    ['over Christmas', '2026-12-22T10:00:00Z', 2, 'FIN', '2026-12-28'],
    ['over Easter', '2026-04-01T10:00:00Z', 2, 'FIN', '2026-04-07'],
    ['where only the other country rests', '2026-05-15T10:00:00Z', 6, 'NOR', '2026-05-26'],
    ['where only the shop rests', '2027-01-05T10:00:00Z', 1, 'DNK', '2027-01-07'],
  ])('count those of the shop and of the place of delivery: %s', (_, moment, days, country, expected) => {
    expect(addWorkingDays(new Date(moment), days, country)).toBe(expected)
  })
})

describe('the days of a delivery', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  it('are told in the reader’s language, without anything that could break', () => {
    const told = (['fi', 'sv', 'en'] as const).map(
      (language) => deliveryDays(now, { minDays: 2, maxDays: 4 }, 'FIN', language).estimateString,
    )
    expect(told.map((words) => words.replaceAll('\u00a0', '_'))).toEqual([
      'ti_24.11.–to_26.11.',
      'tis_24_nov.–tors_26_nov.',
      'Tue_24_Nov–Thu_26_Nov',
    ])
  })

  it('are one where there is one', () => {
    expect(deliveryDays(now, { minDays: 1, maxDays: 1 }, 'FIN', 'fi')).toEqual({
      earliest: '2026-11-23',
      latest: '2026-11-23',
      estimateString: 'ma\u00a023.11.',
    })
  })
})

import { daysLater, monthsLater } from '../../rules/calendar.ts'

/** Periods that one asks for most, by the shop's day of now. */
export const periods = {
  today: (today: string) => [today, today],
  week: (today: string) => [daysLater(today, -6), today],
  month: (today: string) => [daysLater(today, -29), today],
  quarter: (today: string) => [daysLater(today, -89), today],
  'this-month': (today: string) => [firstOf(today), today],
  'last-month': (today: string) => [monthsLater(firstOf(today), -1), daysLater(firstOf(today), -1)],
  'this-year': (today: string) => [`${today.slice(0, 4)}-01-01`, today],
} as const satisfies Record<string, (today: string) => readonly [from: string, to: string]>

export type PeriodName = keyof typeof periods
export const periodNames = Object.keys(periods) as PeriodName[] // its own

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

/** Null: the days are none of these periods. */
export const periodNameOf = (from: string, to: string, today: string): PeriodName | null =>
  periodNames.find((name) => {
    const [first, last] = periods[name](today)
    return first === from && last === to
  }) ?? null

import { useMemo } from 'react'
import { localeTag } from '#src/common/locale.ts'
import type { ReportAnswer, ReportCells, ReportColumn } from '../../contract/reports.ts'
import { useFormats } from '../use-formats.ts'
import { useOffice } from '../use-office.ts'

type Cell = ReportCells[string] | undefined

/** Figures stand at the right. */
export const isFigureColumn = ({ kind }: ReportColumn): boolean => !['text', 'day', 'month'].includes(kind)

/** The column that two periods are compared by: the figure's, else the last that adds up, else the last. */
export function comparedColumn({ figure, columns }: ReportAnswer): ReportColumn | undefined {
  return (
    columns.find(({ name }) => name === figure) ??
    columns.findLast(({ sums }) => sums) ??
    columns.findLast(isFigureColumn)
  )
}

/** The change in per cent; null: there is nothing to compare with. */
export const changeOf = (now: Cell, before: Cell): number | null =>
  typeof now === 'number' && typeof before === 'number' && before !== 0
    ? ((now - before) / Math.abs(before)) * 100
    : null

/** Cells of reports as the reader of the page writes them. */
export function useCellWords() {
  const { language } = useOffice()
  const { money, number } = useFormats()
  return useMemo(() => {
    const tag = localeTag(language)
    // A day is a day of the calendar: it is the same in every zone.
    const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
    const dayOfWeek = date({ weekday: 'short', day: 'numeric', month: 'numeric' })
    const day = date({ day: 'numeric', month: 'numeric', year: 'numeric' })
    const shortDay = date({ day: 'numeric', month: 'numeric' })
    const month = date({ month: 'long', year: 'numeric' })
    const shortMonth = date({ month: 'numeric', year: 'numeric' })
    const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
    const change = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    const noon = (written: string): Date => new Date(`${written}T12:00:00Z`)
    return {
      cell({ kind }: Pick<ReportColumn, 'kind'>, value: Cell): string {
        if (value === null || value === undefined) return '–'
        if (typeof value === 'string')
          return kind === 'day'
            ? dayOfWeek.format(noon(value))
            : kind === 'month'
              ? month.format(noon(`${value}-01`))
              : value
        if (kind === 'money') return money(value)
        if (kind === 'percent') return `${figures.format(value)} %`
        return kind === 'hours' ? `${figures.format(value)} h` : number(value)
      },
      /** Under a bar. */
      short: (written: string): string =>
        written.length === 7 ? shortMonth.format(noon(`${written}-01`)) : shortDay.format(noon(written)),
      days: ({ from, to }: { from: string; to: string }): string =>
        from === to ? day.format(noon(from)) : day.formatRange(noon(from), noon(to)),
      change: (now: Cell, before: Cell): string => {
        const percent = changeOf(now, before)
        return percent === null ? '–' : `${change.format(percent)} %`
      },
    }
  }, [language, money, number])
}

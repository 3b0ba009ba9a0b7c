import { browserClock } from '#src/shell/web/clock.ts'
import { useMemo } from 'react'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import { displayMoney } from '#src/common/money.ts'
import { formatShopTime } from '#src/common/shop-time.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import { useOffice } from './use-office.ts'

const dayMs = 86_400_000
const formatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeTag(language), { timeZone: shopTimeZone, ...options })

export function formatsOf(language: Language, t: TextFunction) {
  const clock = formatter(language, { hour: 'numeric', minute: '2-digit' })
  const day = formatter(language, { day: 'numeric', month: 'numeric' })
  const dayOfYear = formatter(language, { day: 'numeric', month: 'numeric', year: 'numeric' })
  const long = formatter(language, { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' })
  const dayIn = (moment: Date): string => formatShopTime(moment).slice(0, 10)
  return {
    money: (cents: unknown): string => (typeof cents === 'number' ? displayMoney(cents, language) : ''),
    number: (value: unknown): string => (typeof value === 'number' ? value.toLocaleString(localeTag(language)) : ''),
    clock: (written: string): string => clock.format(new Date(written)),
    day: (written: string): string => dayOfYear.format(new Date(written)),
    /** "tänään 10.16", "eilen 21.32", "23.11. 10.43"; a moment of another year has its year instead of the time. */
    moment: (written: string): string => {
      const moment = new Date(written)
      const now = new Date(browserClock.now())
      const its = dayIn(moment)
      if (its === dayIn(now)) return t('/desk/today-at', { time: clock.format(moment) })
      if (its === dayIn(new Date(+now - dayMs))) return t('/desk/yesterday-at', { time: clock.format(moment) })
      if (its.slice(0, 4) !== dayIn(now).slice(0, 4)) return dayOfYear.format(moment)
      return `${day.format(moment)} ${clock.format(moment)}`
    },
    longMoment: (written: string): string =>
      t('/desk/day-at', { day: long.format(new Date(written)), time: clock.format(new Date(written)) }),
  }
}

/** Sums, figures and times as the reader of the page writes them, in Helsinki time. */
export function useFormats() {
  const { language } = useOffice()
  const t = useText()
  return useMemo(() => formatsOf(language, t), [language, t])
}

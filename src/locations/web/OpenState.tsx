import { dayName } from '#src/common/day-name.ts'
import { dayAfter } from '#src/common/holidays.ts'
import { type Language, shopTimeZone } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import { StockMark } from '#src/kit/StockMark.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { type TextFunction, useText } from '#src/shell/web/text/use-text.ts'
import { formatRange, formatTime } from '../rules/format-hours.ts'
import { type OpenState as State, openStateAt, type WirePeriod } from '../rules/open-state.ts'
import './open-state.css'

/** Whether a place is open, and until or from when. */
export function OpenState({ periods, now }: { periods: readonly WirePeriod[]; now: Date }) {
  const text = useText()
  const language = useLanguage()
  const state = openStateAt(now, periods)
  const { mark, word } = marks[state.kind]
  const more = describe(state, now, language, text)
  return (
    <p className="locations-state">
      <StockMark state={mark}>{text(word)}</StockMark>
      {more !== '' && <span className="kit-num">{more}</span>}
    </p>
  )
}

const marks = {
  open: { mark: 'in', word: '/locations/open' },
  always: { mark: 'in', word: '/locations/open' },
  closing: { mark: 'low', word: '/locations/closing' },
  closed: { mark: 'out', word: '/locations/closed' },
} as const

function describe(state: State, now: Date, language: Language, text: TextFunction): string {
  const today = shopDay(now)
  switch (state.kind) {
    case 'always':
      return text('/locations/always')
    case 'open': {
      const [from, until] = [clockTime(state.since), clockTime(state.until)]
      return shopDay(state.since) === today
        ? text('/locations/today', { hours: formatRange(from, until, language) })
        : text('/locations/until', { time: formatTime(until, language) })
    }
    case 'closing':
      return text('/locations/until-minutes', {
        time: formatTime(clockTime(state.until), language),
        minutes: state.minutes,
      })
    case 'closed': {
      if (state.opens === null) return ''
      const day = shopDay(state.opens)
      const time = formatTime(clockTime(state.opens), language)
      if (day === today) return text('/locations/opens-today', { time })
      return day === dayAfter(today, 1)
        ? text('/locations/opens-tomorrow', { time })
        : text('/locations/opens', { day: dayName(day, language), time })
    }
  }
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, hour: '2-digit', minute: '2-digit' })
const clockTime = (moment: Date): string => clock.format(moment)

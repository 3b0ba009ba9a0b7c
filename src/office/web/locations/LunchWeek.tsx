import { useState } from 'react'
import { isDay } from '#src/common/shop-time.ts'
import { shopDay } from '#src/common/working-days.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { lunchOn, mondayOf } from '#src/locations/rules/lunch-days.ts'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { daysLater } from '../../rules/calendar.ts'
import { Columns } from '../entry-form/Columns.tsx'
import { withoutPart, withPart, withPartAsBefore, withValue } from '../entry-form/entry-changes.ts'
import { columnsIn, type SectionsProps } from '../entry-form/entry-kind.ts'
import { linesOfMenu } from '../entry-form/menu-text.ts'
import { useFormats } from '../use-formats.ts'
import { textOf } from '../text-of.ts'
import { useOffice } from '../use-office.ts'
import { daysOf } from './days.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

/** Lunch of one week, day by day in three languages. A day without a menu shows what comes round to it. */
export function LunchWeek(props: SectionsProps) {
  const { form, changes, errors, onChanges } = props
  const t = useText()
  const { day } = useFormats()
  const { language } = useOffice()
  const [monday, setMonday] = useState(() => mondayOf(shopDay(new Date(browserClock.now()))))
  const days = daysOf(props, 'lunch')
  const [seen, setSeen] = useState(errors)
  if (seen !== errors) {
    setSeen(errors)
    // A fault of another week would not be seen.
    const faulty = days.find(({ code }) => Object.keys(errors).some((path) => path.startsWith(`${code}/`)))
    if (faulty && isDay(faulty.day)) setMonday(mondayOf(faulty.day))
  }
  const kept = days.filter(({ isRemoved }) => !isRemoved)
  const entries = kept.map((one) => ({
    day: one.day,
    repeatWeeks: Number(one.changed['repeat_weeks'] ?? one.before['repeat_weeks']) || 0,
    menu: textOf(one.changed['body_fi'] ?? one.before['body_fi']),
  }))
  return (
    <div className="office-form">
      <div className="office-row">
        <button type="button" className="office-t" onClick={() => setMonday(daysLater(monday, -7))}>
          {t('/desk/location/week-before')}
        </button>
        <b>{`${day(monday)} – ${day(daysLater(monday, 6))}`}</b>
        <button type="button" className="office-t" onClick={() => setMonday(daysLater(monday, 7))}>
          {t('/desk/location/week-after')}
        </button>
      </div>
      {week.map((index) => {
        const date = daysLater(monday, index)
        const code = `lunch-${date}`
        const name = nameOf(date, language)
        const own = kept.find((one) => one.day === date)
        const isRemoved = days.some((one) => one.day === date && one.isRemoved)
        if (!own) {
          const other = lunchOn(date, entries)
          return (
            <div key={date} className="office-place__day">
              <p>
                <b>{name}</b>{' '}
                {isRemoved && (
                  <button type="button" className="office-t" onClick={() => onChanges(withPartAsBefore(changes, code))}>
                    {t('/desk/form/keep', { name })}
                  </button>
                )}
                {!isRemoved && (
                  <button
                    type="button"
                    className="office-t"
                    onClick={() => onChanges(withPart(form, changes, code, {}))}
                  >
                    {t('/desk/location/add-lunch', { name })}
                  </button>
                )}
              </p>
              <p className="office-muted office-written">
                {other
                  ? t('/desk/location/comes-round', {
                      menu: linesOfMenu(other.menu)?.replaceAll('\n', ' · ') ?? '',
                      day: day(other.day),
                    })
                  : t('/desk/location/no-lunch')}
              </p>
            </div>
          )
        }
        return (
          <fieldset key={date} className="office-place__day">
            <legend className="kit-legend">{name}</legend>
            <Columns
              columns={columnsIn(form, 'lunch')}
              before={own.before}
              changed={own.changed}
              errorOf={(column) => errors[`${code}/${column}`]?.[0]}
              onValue={(column, value) => onChanges(withValue(form, changes, column, value, code))}
            />
            <button type="button" className="office-t" onClick={() => onChanges(withoutPart(form, changes, code))}>
              {t('/desk/form/remove', { name })}
            </button>
          </fieldset>
        )
      })}
    </div>
  )
}

/** "ma 30.11.", whatever the browser's own day is. */
const nameOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTag(language), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`))

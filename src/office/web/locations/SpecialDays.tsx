import { useLayoutEffect, useState } from 'react'
import { shopDay } from '#src/common/working-days.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { browserClock } from '#src/shell/web/clock.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FormValues } from '#src/transfer/contract/entry-form.ts'
import { addByEnter } from '../entry-form/add-by-enter.ts'
import { Columns } from '../entry-form/Columns.tsx'
import { withoutPart, withPart, withPartAsBefore, withValue } from '../entry-form/entry-changes.ts'
import { columnsIn, type SectionsProps } from '../entry-form/entry-kind.ts'
import { Fold } from '../entry-form/Fold.tsx'
import { textOf } from '../text-of.ts'
import { useFormats } from '../use-formats.ts'
import { daysBetweenThem, daysOf, type FormDay, rangeMost } from './days.ts'

/** Days with hours for themselves: those to come in the open, those that have passed behind a line. */
export function SpecialDays(props: SectionsProps) {
  const t = useText()
  const today = shopDay(new Date(browserClock.now()))
  const days = daysOf(props, 'day')
  const [past, coming] = [days.filter(({ day }) => day < today), days.filter(({ day }) => day >= today)]
  return (
    <div className="office-form">
      {coming.length === 0 && <p className="office-muted">{t('/desk/location/no-days')}</p>}
      {coming.map((day) => (
        <SpecialDay key={day.code} {...props} day={day} />
      ))}
      {past.length > 0 && (
        <Fold
          errors={props.errors}
          codes={past.map(({ code }) => code)}
          summary={t('/desk/location/past-days', { count: past.length })}
        >
          {past.map((day) => (
            <SpecialDay key={day.code} {...props} day={day} />
          ))}
        </Fold>
      )}
      <NewDays {...props} />
    </div>
  )
}

function SpecialDay({ form, changes, errors, onChanges, day: one }: SectionsProps & { day: FormDay }) {
  const t = useText()
  const { day } = useFormats()
  const { code, before, changed, isRemoved } = one
  const name = day(one.day)
  if (isRemoved) {
    return (
      <p className="office-changed">
        <del>{name}</del> {t('/desk/form/goes')}{' '}
        <button type="button" className="office-t" onClick={() => onChanges(withPartAsBefore(changes, code))}>
          {t('/desk/form/keep', { name })}
        </button>
      </p>
    )
  }
  const shown = (column: string): string => textOf(changed[column] ?? before[column])
  return (
    <Fold
      className="office-variation"
      isOpenAtFirst={Object.keys(changed).length > 0}
      errors={errors}
      codes={[code]}
      summary={
        <>
          {name}{' '}
          <span className="office-muted">
            {[shown('hours') || t('/desk/location/closed'), shown('label_fi')].filter(Boolean).join(', ')}
          </span>
        </>
      }
    >
      <fieldset className="office-place__fields">
        <legend className="kit-visually-hidden">{name}</legend>
        <Columns
          columns={columnsIn(form, 'day')}
          before={before}
          changed={changed}
          errorOf={(column) => errors[`${code}/${column}`]?.[0]}
          onValue={(column, value) => onChanges(withValue(form, changes, column, value, code))}
        />
        <button type="button" className="office-t" onClick={() => onChanges(withoutPart(form, changes, code))}>
          {t('/desk/form/remove', { name })}
        </button>
      </fieldset>
    </Fold>
  )
}

/** One day or several at once, with the same hours and reason. A day that is there already gets them too. */
function NewDays({ form, changes, onChanges, onBegun }: SectionsProps) {
  const t = useText()
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [values, setValues] = useState<FormValues>({ hours: '' })
  const days = daysBetweenThem(from, until)
  const isBegun = from !== '' || until !== '' || Object.values(values).some((value) => value !== '')
  const begun = isBegun ? t('/desk/location/not-added') : null
  useLayoutEffect(() => onBegun(begun), [begun, onBegun])
  const clear = (): void => {
    setFrom('')
    setUntil('')
    setValues({ hours: '' })
  }
  const add = (): void => {
    if (days === null) return
    onChanges(days.reduce((all, day) => withPart(form, all, `day-${day}`, values), changes))
    clear()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in one of its fields adds the days
    <fieldset className="office-place__new" onKeyDown={addByEnter(add)}>
      <legend className="kit-legend">{t('/desk/location/new-days')}</legend>
      <div className="office-columns">
        <TextField
          type="date"
          label={t('/desk/location/from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={t('/desk/location/until')}
          hint={t('/desk/location/until-hint')}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Columns
        columns={columnsIn(form, 'day')}
        before={values}
        changed={{}}
        errorOf={() => undefined}
        onValue={(name, value) => setValues({ ...values, [name]: value })}
      />
      <div className="office-row">
        <Button
          variant="secondary"
          disabledReason={days === null ? t('/desk/location/days-needed', { most: rangeMost }) : undefined}
          onClick={add}
        >
          {t('/desk/location/add-days')}
        </Button>
        {isBegun && (
          <button type="button" className="office-t" onClick={clear}>
            {t('/desk/clear')}
          </button>
        )}
      </div>
      {begun !== null && <p className="office-muted">{begun}</p>}
    </fieldset>
  )
}

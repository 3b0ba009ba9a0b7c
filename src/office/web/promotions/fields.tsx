import { useState } from 'react'
import { Field, TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Select } from '#src/kit/Select.tsx'
import type { Choice } from '#src/promotions/contract/promotion-form.ts'
import { tiersMost } from '#src/promotions/contract/promotion-definition.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { OfficeIcon } from '../OfficeIcon.tsx'
import type { BodyField } from '../record/schema.ts'
import { SchemaForm, type Values } from '../record/SchemaForm.tsx'

/* The controls of the promotion's form that a schema alone does not make. */

interface ChosenProps {
  values: readonly string[]
  labelOf: (value: string) => string
  onValues: (values: readonly string[]) => void
}

/** What was chosen, each with a cross. */
export function Chosen({ values, labelOf, onValues }: ChosenProps) {
  const t = useText()
  if (values.length === 0) return null
  return (
    <div className="office-chips">
      {values.map((value) => (
        <span key={value} className="office-chip">
          <b>{labelOf(value)}</b>
          <button
            type="button"
            aria-label={t('/desk/promotions/remove', { name: labelOf(value) })}
            onClick={() => onValues(values.filter((one) => one !== value))}
          >
            <OfficeIcon name="close" size="xs" />
          </button>
        </span>
      ))}
    </div>
  )
}

interface ScopeFieldProps extends Omit<ChosenProps, 'labelOf'> {
  label: string
  choices: readonly Choice[]
  error: string | undefined
}

/** Several of a list, added one by one; none means all. */
export function ScopeField({ label, choices, values, onValues, error }: ScopeFieldProps) {
  const t = useText()
  const labelOf = (value: string): string => choices.find((one) => one.value === value)?.label ?? value
  return (
    <Field label={label} error={error} below={<Chosen values={values} labelOf={labelOf} onValues={onValues} />}>
      {(control) => (
        <div className="kit-pick">
          <select
            className="kit-input"
            value=""
            onChange={({ target }) => target.value !== '' && onValues([...values, target.value])}
            {...control}
          >
            <option value="">{t(values.length === 0 ? '/desk/promotions/every' : '/desk/promotions/one-more')}</option>
            {choices
              .filter(({ value }) => !values.includes(value))
              .map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}

interface TimeFieldProps {
  label: string
  hint: string
  /** `2026-12-24`, or with a time, `2026-12-24T16:00`; null: none. */
  value: string | null
  onValue: (value: string | null) => void
  error: string | undefined
}

/** A day in Helsinki, and a time of it where the whole day is not meant. */
export function TimeField({ label, hint, value, onValue, error }: TimeFieldProps) {
  const t = useText()
  const [day = '', time = ''] = (value ?? '').split('T')
  const give = (nextDay: string, nextTime: string): void =>
    onValue(nextDay === '' ? null : nextTime === '' ? nextDay : `${nextDay}T${nextTime}`)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="office-prom__time">
          <input
            className="kit-input"
            type="date"
            value={day}
            onChange={({ target }) => give(target.value, time)}
            {...control}
          />
          <input
            className="kit-input"
            type="time"
            value={time}
            aria-label={t('/desk/promotions/time-of', { name: label })}
            disabled={day === ''}
            onChange={({ target }) => give(day, target.value)}
          />
        </span>
      )}
    </Field>
  )
}

interface CouponFieldProps {
  label: string
  hint: string
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  error: string | undefined
}

/** Codes that many may use, typed one after the other. */
export function CouponField({ label, hint, values, onValues, error }: CouponFieldProps) {
  const [typed, setTyped] = useState(values.join(', '))
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={typed}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value)
        onValues(target.value.split(/[\s,;]+/).filter((code) => code !== ''))
      }}
    />
  )
}

const figure = (name: string, kind: 'money' | 'number', label: string): BodyField => ({
  name,
  kind,
  isRequired: true,
  isNullable: false,
  label,
  hint: '',
  options: [],
})

interface TierFieldsProps {
  tiers: readonly Values[]
  onTiers: (tiers: readonly Values[]) => void
  error: string | undefined
}

/** Sums from which so much is taken off, each in per cent or in euros. */
export function TierFields({ tiers, onTiers, error }: TierFieldsProps) {
  const t = useText()
  const put = (index: number, tier: Values): void => onTiers(tiers.map((one, at) => (at === index ? tier : one)))
  return (
    <fieldset className="office-form">
      <legend className="kit-legend">{t('/desk/field/tiers')}</legend>
      {tiers.map((tier, index) => {
        const isMoney = 'amountCents' in tier
        const value = isMoney
          ? figure('amountCents', 'money', t('/desk/field/off'))
          : figure('percent', 'number', t('/desk/field/percent'))
        return (
          // A tier has only its place: where one goes, the fields of all begin again.
          <div key={`${tiers.length}-${index}`} className="office-prom__tier">
            <SchemaForm
              key={isMoney ? 'money' : 'percent'}
              fields={[figure('fromCents', 'money', t('/desk/field/fromCents')), value]}
              values={tier}
              onValues={(next) => put(index, { [value.name]: undefined, ...next })}
              errors={{}}
            />
            <Select
              label={t('/desk/promotions/unit')}
              value={isMoney ? 'money' : 'percent'}
              onChange={({ target }) => {
                const { fromCents } = tier
                put(index, {
                  ...(fromCents !== undefined && { fromCents }),
                  [target.value === 'money' ? 'amountCents' : 'percent']: undefined,
                })
              }}
              options={[
                { value: 'percent', label: '%' },
                { value: 'money', label: '€' },
              ]}
            />
            <button
              type="button"
              className="office-ib"
              aria-label={t('/desk/promotions/remove-tier', { number: index + 1 })}
              onClick={() => onTiers(tiers.filter((_, at) => at !== index))}
            >
              <OfficeIcon name="close" />
            </button>
          </div>
        )
      })}
      {tiers.length < tiersMost && (
        <button type="button" className="office-t" onClick={() => onTiers([...tiers, { percent: undefined }])}>
          <OfficeIcon name="plus" size="xs" /> {t('/desk/promotions/add-tier')}
        </button>
      )}
      {error && <p className="kit-error">{error}</p>}
    </fieldset>
  )
}

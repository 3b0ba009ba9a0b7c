import { useId } from 'react'
import { findCountry } from '#src/common/countries.ts'
import { useCountries } from '#src/checkout/web/use-checkout-data.ts'
import { FieldError, TextField } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { cleanPhoneOf } from '../rules/tablet-form.ts'
import { faultText, tabletField, type TabletForm } from './use-tablet-field.ts'

/** Address of another person: autofill of the shopper's own is switched off. */
export function RecipientFields({ form }: { form: TabletForm }) {
  const text = useText()
  const countries = useCountries()
  const { state, dispatch } = form
  const field = (name: 'name' | 'address' | 'postalCode' | 'city') => ({
    ...tabletField(form, name, text),
    label: text(`/custom-tablet/field/${name}`),
    autoComplete: 'off',
  })
  const country = tabletField(form, 'countryCode', text)
  const handleCountry = (event: { target: { value: string } }) => {
    country.onChange(event)
    const prefix = countries.find(({ countryCode }) => countryCode === event.target.value)?.telephonePrefix
    // Until the shopper has chosen a prefix or entered a number, it follows the country
    if (prefix && !state.edited.includes('phoneCountry') && state.values.phone === '')
      dispatch({ do: 'follow-country', phoneCountry: prefix })
  }
  return (
    <div className="kit-form">
      <TextField {...field('name')} />
      <TextField {...field('address')} />
      <div className="kit-two designer__place">
        <TextField {...field('postalCode')} inputMode="numeric" />
        <TextField {...field('city')} />
      </div>
      <Select
        {...country}
        label={text('/custom-tablet/field/countryCode')}
        autoComplete="off"
        onChange={handleCountry}
        hint={findCountry(country.value)?.hasCustoms ? text('/delivery/customs-note') : undefined}
        options={countries.map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }))}
      />
      <TabletPhone form={form} prefixes={[...new Set(countries.map(({ telephonePrefix }) => telephonePrefix))]} />
    </div>
  )
}

function TabletPhone({ form, prefixes }: { form: TabletForm; prefixes: readonly string[] }) {
  const text = useText()
  const id = useId()
  const { error: prefixError, ...prefix } = tabletField(form, 'phoneCountry', text)
  const { error: numberError, onBlur, ...number } = tabletField(form, 'phone', text)
  const error = prefixError ?? numberError ?? faultText(form, 'phone', text)
  const normalise = () => {
    const clean = cleanPhoneOf(form.state.values)
    for (const field of ['phoneCountry', 'phone'] as const)
      if (clean[field] !== form.state.values[field]) form.dispatch({ do: 'change', field, value: clean[field] })
    onBlur()
  }
  return (
    <div className="kit-field">
      <span className="kit-label" id={id}>
        {text('/custom-tablet/field/phone')}
      </span>
      <span className="kit-hint" id={`${id}-hint`}>
        {text('/custom-tablet/field/phone-hint')}
      </span>
      <fieldset className="kit-phone" aria-labelledby={id}>
        <div className="kit-pick">
          <select
            {...prefix}
            className="kit-input kit-num"
            aria-label={text('/custom-tablet/field/phoneCountry')}
            aria-invalid={prefixError ? true : undefined}
            autoComplete="off"
          >
            {prefixes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
        <input
          {...number}
          className="kit-input kit-num"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          aria-label={text('/custom-tablet/field/phone-number')}
          aria-invalid={numberError ? true : undefined}
          aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          onBlur={normalise}
        />
      </fieldset>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

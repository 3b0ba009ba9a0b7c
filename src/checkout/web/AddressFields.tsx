import { type UseFormReturn, useWatch } from 'react-hook-form'
import { findCountry } from '#src/common/countries.ts'
import { TextField } from '#src/kit/Field.tsx'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { UserDetails, UserDetailsField } from '../rules/user-details.ts'
import { PhoneField } from './PhoneField.tsx'
import { useCountries } from './use-checkout-data.ts'
import { errorText } from './user-details-form.ts'

interface AddressFieldsProps {
  form: UseFormReturn<UserDetails>
  /** Which address the browser shall fill in. */
  section: 'shipping' | 'billing'
  /** The buyer's address: the confirmation goes there. */
  isOrderer?: boolean
}

/** Name, contact and address; the same fields and rules for delivery and bill. Errors show once a field was left. */
export function AddressFields({ form, section, isOrderer = false }: AddressFieldsProps) {
  const text = useText()
  const countries = useCountries()
  const { register, formState, getFieldState } = form
  const errorOf = (name: UserDetailsField) => errorText(formState.errors[name], text)
  const field = (name: UserDetailsField, autoComplete: string) => ({
    ...register(name),
    label: text(`/checkout/field/${name}`),
    autoComplete: autoComplete === 'off' ? autoComplete : `${section} ${autoComplete}`,
    error: errorOf(name),
  })
  const country = register('countryCode', {
    onChange: (event: { target: { value: string } }) => {
      // The rule of a postal code depends on the country
      if (getFieldState('postalCode').isTouched) void form.trigger('postalCode')
      if (getFieldState('businessId').isTouched) void form.trigger('businessId')
      // Until the shopper has chosen a prefix or entered a number, it follows the country
      const prefix = countries.find(({ countryCode }) => countryCode === event.target.value)?.telephonePrefix
      const isChosen = getFieldState('phoneCountry').isDirty || form.getValues('phone') !== ''
      if (prefix && !isChosen) form.resetField('phoneCountry', { defaultValue: prefix })
    },
  })
  const hasCustoms = findCountry(useWatch({ control: form.control, name: 'countryCode' }))?.hasCustoms === true
  return (
    <>
      {section === 'billing' && (
        <div className="kit-two">
          <TextField {...field('companyName', 'organization')} note={text('/checkout/field/optional')} />
          <TextField {...field('businessId', 'off')} note={text('/checkout/field/optional')} />
        </div>
      )}
      <div className="kit-two">
        <TextField {...field('firstName', 'given-name')} />
        <TextField {...field('lastName', 'family-name')} />
      </div>
      <TextField
        {...field('email', 'email')}
        type="email"
        inputMode="email"
        hint={isOrderer ? text('/checkout/field/email-hint') : undefined}
      />
      <PhoneField
        form={form}
        section={section}
        prefixes={[...new Set(countries.map(({ telephonePrefix }) => telephonePrefix))]}
      />
      <TextField {...field('line1', 'address-line1')} />
      <TextField {...field('line2', 'address-line2')} note={text('/checkout/field/optional')} />
      <div className="kit-two checkout-city">
        <TextField {...field('postalCode', 'postal-code')} inputMode="numeric" />
        <TextField {...field('city', 'address-level2')} />
      </div>
      <Select
        {...country}
        defaultValue={formState.defaultValues?.countryCode}
        label={text('/checkout/field/countryCode')}
        autoComplete={`${section} country`}
        error={errorOf('countryCode')}
        hint={section === 'shipping' && hasCustoms ? text('/delivery/customs-note') : undefined}
        options={countries.map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }))}
      />
    </>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { cleanPhone } from '#src/common/phone.ts'
import { PhoneField as PhoneControl } from '#src/kit/PhoneField.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { UserDetails } from '../rules/user-details.ts'
import { errorText } from './user-details-form.ts'

interface PhoneFieldProps {
  form: UseFormReturn<UserDetails>
  section: 'shipping' | 'billing'
  prefixes: readonly string[]
}

/** The phone number of an address. */
export function PhoneField({ form, section, prefixes }: PhoneFieldProps) {
  const text = useText()
  const { register, formState, getValues, setValue } = form
  const { phone, phoneCountry } = formState.errors
  const local = register('phone')
  return (
    <PhoneControl
      label={text('/checkout/field/phone')}
      hint={section === 'shipping' ? text('/checkout/field/phone-hint') : undefined}
      error={errorText(phoneCountry, text) ?? errorText(phone, text)}
      prefixLabel={text('/checkout/field/phoneCountry')}
      numberLabel={text('/checkout/field/phone-number')}
      prefixes={prefixes}
      prefix={{
        ...register('phoneCountry'),
        // The element itself starts with it: the form library takes any other start for a shopper's choice
        defaultValue: formState.defaultValues?.phoneCountry,
        'aria-invalid': phoneCountry ? true : undefined,
        autoComplete: `${section} tel-country-code`,
      }}
      number={{
        ...local,
        autoComplete: `${section} tel-national`,
        'aria-invalid': phone ? true : undefined,
        onBlur: (event) => {
          const typed = { prefix: getValues('phoneCountry'), localNumber: event.target.value }
          const clean = cleanPhone(typed)
          // A prefix that came with the number is chosen: it does not follow the country any more
          if (clean.prefix !== typed.prefix) setValue('phoneCountry', clean.prefix, { shouldDirty: true })
          // Validated again at once: a fault of the number as typed may no longer apply
          setValue('phone', clean.localNumber, { shouldValidate: true })
          void local.onBlur(event)
        },
      }}
    />
  )
}

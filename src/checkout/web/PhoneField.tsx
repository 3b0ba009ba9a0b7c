import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FieldError } from '#src/kit/Field.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { UserDetails } from '../rules/user-details.ts'
import { normalisePhone } from '#src/common/phone.ts'
import { errorText } from './user-details-form.ts'

interface PhoneFieldProps {
  form: UseFormReturn<UserDetails>
  section: 'shipping' | 'billing'
  prefixes: readonly string[]
}

/** Country prefix and local number: one question, two controls, one place for what is wrong. */
export function PhoneField({ form, section, prefixes }: PhoneFieldProps) {
  const text = useText()
  const id = useId()
  const { register, formState, getValues, setValue } = form
  const { phone, phoneCountry } = formState.errors
  const error = errorText(phoneCountry, text) ?? errorText(phone, text)
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')
  const local = register('phone')
  return (
    <div className="kit-field">
      <span className="kit-label" id={id}>
        {text('/checkout/field/phone')}
      </span>
      <span className="kit-hint" id={`${id}-hint`}>
        {text('/checkout/field/phone-hint')}
      </span>
      <fieldset className="kit-phone" aria-labelledby={id}>
        <div className="kit-pick">
          <select
            {...register('phoneCountry')}
            // The element itself starts with it: the form library takes any other start for a shopper's choice
            defaultValue={formState.defaultValues?.phoneCountry}
            className="kit-input kit-num"
            aria-label={text('/checkout/field/phoneCountry')}
            aria-invalid={phoneCountry ? true : undefined}
            autoComplete={`${section} tel-country-code`}
          >
            {prefixes.map((prefix) => (
              <option key={prefix} value={prefix}>
                {prefix}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
        <input
          {...local}
          className="kit-input kit-num"
          type="tel"
          inputMode="tel"
          autoComplete={`${section} tel-national`}
          aria-label={text('/checkout/field/phone-number')}
          aria-invalid={phone ? true : undefined}
          aria-describedby={described}
          onBlur={(event) => {
            setValue('phone', normalisePhone(event.target.value, getValues('phoneCountry')))
            return local.onBlur(event)
          }}
        />
      </fieldset>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findCountry, homeCountryCode } from '#src/common/countries.ts'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { PhoneField } from '#src/kit/PhoneField.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { User } from '../contract/user.ts'
import { hasAddress, missingNames, toUserUpdate } from '../rules/profile-form.ts'
import { accountFault, fieldFaults } from './account-fault.ts'
import { updateUser } from './account-api.ts'
import { userKey } from './account-queries.ts'
import { FormFault } from './FormFault.tsx'
import { phonePrefixList, usePhone } from './use-phone.ts'

interface ProfileFormProps {
  user: User
  /** Called after saving or cancelling. */
  onDone: () => void
}

const wireFields = {
  street: 'billingAddress.street',
  postalCode: 'billingAddress.postalCode',
  city: 'billingAddress.city',
}

/** The form requires names alone; e-mail and country are shown here and changed elsewhere (specification 3, section 5). */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const { firstName, lastName, address } = user
  const [typed, setTyped] = useState({
    firstName,
    lastName,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
  })
  const [missing, setMissing] = useState<readonly (keyof typeof typed)[]>([])
  const phone = usePhone(user.phone, address.countryCode || homeCountryCode)
  const save = useMutation({
    mutationFn: () => {
      const form = { ...typed, phone: phone.value, countryCode: address.countryCode }
      // A first address gets the shop's home country.
      return updateUser(
        toUserUpdate({ ...form, countryCode: form.countryCode || (hasAddress(form) ? homeCountryCode : '') }),
        language,
      )
    },
    onSuccess: async (saved) => {
      client.setQueryData(userKey(language), saved)
      await client.invalidateQueries({ queryKey: ['addresses'] })
      addSnackbar({ variant: 'success', text: text('/account/personal/update-success') })
      onDone()
    },
    onError: (error) =>
      addSnackbar({ variant: 'error', text: accountFault(error, text, '/account/personal/update-error') }),
  })
  useEffect(() => first.current?.focus(), [])

  const faults = fieldFaults(save.error)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const empty = missingNames(typed)
    setMissing(empty)
    if (empty.length > 0) return (empty[0] === 'firstName' ? first : last).current?.focus()
    save.mutate()
  }
  const field = (name: keyof typeof typed, autoComplete: string) => ({
    label: text(`/account/personal/field/${name}`),
    autoComplete,
    value: typed[name],
    error: missing.includes(name)
      ? text('/account/personal/error-name-required')
      : faults[name in wireFields ? wireFields[name as keyof typeof wireFields] : name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value })
      setMissing(missing.filter((one) => one !== name))
    },
  })
  const country = findCountry(address.countryCode || homeCountryCode)
  return (
    <form className="account-set" noValidate onSubmit={handleSubmit}>
      <div className="account-set__head">
        <h2 className="kit-d3">{text('/account/personal/title-edit')}</h2>
        <span className="kit-ui kit-muted">{text('/account/personal/editing')}</span>
      </div>
      <div className="kit-form">
        <FormFault error={save.error} fallbackKey="/account/personal/update-error" />
        <div className="kit-two">
          <TextField {...field('firstName', 'given-name')} ref={first} maxLength={1000} />
          <TextField {...field('lastName', 'family-name')} ref={last} maxLength={1000} />
        </div>
        <div className="kit-two">
          <TextField
            label={text('/account/personal/email')}
            hint={text('/account/personal/email-hint')}
            value={user.email}
            readOnly
          />
          <PhoneField
            label={text('/account/personal/phone')}
            hint={text('/account/personal/phone-hint')}
            error={faults['phone']}
            prefixLabel={text('/account/personal/phone-prefix')}
            numberLabel={text('/account/personal/phone-number')}
            prefixes={phonePrefixList}
            prefix={{ ...phone.prefix, autoComplete: 'tel-country-code' }}
            number={{
              ...phone.number,
              autoComplete: 'tel-national',
              'aria-invalid': faults['phone'] ? true : undefined,
            }}
          />
        </div>
        <TextField {...field('street', 'address-line1')} maxLength={1000} />
        <div className="kit-two account-place">
          <TextField {...field('postalCode', 'postal-code')} inputMode="numeric" maxLength={20} />
          <TextField {...field('city', 'address-level2')} maxLength={1000} />
        </div>
        <TextField
          label={text('/account/personal/country')}
          value={address.country || (country ? text(`/${country.nameKey}`) : '')}
          readOnly
        />
        <div className="kit-row">
          <Button type="submit" busy={save.isPending}>
            {text('/account/save')}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {text('/account/cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}

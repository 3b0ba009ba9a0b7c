import { type FormEvent, useEffect, useRef, useState } from 'react'
import { countries, homeCountryCode } from '#src/common/countries.ts'
import { Button } from '#src/kit/Button.tsx'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { PhoneField } from '#src/kit/PhoneField.tsx'
import { Select } from '#src/kit/Select.tsx'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { BookAddress } from '../contract/address-book.ts'
import { addressNameMax } from '../contract/limits.ts'
import { addressFaults, type AddressField, readAddress } from '../rules/address-form.ts'
import { fieldFaults } from './account-fault.ts'
import { useUser } from './account-queries.ts'
import { FormFault } from './FormFault.tsx'
import { addressTitle, useAddressBook } from './use-address-book.ts'
import { phonePrefixList, usePhone } from './use-phone.ts'

interface AddressFormProps {
  /** Null: a new address. */
  address: BookAddress | null
  /** True for the first address of the book: it becomes both defaults unless the customer chooses otherwise. */
  isFirst: boolean
  /** Called after saving or cancelling. */
  onDone: () => void
}

/** Form of an address in the book. It shows faults after the first attempt to save. */
export function AddressForm({ address, isFirst, onDone }: AddressFormProps) {
  const text = useText()
  const { data: user } = useUser()
  const { save } = useAddressBook()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => ({
    name: address?.name ?? '',
    firstName: address?.firstName ?? user?.firstName ?? '',
    lastName: address?.lastName ?? user?.lastName ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    countryCode: address?.countryCode ?? homeCountryCode,
  }))
  const [defaults, setDefaults] = useState({
    isDefaultShipping: address?.isDefaultShipping ?? isFirst,
    isDefaultBilling: address?.isDefaultBilling ?? isFirst,
  })
  const [isTried, setTried] = useState(false)
  const phone = usePhone(address?.phoneNumber ?? (address ? '' : (user?.phone ?? '')), typed.countryCode)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
    form.current?.querySelector('input')?.focus()
  }, [])

  const values = readAddress({ ...typed, phoneNumber: phone.value })
  const broken = isTried ? addressFaults(values) : {}
  const refused = fieldFaults(save.error)
  const errorOf = (name: AddressField): string | undefined =>
    broken[name] === undefined ? refused[name] : text(`/${broken[name]}`)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (save.isPending) return
    const [first] = Object.keys(addressFaults(values))
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    save.mutate(
      { ...(address && { id: address.id }), ...values, ...defaults },
      {
        onSuccess: () => {
          addSnackbar({ variant: 'success', text: text('/account/addresses/saved') })
          onDone()
        },
      },
    )
  }
  const field = (name: Exclude<keyof typeof typed, 'countryCode'>, autoComplete: string) => ({
    name,
    label: text(`/account/addresses/field/${name}`),
    autoComplete,
    value: typed[name],
    error: errorOf(name),
    maxLength: 1000,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  const tick = (name: keyof typeof defaults) => ({
    checked: defaults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setDefaults({ ...defaults, [name]: target.checked }),
  })
  return (
    <form className="account-set" noValidate ref={form} onSubmit={handleSubmit}>
      <div className="account-set__head">
        <h2 className="kit-d3">
          {address
            ? text('/account/addresses/edit-title', { name: addressTitle(address) })
            : text('/account/addresses/new-title')}
        </h2>
      </div>
      <div className="kit-form">
        <FormFault error={save.error} fallbackKey="/account/addresses/save-failed" />
        <TextField {...field('name', 'off')} maxLength={addressNameMax} hint={text('/account/addresses/name-hint')} />
        <div className="kit-two">
          <TextField {...field('firstName', 'given-name')} />
          <TextField {...field('lastName', 'family-name')} />
        </div>
        <TextField {...field('line1', 'address-line1')} />
        <TextField {...field('line2', 'address-line2')} hint={text('/account/addresses/optional')} />
        <div className="kit-two account-place">
          <TextField {...field('postalCode', 'postal-code')} inputMode="numeric" />
          <TextField {...field('city', 'address-level2')} />
        </div>
        <Select
          name="countryCode"
          label={text('/account/addresses/field/countryCode')}
          autoComplete="country"
          error={errorOf('countryCode')}
          value={typed.countryCode}
          options={countries.map(({ countryCode, nameKey }) => ({ value: countryCode, label: text(`/${nameKey}`) }))}
          onChange={({ target }) => setTyped({ ...typed, countryCode: target.value })}
        />
        <PhoneField
          label={text('/account/personal/phone')}
          hint={text('/account/personal/phone-hint')}
          error={errorOf('phoneNumber')}
          prefixLabel={text('/account/personal/phone-prefix')}
          numberLabel={text('/account/personal/phone-number')}
          prefixes={phonePrefixList}
          prefix={{ ...phone.prefix, autoComplete: 'tel-country-code' }}
          number={{
            ...phone.number,
            name: 'phoneNumber',
            autoComplete: 'tel-national',
            'aria-invalid': errorOf('phoneNumber') ? true : undefined,
          }}
        />
        <div>
          <Checkbox {...tick('isDefaultShipping')}>{text('/account/addresses/default-shipping')}</Checkbox>
          <Checkbox {...tick('isDefaultBilling')}>{text('/account/addresses/default-billing')}</Checkbox>
        </div>
        <div className="kit-row">
          <Button type="submit" busy={save.isPending}>
            {text('/account/addresses/save')}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {text('/account/cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}

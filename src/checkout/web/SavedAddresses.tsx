import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { BookAddress } from '#src/account/contract/address-book.ts'
import { Select } from '#src/kit/Select.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { UserDetails } from '../rules/user-details.ts'
import { useMember } from './member.ts'
import { withBookAddress } from './user-details-form.ts'

/** Fills an address of the customer's book into the form; renders nothing for guests and for an empty book. */
export function SavedAddresses({ form }: { form: UseFormReturn<UserDetails> }) {
  const text = useText()
  const book = useMember()?.book ?? []
  useWatch({ control: form.control })
  if (book.length === 0) return null
  const values = form.getValues()
  const shown = book.find((address) => isIn(values, address))
  const choose = (id: string) => {
    const chosen = book.find((address) => address.id === id)
    form.reset(chosen ? withBookAddress(values, chosen) : { ...values, line1: '', line2: '', postalCode: '', city: '' })
  }
  return (
    <Select
      label={text('/checkout/saved-address')}
      value={shown?.id ?? ''}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...book.map((address) => ({ value: address.id, label: titleOf(address) })),
        { value: '', label: text('/checkout/saved-address/other') },
      ]}
    />
  )
}

const titleOf = ({ name, line1, postalCode, city }: BookAddress): string =>
  `${name && `${name}: `}${line1}, ${postalCode} ${city}`

function isIn(values: UserDetails, address: BookAddress): boolean {
  const filled = withBookAddress(values, address)
  return Object.entries(values).every(([name, value]) => filled[name as keyof UserDetails] === value) // its own keys
}

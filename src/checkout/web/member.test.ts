import { describe, expect, it } from 'vitest'
import type { BookAddress } from '#src/account/contract/address-book.ts'
import type { User } from '#src/account/contract/user.ts'
import { emptyUserDetails } from '../rules/user-details.ts'
import { startAddress } from './member.ts'
import { memberValues } from './user-details-form.ts'

const user: User = {
  firstName: 'Aino',
  lastName: 'Leppävirta',
  email: 'aino@posti.example',
  phone: '+358405123380',
  address: { street: '', city: '', postalCode: '', countryCode: '', country: '' },
  deliveryAddress: { street: '', postalCode: '', city: '', country: '' },
}
const home: BookAddress = {
  id: 'x',
  name: 'Koti',
  firstName: 'Aino',
  lastName: 'Virta',
  line1: 'Vaasankatu 14',
  line2: '',
  postalCode: '111 22',
  city: 'Stockholm',
  countryCode: 'SWE',
  countryName: 'Ruotsi',
  phoneNumber: '',
  isDefaultShipping: true,
  isDefaultBilling: false,
}

describe('the details of who is signed in', () => {
  it.each([
    [
      'the profile where the address book is empty',
      user,
      undefined,
      { firstName: 'Aino', email: 'aino@posti.example', phoneCountry: '+358', phone: '405123380', countryCode: 'FIN', line1: '' }, // prettier-ignore
    ],
    [
      'the address book’s default, with the profile’s number where it has none',
      user,
      home,
      { lastName: 'Virta', line1: 'Vaasankatu 14', countryCode: 'SWE', phone: '405123380' },
    ],
    [
      'the prefix every form begins with where no number is known',
      { ...user, phone: '' },
      undefined,
      { phone: '', phoneCountry: emptyUserDetails.phoneCountry },
    ],
  ])('begins with %s', (_what, who, book, expected) => {
    expect(memberValues(startAddress(who, book))).toMatchObject(expected)
  })
})

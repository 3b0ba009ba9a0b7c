import { useState } from 'react'
import { countries, homeCountryCode } from '#src/common/countries.ts'
import { cleanPhone, joinPhoneNumber, parsePhoneNumber, type PhoneNumber } from '#src/common/phone.ts'

export const phonePrefixList = countries.map(({ telephonePrefix }) => telephonePrefix)

const prefixOf = (countryCode: string): string =>
  (countries.find((country) => country.countryCode === countryCode) ?? countries[0]).telephonePrefix

/** State of a phone number's two controls. A number that they cannot show stays until the customer types another. */
export function usePhone(saved: string, countryCode: string = homeCountryCode) {
  const [typed, setTyped] = useState<PhoneNumber | null>(null)
  const shown = typed ?? startOf(saved, countryCode)
  const clean = cleanPhone(shown)
  return {
    /** Number for the API; empty: none. */
    value: typed === null ? saved : clean.localNumber === '' ? '' : joinPhoneNumber(clean),
    prefix: {
      value: shown.prefix,
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...shown, prefix: target.value }),
    },
    number: {
      value: shown.localNumber,
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...shown, localNumber: target.value }),
      onBlur: () => typed !== null && setTyped(clean),
    },
  }
}

function startOf(saved: string, countryCode: string): PhoneNumber {
  const empty = { prefix: prefixOf(countryCode), localNumber: '' }
  if (saved === '') return empty
  try {
    return parsePhoneNumber(saved)
  } catch {
    return empty
  }
}

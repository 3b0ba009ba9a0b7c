import type { Address } from '#src/common/address.ts'

/** An address in one line, without what is empty. */
export const addressLine = ({
  firstName,
  lastName,
  companyName,
  line1,
  line2,
  postalCode,
  city,
}: Partial<Address>): string =>
  [
    [firstName, lastName].filter(Boolean).join(' '),
    companyName,
    line1,
    line2,
    [postalCode, city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')

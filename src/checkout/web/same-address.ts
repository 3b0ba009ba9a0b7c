import type { Address } from '#src/common/address.ts'

const placeParts = ['line1', 'line2', 'postalCode', 'city', 'countryCode'] as const
const personParts = ['firstName', 'lastName', 'email', 'phoneNumber'] as const
const companyParts = ['companyName', 'businessId'] as const

/** Whether billing and delivery address are the same in every field. */
export const isSameAddress = (a: Address, b: Address): boolean =>
  [...placeParts, ...personParts, ...companyParts].every((part) => (a[part] ?? '') === (b[part] ?? ''))

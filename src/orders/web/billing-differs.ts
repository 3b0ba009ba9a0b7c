import type { Address } from '#src/common/address.ts'

const parts = ['line1', 'postalCode', 'city', 'countryCode'] as const

/** Only then does the bill's address say something new (specification 3, 2.4). */
export const billingDiffers = (billing: Address, shipping: Address): boolean =>
  parts.some((part) => billing[part] !== shipping[part])

import { Type } from 'typebox'
import { storedSettings } from '#src/platform/settings/settings.ts'

const Carrier = Type.Object({
  name: Type.String({ pattern: '^[^<>&{}]{1,60}$' }),
  /** Empty where parcels cannot be followed. */
  trackingUrl: Type.String({ maxLength: 300, pattern: '^$|^https://[^\\s<>"{}]+\\{number\\}[^\\s<>"{}]*$' }),
})

/** By delivery method; one without a row is handed over by nobody but the shop. */
export const carrierSetting = storedSettings(
  'carrier',
  'who carries what is sent in this way, and the address where it can be followed: {number} is the parcel’s',
  Carrier,
)

export const trackingUrl = (pattern: string, number: string): string =>
  pattern.replace('{number}', encodeURIComponent(number))

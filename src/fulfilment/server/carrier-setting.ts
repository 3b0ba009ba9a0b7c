import { Type } from 'typebox'
import { type SettingGroup, storedSettings } from '#src/platform/settings/settings.ts'

const Carrier = Type.Object({
  name: Type.String({ pattern: '^[^<>&{}]{1,60}$' }),
  /** Empty where parcels cannot be tracked. */
  trackingUrl: Type.String({ maxLength: 300, pattern: '^$|^https://[^\\s<>"{}]+\\{number\\}[^\\s<>"{}]*$' }),
})

/** The carrier of each delivery method; the shop itself hands over what goes by a method without a row. */
export const carrierSetting: SettingGroup<Type.Static<typeof Carrier>> = {
  ...storedSettings(
    'carrier',
    'who carries what is sent in this way, and the address where it can be followed: {number} is the parcel’s',
    Carrier,
  ),
  label: (id, _row, language, text) => text(language, `delivery/${id}`),
}

export const trackingUrl = (pattern: string, number: string): string =>
  pattern.replace('{number}', encodeURIComponent(number))

import { Type } from 'typebox'
import { storedSettings } from '#src/platform/settings/settings.ts'

/** C-12: the provider of directions. */
export const mapsSetting = storedSettings(
  'maps',
  'where directions to a place lead: an https address with {lat} and {lng}',
  Type.Object({ directionsUrl: Type.String({ pattern: '^https://[^\\s<>"]+$', maxLength: 300 }) }),
  ({ directionsUrl }) =>
    directionsUrl.includes('{lat}') && directionsUrl.includes('{lng}') && URL.canParse(directionsUrl)
      ? null
      : 'directionsUrl',
)

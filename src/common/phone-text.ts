import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import countries from './phone-countries.json' with { type: 'json' }

const metadata = countries as unknown as MetadataJson // the library's own table, of the countries that are delivered to

/** `+358405123380` as people read it, `+358 40 5123380`; a number of another country stays as it is kept. */
export const phoneText = (saved: string): string =>
  parsePhoneNumberFromString(saved, metadata)?.formatInternational() ?? saved

export interface Country {
  /** ISO 3166-1, three letters and two. */
  countryCode: string
  alpha2: string
  telephonePrefix: string
  nameKey: string
  /** Outside the customs union of the EU: the recipient may have to pay (C-4.7). */
  hasCustoms?: boolean
}

/** Countries the shop delivers to, the market's own first (C-3.12). Names are texts, `countries/fin`. */
export const countries = [
  { countryCode: 'FIN', alpha2: 'FI', telephonePrefix: '+358', nameKey: 'countries/fin' },
  { countryCode: 'SWE', alpha2: 'SE', telephonePrefix: '+46', nameKey: 'countries/swe' },
  { countryCode: 'NOR', alpha2: 'NO', telephonePrefix: '+47', nameKey: 'countries/nor', hasCustoms: true },
  { countryCode: 'DNK', alpha2: 'DK', telephonePrefix: '+45', nameKey: 'countries/dnk' },
  { countryCode: 'ISL', alpha2: 'IS', telephonePrefix: '+354', nameKey: 'countries/isl', hasCustoms: true },
] as const satisfies readonly Country[]

/** The shop's country, and the default country of deliveries. */
export const homeCountryCode = 'FIN'

/** The shop's own telephone prefix, preset in forms like its country (C-0.8). */
export const homeTelephonePrefix: string = countries[0].telephonePrefix

/** Finds a country by either code, `FIN` or `FI`; null for a country that is not served. */
export const findCountry = (code: string): Country | null =>
  countries.find((country: Country) => country.countryCode === code || country.alpha2 === code) ?? null

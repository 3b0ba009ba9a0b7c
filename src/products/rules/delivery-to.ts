import { homeCountryCode } from '#src/common/countries.ts'

/** How something travels to a country, the first way there; undefined where it does not. */
export const deliveryTo = <Way extends { countryCodes: readonly string[] }>(
  ways: readonly Way[],
  countryCode: string = homeCountryCode,
): Way | undefined => ways.find(({ countryCodes }) => countryCodes.includes(countryCode))

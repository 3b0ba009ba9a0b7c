import type { LocationPageFields } from '../contract/location-page.ts'
import { findCountry } from '#src/common/countries.ts'

/** Structured data of a place (users' expectations 6.5). URLs are site paths: the shell adds the origin. */
export function localBusinessData(
  page: LocationPageFields,
  { url, description, image }: { url: string; description: string; image: string },
): Record<string, unknown> {
  const { services, specialHours } = page
  return {
    '@context': 'https://schema.org',
    '@type': services.includes('cafe') || services.includes('lunch') ? 'CafeOrCoffeeShop' : 'Store',
    name: page.title.replaceAll(/[*\u00ad]/g, ''),
    url,
    ...(description !== '' && { description }),
    ...(image !== '' && { image }),
    ...(page.phone !== '' && { telephone: page.phone }),
    ...(page.email !== '' && { email: page.email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: page.streetAddress,
      postalCode: page.postalCode,
      addressLocality: page.city,
      addressCountry: findCountry(page.country)?.alpha2 ?? page.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: page.latitude, longitude: page.longitude },
    hasMap: page.mapsUrl,
    openingHoursSpecification: [
      ...weekly(weekdays, page.openingHoursMondayToFriday, page.closingHoursMondayToFriday),
      ...weekly(['Saturday'], page.openingHoursSaturday, page.closingHoursSaturday),
      ...weekly(['Sunday'], page.openingHoursSunday, page.closingHoursSunday),
    ],
    specialOpeningHoursSpecification: specialHours.map(({ date, open, close, closed }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // For search engines, a closed day has the same time twice.
      opens: closed ? '00:00' : open,
      closes: closed ? '00:00' : closing(close),
    })),
    parentOrganization: { '@type': 'Organization', name: 'Konvehti', url: '/' },
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const weekly = (dayOfWeek: readonly string[], opens: string, closes: string) =>
  opens === '' ? [] : [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: closing(closes) }]

/** schema.org knows no 24:00. */
const closing = (close: string): string => (close === '24:00' ? '23:59' : close)

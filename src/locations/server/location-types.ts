import type { StoredMedia } from '#src/content/contract/fields.ts'
import type { ContentTypes } from '#src/content/server/content-types.ts'
import { locationFields, type LocationPageContent, lunchListFields } from '../contract/location-fields.ts'
import type { LocationPages } from './location-pages.ts'

// Checked on save.
type Stored = LocationPageContent &
  Record<'metaTitle' | 'metaDescription', string> &
  Record<'ogImage' | 'mainImage', StoredMedia | null>

function describe(stored: Record<string, unknown>) {
  const { title, mainImage, ogImage, mainIntro, metaTitle, metaDescription } = stored as Stored
  return { heading: title, image: mainImage ?? ogImage, summary: `${mainIntro} ${metaTitle} ${metaDescription}` }
}

/** Page types about places. Without `pages`, fields are delivered as stored, for programs that deliver no pages. */
export const locationPageTypes = (pages?: LocationPages): ContentTypes => ({
  LocationPage: {
    label: { fi: 'Kahvila tai myymälä', en: 'Café or shop' },
    fields: locationFields,
    search: { topic: 'location', describe },
    sitemap: 'locations',
    ...(pages && { present: pages.locationPage }),
  },
  LocationLunchListPage: {
    label: { fi: 'Lounaslista', en: 'Lunch list' },
    fields: lunchListFields,
    sitemap: 'locations',
    ...(pages && { present: pages.lunchListPage }),
  },
})

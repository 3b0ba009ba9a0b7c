import { Type } from 'typebox'
import { languages } from '#src/common/locale.ts'

/** Specification 2, section 9. */
export const locationPageSize = 12
const locationPageSizeMax = 100
export const locationPhraseMaxLength = 100
export const cityMaxLength = 60
/** Largest radius of a search round a position. */
const radiusMaxKm = 2_000

const categoryIds = Type.Optional(
  Type.Union([Type.String({ maxLength: 400 }), Type.Array(Type.String({ maxLength: 20 }), { maxItems: 50 })], {
    description: 'ids of services, repeated or joined by commas; what is not a number is dropped',
  }),
)
const language = Type.Optional(Type.Enum(languages))

/** GET /api/locations (C-7). */
export const LocationListQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: locationPhraseMaxLength, default: '' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: locationPageSizeMax, default: locationPageSize })),
  city: Type.Optional(Type.String({ maxLength: cityMaxLength, default: '' })),
  language,
  categoryIds,
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'with lng: nearest first' })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  radiusKm: Type.Optional(Type.Number({ minimum: 0.1, maximum: radiusMaxKm, description: 'only with lat and lng' })),
  openNow: Type.Optional(Type.Boolean({ default: false })),
})
export type LocationListQuery = Type.Static<typeof LocationListQuery>

/** GET /api/locations/cityoptions. */
export const CityOptionsQuery = Type.Object({ language, categoryIds })
export const CityOptions = Type.Array(Type.String())

/** Opening times for nine days, beginning on the day before the response. */
const OpenPeriod = Type.Object({
  from: Type.String({ format: 'date-time' }),
  to: Type.String({ format: 'date-time' }),
})

const time = Type.String({ description: '"HH:mm" in Helsinki, closing up to "24:00"; empty: closed' })
/** Six times under the specification's names. A closing time at or before the opening time is on the next day. */
const hoursFields = {
  openingHoursMondayToFriday: time,
  closingHoursMondayToFriday: time,
  openingHoursSaturday: time,
  closingHoursSaturday: time,
  openingHoursSunday: time,
  closingHoursSunday: time,
}

export const LocationHit = Type.Object({
  contentId: Type.Integer(),
  url: Type.String({ description: 'site path with language prefix' }),
  image: Type.String({ description: 'media path; empty without a picture' }),
  title: Type.String({ description: 'words between asterisks are set in italic' }),
  streetAddress: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  ...hoursFields,
  latitude: Type.Number(),
  longitude: Type.Number(),
  isOpenNow: Type.Boolean(),
  openPeriods: Type.Array(OpenPeriod),
  distanceKm: Type.Union([Type.Number(), Type.Null()], { description: 'from lat and lng; null without them' }),
  mapsUrl: Type.String(),
  hasLunch: Type.Boolean(),
})
export type LocationHit = Type.Static<typeof LocationHit>

const FacetSubcategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  count: Type.Integer({ description: 'hits that would be left with it' }),
  selected: Type.Boolean(),
})
const FacetCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  order: Type.Integer(),
  facetSubcategories: Type.Array(FacetSubcategory),
})

/** A pin of the map: all found places of a city, on whichever result page. */
export const MapPin = Type.Object({
  city: Type.String(),
  count: Type.Integer(),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
export type MapPin = Type.Static<typeof MapPin>

export const LocationList = Type.Object({
  hits: Type.Array(LocationHit),
  facetCategories: Type.Array(FacetCategory),
  hasMore: Type.Boolean(),
  totalCount: Type.Integer(),
  pins: Type.Array(MapPin),
  openNow: Type.Boolean({ description: 'only what is open: asked for by openNow, or by a word of q' }),
  answeredAt: Type.String({ format: 'date-time', description: 'what isOpenNow is about' }),
})
export type LocationList = Type.Static<typeof LocationList>

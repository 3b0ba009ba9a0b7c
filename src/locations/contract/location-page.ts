import type { Image } from '#src/content/contract/field-types.ts'
import type { LocationHit } from './location-list.ts'
import type { MapTiles } from './map-tiles.ts'
import type { ServiceName } from './services.ts'

/** A day with hours of its own, or a holiday to come (users' expectations 6.6). Times empty: closed. */
export interface SpecialHours {
  /** `2026-12-24`. */
  date: string
  open: string
  close: string
  closed: boolean
  label: string
}

/** An item of the JSON string `lunchLists`. */
export interface LunchItem {
  Id: string
  Title: string
  MainBody: string
}

/** The page of a place on the wire: what editors write of it, and what operators keep of it. */
export interface LocationPageFields extends Omit<
  LocationHit,
  'contentId' | 'url' | 'image' | 'title' | 'distanceKm' | 'hasLunch'
> {
  title: string
  mainImage: Image | null
  mainIntro: string
  mainBody: string
  field: string
  country: string
  phone: string
  email: string
  services: ServiceName[]
  additionalOpeningHours: string
  additionalContactInformation: string
  specialHours: SpecialHours[]
  /** JSON of `LunchItem[]`, this week's and the next (specification 2, section 3). */
  lunchLists: string
  /** Path of its page of lunch lists; empty: none. */
  lunchListUrl: string
  /** The nearest others. */
  nearby: LocationHit[]
  /** Path of the page that lists all places; empty: none is above it. */
  finderUrl: string
  /** Of a street map; null: our own drawing alone. */
  mapTiles: MapTiles | null
  /** The shop's day when this was said, `2026-11-26`. */
  today: string
  answeredAt: string
}

export interface LocationLunchListPageFields {
  title: string
  mainIntro: string
  mainBody: string
  field: string
  locationName: string
  locationUrl: string
}

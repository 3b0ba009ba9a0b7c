import type { Image } from '#src/content/contract/field-types.ts'
import type { LocationHit } from './location-list.ts'
import type { MapTiles } from './map-tiles.ts'
import type { ServiceName } from './services.ts'

/** A day with special hours, or a coming holiday (users' expectations 6.6). Times empty: closed. */
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

/** Fields of a place's page: the editors' content and the operators' data. */
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
  /** Path of the place's page of lunch lists; empty: none. */
  lunchListUrl: string
  /** Nearest other places. */
  nearby: LocationHit[]
  /** Path of the page that lists all places; empty: there is none above it. */
  finderUrl: string
  /** Tiles of the street map; null: the page shows our own drawing only. */
  mapTiles: MapTiles | null
  /** The shop's day at the time of the response, `2026-11-26`. */
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

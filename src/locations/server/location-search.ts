import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { foldLetters } from '#src/product-search/rules/words.ts'
import { locationPageSize, type LocationList, type MapPin } from '../contract/location-list.ts'
import { services, type ServiceName } from '../contract/services.ts'
import { distanceKm, type Position } from '../rules/distance.ts'
import { isOpenAt } from '../rules/opening-hours.ts'
import { type LocationEntry, nameIn } from './location-entry.ts'
import { readPhrase } from './location-phrase.ts'
import { presentHit } from './location.presenter.ts'

export interface LocationQuestion {
  language: Language
  /** Empty: all. */
  phrase?: string
  city?: string
  categoryIds?: readonly number[]
  near?: Position | null
  /** Used with `near` only. */
  radiusKm?: number | undefined
  openNow?: boolean
  page?: number
  pageSize?: number
}

interface Found {
  entry: LocationEntry
  distanceKm: number | null
}

const facetGroup = { id: 1, textKey: 'locations/services' }

/** `entries` of the language, in Finnish alphabetical order. */
export function searchLocations(
  entries: readonly LocationEntry[],
  question: LocationQuestion,
  { now, maps, text }: { now: Date; maps: string; text: TextLookup },
): LocationList {
  const { language, phrase = '', city = '', categoryIds = [], near = null, radiusKm } = question
  const { page = 1, pageSize = locationPageSize } = question
  const { matches, isOpen } = readPhrase(phrase, language, entries)
  const openNow = isOpen || question.openNow === true
  const cityKey = foldLetters(city.trim().toLowerCase())
  const chosen = services.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name)
  const before = entries
    .filter((entry) => cityKey === '' || isOfCity(entry, cityKey))
    .filter((entry) => matches(entry.words))
    .filter(({ place }) => !openNow || isOpenAt(now, place.periods(now)))
    .map((entry): Found => ({ entry, distanceKm: near && distanceKm(near, entry.place.draft) }))
    .filter((found) => radiusKm === undefined || found.distanceKm === null || found.distanceKm <= radiusKm)
  const all = before.filter(({ entry }) => hasAll(entry, chosen))
  const found = near === null ? all : all.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0))
  return {
    hits: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((one) => presentHit(one.entry, { now, maps, distanceKm: one.distanceKm })),
    facetCategories: facetsOf(before, chosen, language, text),
    hasMore: found.length > page * pageSize,
    totalCount: found.length,
    pins: pinsOf(found),
    openNow,
    answeredAt: now.toISOString(),
  }
}

const hasAll = ({ place }: LocationEntry, names: readonly ServiceName[]): boolean =>
  names.every((name) => place.draft.services.includes(name))

/** Compares with the city's name in any language. */
const isOfCity = ({ place }: LocationEntry, cityKey: string): boolean =>
  Object.values(place.draft.city).some((name) => foldLetters(name.toLowerCase()) === cityKey)

function facetsOf(
  before: readonly Found[],
  chosen: readonly ServiceName[],
  language: Language,
  text: TextLookup,
): LocationList['facetCategories'] {
  const facetSubcategories = services.map(({ name, id }) => ({
    id,
    name: text(language, `locations/service/${name}`),
    count: before.filter(({ entry }) => hasAll(entry, [...chosen, name])).length,
    selected: chosen.includes(name),
  }))
  return [{ id: facetGroup.id, name: text(language, facetGroup.textKey), order: 1, facetSubcategories }]
}

/** Returns one pin per city, in the middle of its places. */
function pinsOf(found: readonly Found[]): MapPin[] {
  const byCity = Map.groupBy(found, ({ entry }) => entry.city)
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...byCity]
    .map(([city, places]) => ({
      city,
      count: places.length,
      latitude: mean(places.map(({ entry }) => entry.place.draft.latitude)),
      longitude: mean(places.map(({ entry }) => entry.place.draft.longitude)),
    }))
    .toSorted((a, b) => finnish.compare(a.city, b.city))
}

/** Sort order of the shop's lists of places, in every language (C-12). */
export const finnish = new Intl.Collator('fi')

/** Returns the entries' name for a city named in any language; null: it has no place there. */
export function cityIn(entries: readonly LocationEntry[], name: string): string | null {
  const key = foldLetters(name.trim().toLowerCase())
  return entries.find((entry) => isOfCity(entry, key))?.city ?? null
}

/** Lists cities that have a place with all of these services. */
export function cityOptions(
  entries: readonly LocationEntry[],
  categoryIds: readonly number[],
  language: Language,
): string[] {
  const chosen = services.filter(({ id }) => categoryIds.includes(id)).map(({ name }) => name)
  const cities = entries.filter((entry) => hasAll(entry, chosen)).map(({ place }) => nameIn(place.draft.city, language))
  return [...new Set(cities)].toSorted(finnish.compare)
}

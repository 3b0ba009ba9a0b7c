import type { TextLookup } from '#src/common/errors.ts'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import { listPublishedOfType, pageTypeTag } from '#src/content/server/published-pages.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import { createReloads } from '#src/platform/reloads.ts'
import { type Settings, settingsTag } from '#src/platform/settings/settings.ts'
import { softHyphens } from '#src/platform/texts/soft-hyphens.ts'
import type { LocationPageContent } from '../contract/location-fields.ts'
import type { LocationList } from '../contract/location-list.ts'
import type { MapTiles } from '../contract/map-tiles.ts'
import { distanceKm } from '../rules/distance.ts'
import { createPlace, type LocationEntry, nameIn, type Place, searchWords } from './location-entry.ts'
import { cityIn, cityOptions, finnish, type LocationQuestion, searchLocations } from './location-search.ts'
import { locationsTag } from './location-writes.service.ts'
import { listLocationDrafts } from './location.store.ts'
import { mapsSetting } from './maps-setting.ts'

/*
 * All places and the pages about them, held in memory: there are some hundred, and every search scans them all. Loaded again
 * when a place, one of its pages or the provider of directions changes; if the database is away, the last state is served.
 */

interface State {
  places: ReadonlyMap<string, Place>
  entries: Localized<readonly LocationEntry[]>
  /** Paths of pages of lunch lists, by the code of their place. */
  lunchUrls: Localized<ReadonlyMap<string, string>>
  /** Address pattern for directions, with {lat} and {lng}. */
  maps: string
}

export interface LocationsDeps {
  db: Executor
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  settings: Pick<Settings, 'only'>
  text: TextLookup
  /** Left out or with an empty address: only our own drawing. */
  mapTiles?: MapTiles
  /** Called after a change is loaded, so that pages rendered from the old state can be purged. */
  onRefreshed?: (tags: readonly string[]) => void
}

const nearbyMost = 3
/** Distance in kilometres beyond which no place is nearby. */
const nearbyKm = 40
const followed = [locationsTag, settingsTag, pageTypeTag('LocationPage'), pageTypeTag('LocationLunchListPage')]

const perLanguage = async <Value>(make: (language: Language) => Promise<Value>): Promise<Localized<Value>> =>
  Object.fromEntries(
    await Promise.all(languages.map(async (one) => [one, await make(one)] as const)),
  ) as Localized<Value> // one for each

export function createLocations({ db, clock, log, settings, text, mapTiles, onRefreshed }: LocationsDeps) {
  let state: State = {
    places: new Map(),
    entries: { fi: [], sv: [], en: [] },
    lunchUrls: { fi: new Map(), sv: new Map(), en: new Map() },
    maps: '',
  }
  const { start, reload, stop } = createReloads({
    load,
    onReloaded: () => onRefreshed?.([locationsTag]),
    log,
    failure: 'places could not be brought up to date',
  })

  async function load(): Promise<void> {
    const places = new Map((await listLocationDrafts(db)).map((draft) => [draft.code, createPlace(draft)]))
    const entries = await perLanguage((language) => listEntries(places, language))
    const lunchUrls = await perLanguage(async (language) => {
      const pages = await listPublishedOfType(db, 'LocationLunchListPage', language, 'ogImage')
      return new Map(pages.map(({ fields, url }) => [String(fields['locationCode']), url]))
    })
    const { directionsUrl } = await settings.only(db, mapsSetting)
    state = { places, entries, lunchUrls, maps: directionsUrl }
  }

  async function listEntries(places: ReadonlyMap<string, Place>, language: Language): Promise<LocationEntry[]> {
    const pages = await listPublishedOfType(db, 'LocationPage', language, 'mainImage')
    return pages
      .flatMap(({ contentId, name, url, image, fields }): LocationEntry[] => {
        const written = fields as Pick<LocationPageContent, 'locationCode' | 'title'> // checked when it was saved
        const place = places.get(written.locationCode)
        if (!place) return []
        const title = softHyphens(written.title || name, language)
        const { draft } = place
        const city = nameIn(draft.city, language)
        const streetAddress = nameIn(draft.streetAddress, language)
        const words = searchWords(title, draft, language, text)
        return [{ contentId, url, title, image, city, streetAddress, place, words }]
      })
      .toSorted((a, b) => finnish.compare(plain(a.title), plain(b.title)))
  }

  /** Returns the nearest other places with a page in the language, nearest first; none if all are too far. */
  function nearby(place: Place, language: Language): { entry: LocationEntry; distanceKm: number }[] {
    return state.entries[language]
      .filter((entry) => entry.place.draft.code !== place.draft.code)
      .map((entry) => ({ entry, distanceKm: distanceKm(place.draft, entry.place.draft) }))
      .filter(({ distanceKm: km }) => km <= nearbyKm)
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, nearbyMost)
  }

  return {
    search: (question: LocationQuestion): LocationList =>
      searchLocations(state.entries[question.language], question, { now: clock.now(), maps: state.maps, text }),
    cities: (language: Language, categoryIds: readonly number[] = []): string[] =>
      cityOptions(state.entries[language], categoryIds, language),
    cityIn: (name: string, language: Language): string | null => cityIn(state.entries[language], name),
    /** Null: operators have saved no place with this code. */
    placeOf: (code: string): Place | null => state.places.get(code) ?? null,
    /** The page about a place in a language; null: there is none. */
    pageOf: (code: string, language: Language): LocationEntry | null =>
      state.entries[language].find(({ place }) => place.draft.code === code) ?? null,
    lunchUrlOf: (code: string, language: Language): string => state.lunchUrls[language].get(code) ?? '',
    nearby,
    maps: (): string => state.maps,
    mapTiles: mapTiles === undefined || mapTiles.url === '' ? null : mapTiles,
    start,
    stop,
    invalidate: (tags: readonly string[] | 'all'): void => {
      if (tags === 'all' || followed.some((tag) => tags.includes(tag))) reload()
    },
  }
}

export type Locations = ReturnType<typeof createLocations>

const plain = (title: string): string => title.replaceAll(/[*\u00ad]/g, '')

import type { TextLookup } from '#src/common/errors.ts'
import { dayName } from '#src/common/day-name.ts'
import { type Language, localeTag } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import { sanitise } from '#src/content/server/html-sanitiser.ts'
import type { PagePresentation, PageToPresent } from '#src/content/server/content-types.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import type { LocationLunchListPageContent, LocationPageContent } from '../contract/location-fields.ts'
import type { LocationLunchListPageFields, LocationPageFields, LunchItem } from '../contract/location-page.ts'
import { lunchWeeks } from '../rules/lunch-days.ts'
import { newLocation } from './location-draft.ts'
import { createPlace, nameIn, type Place } from './location-entry.ts'
import { locationsTag } from './location-writes.service.ts'
import { directionsUrl, presentHit, presentHours, presentOpening, presentSpecialHours } from './location.presenter.ts'
import type { Locations } from './locations.service.ts'
import { localBusinessData } from './structured-data.ts'

/** Weeks shown: this one and the next. */
const weeksShown = 2

export interface LocationPagesDeps {
  locations: Pick<Locations, 'placeOf' | 'pageOf' | 'lunchUrlOf' | 'nearby' | 'maps' | 'mapTiles'>
  clock: Clock
  text: TextLookup
}

/** Adds data of places to the pages that editors write. */
export function locationPages({ locations, clock, text }: LocationPagesDeps) {
  function locationPage(page: PageToPresent, { language }: ViewContext): PagePresentation {
    const { locationCode, ...written } = page.fields as LocationPageContent // of its type, checked when it was saved
    const now = clock.now()
    // If the place has no data yet, the page shows what editors wrote.
    const place = locations.placeOf(locationCode) ?? createPlace(newLocation(locationCode))
    const { draft } = place
    const maps = locations.maps()
    const fields: LocationPageFields = {
      ...written,
      title: written.title || page.name,
      ...presentHours(draft),
      ...presentOpening(place, now),
      streetAddress: nameIn(draft.streetAddress, language),
      postalCode: draft.postalCode,
      city: nameIn(draft.city, language),
      country: draft.countryCode,
      latitude: draft.latitude,
      longitude: draft.longitude,
      phone: draft.phone,
      email: draft.email,
      services: draft.services,
      mapsUrl: directionsUrl(maps, draft),
      specialHours: presentSpecialHours(place, now, language, text),
      lunchLists: JSON.stringify(lunchItems(place, now, language)),
      lunchListUrl: locations.lunchUrlOf(locationCode, language),
      nearby: locations
        .nearby(place, language)
        .map(({ entry, distanceKm }) => presentHit(entry, { now, maps, distanceKm })),
      // A page directly below the start page has no list above it.
      finderUrl: page.breadcrumbs.length > 2 ? (page.breadcrumbs.at(-2)?.url ?? '') : '',
      mapTiles: locations.mapTiles,
      today: shopDay(now),
      answeredAt: now.toISOString(),
    }
    const { url, description } = page
    const image = fields.mainImage?.url ?? page.image
    const structuredData = draft.postalCode === '' ? [] : [localBusinessData(fields, { url, description, image })]
    return { fields: { ...fields }, structuredData, tags: [locationsTag] }
  }

  /** Rich text only (specification 2): what editors wrote, else the place's lists with a heading for each day. */
  function lunchListPage(page: PageToPresent, { language }: ViewContext): PagePresentation {
    const { locationCode, ...written } = page.fields as LocationLunchListPageContent // likewise
    const place = locations.placeOf(locationCode)
    const own = locations.pageOf(locationCode, language)
    const items = place ? lunchItems(place, clock.now(), language) : []
    const made = items.map(({ Title, MainBody }) => `<h2>${Title}</h2>${MainBody}`).join('')
    const fields: LocationLunchListPageFields = {
      ...written,
      title: written.title || page.name,
      mainBody: written.mainBody || made || `<p>${text(language, 'locations/lunch/none')}</p>`,
      locationName: own?.title ?? '',
      locationUrl: own?.url ?? '',
    }
    return { fields: { ...fields }, structuredData: [], tags: [locationsTag] }
  }

  return { locationPage, lunchListPage }
}

export type LocationPages = ReturnType<typeof locationPages>

function lunchItems(place: Place, now: Date, language: Language): LunchItem[] {
  return lunchWeeks(shopDay(now), weeksShown, place.draft.lunch).map(({ day, entry }) => {
    // Sanitised when it was written, and again here (C-15).
    const own = sanitise(entry.body[language])
    const finnish = sanitise(entry.body.fi)
    return {
      Id: day,
      Title: lunchTitle(day, language),
      MainBody: own || (language === 'fi' ? finnish : `<div lang="fi">${finnish}</div>`),
    }
  })
}

/** "Maanantai 23.11.", "Måndag 23 nov.", "Monday 23 Nov". */
function lunchTitle(day: string, language: Language): string {
  const weekday = weekdays[language].format(new Date(`${day}T12:00:00Z`))
  const [, date = ''] = /^\S+?[\s\u00a0](.*)$/.exec(dayName(day, language)) ?? []
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}\u00a0${date}`
}

const weekdays = {
  fi: new Intl.DateTimeFormat(localeTag('fi'), { weekday: 'long', timeZone: 'UTC' }),
  sv: new Intl.DateTimeFormat(localeTag('sv'), { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(localeTag('en'), { weekday: 'long', timeZone: 'UTC' }),
}

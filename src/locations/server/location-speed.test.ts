import { expect, it } from 'vitest'
import { growthOf, proportional } from '../../../tests/support/growth.ts'
import { createPlace, type LocationEntry, searchWords } from './location-entry.ts'
import { newLocation } from './location-draft.ts'
import { type LocationQuestion, searchLocations } from './location-search.ts'
import { serviceNames } from '../contract/services.ts'

const text = (_language: string, key: string): string => key.split('/').at(-1) ?? key
const cities = ['Helsinki', 'Espoo', 'Turku', 'Tampere', 'Oulu', 'Lahti', 'Kuopio', 'Jyväskylä', 'Pori', 'Vaasa']

/** Places, each with its own hours and a name of its own. */
const entries = Array.from({ length: 2_000 }, (_, index): LocationEntry => {
  const city = cities[index % cities.length] ?? ''
  const draft = {
    ...newLocation(`p${index}`),
    streetAddress: { fi: `Kauppakatu ${index}`, sv: '', en: '' },
    city: { fi: city, sv: '', en: '' },
    postalCode: String(10_000 + index),
    latitude: 60 + (index % 97) / 10,
    longitude: 21 + (index % 89) / 10,
    services: serviceNames.filter((_name, at) => (index >> at) % 2 === 0),
    weekdays: { open: `0${index % 10}:00`, close: `${10 + (index % 14)}:30` },
    saturday: { open: '18:00', close: '02:00' },
  }
  const title = `Kahvila ${index} kulma`
  return {
    contentId: index,
    url: `/kahvilat/${index}`,
    title,
    image: '',
    city,
    streetAddress: draft.streetAddress.fi,
    place: createPlace(draft),
    words: searchWords(title, draft, 'fi', text),
  }
})

const questions: LocationQuestion[] = [
  { language: 'fi' },
  { language: 'fi', phrase: 'kahvila helsingissä' },
  { language: 'fi', phrase: 'ei mitään' },
  { language: 'fi', near: { latitude: 61.5, longitude: 23.8 }, openNow: true },
  { language: 'fi', city: 'Turku', categoryIds: [1, 3], page: 3, pageSize: 100 },
]

it('an answer takes time in proportion to the number of places, whatever is asked', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const ask = (question: LocationQuestion, places: number) =>
    searchLocations(entries.slice(0, places), question, { now, maps: '{lat}{lng}', text })
  expect(questions.map((question) => ask(question, 2_000).totalCount > 0)).toEqual([true, true, false, true, true])
  for (const question of questions)
    expect(
      growthOf((places) => ask(question, places), 500),
      JSON.stringify(question),
    ).toBeLessThan(proportional)
})

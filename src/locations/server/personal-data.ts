import type { PersonalData } from '#src/platform/personal-data/person.ts'

const kept = (table: string, purpose: string) =>
  ({ table, purpose, period: 'until it is changed', basis: null }) as const

/** Personal data of the domain: none. Searches and positions of visitors are not stored. */
export const locationsData: PersonalData = {
  entries: [
    kept('location', 'Where cafés and shops are and when they are open'),
    kept('location_special_day', 'Days on which their hours are others'),
    kept('location_lunch', 'What is for lunch there'),
  ],
}

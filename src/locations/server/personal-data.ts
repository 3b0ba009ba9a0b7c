import type { PersonalData } from '#src/platform/personal-data/person.ts'

const kept = (table: string, purpose: string) =>
  ({ table, purpose, period: 'until it is changed', basis: null }) as const

/** Cafés and shops; of visitors who look for one nothing is kept, their position least of all. */
export const locationsData: PersonalData = {
  entries: [
    kept('location', 'Where cafés and shops are and when they are open'),
    kept('location_special_day', 'Days on which their hours are others'),
    kept('location_lunch', 'What is for lunch there'),
  ],
}

import type { PersonalData } from '#src/platform/personal-data/person.ts'

export const shellData: PersonalData = {
  entries: [
    {
      table: 'asked_path',
      purpose: 'How often public pages were asked for on a day, so that a new process renders those first',
      period: null,
      basis: null,
    },
  ],
}

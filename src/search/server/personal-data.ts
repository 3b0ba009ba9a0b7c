import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Searching, and how often each phrase is looked for. */
export const searchData: PersonalData = {
  entries: [
    {
      table: 'search_log',
      purpose: 'How often a phrase was looked for on a day; nothing of who looked for it',
      period: null,
      basis: null,
    },
    { table: 'search_redirect', purpose: 'Phrases that lead to a page', period: 'for good', basis: null },
  ],
}

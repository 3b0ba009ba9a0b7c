import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** What products are found by. */
export const productSearchData: PersonalData = {
  entries: [
    { table: 'search_document', purpose: 'Words products are found by', period: 'as long as the product', basis: null },
    { table: 'search_synonym', purpose: 'Words that mean the same', period: 'for good', basis: null },
  ],
}

import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Files of the catalogue that are read in. */
export const transferData: PersonalData = {
  entries: [
    {
      table: 'catalogue_import',
      purpose: 'Imports of the catalogue, and who of the staff began them',
      period: null,
      basis: null,
    },
    { table: 'catalogue_import_chunk', purpose: 'Their files', period: 'as long as their import', basis: null },
    {
      table: 'catalogue_import_change',
      purpose: 'What a dry run would change',
      period: 'as long as their import',
      basis: null,
    },
    {
      table: 'catalogue_import_fault',
      purpose: 'What was wrong in them',
      period: 'as long as their import',
      basis: null,
    },
  ],
}

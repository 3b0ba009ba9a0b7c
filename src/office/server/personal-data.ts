import type { PersonalData } from '#src/platform/personal-data/person.ts'

export const officeData: PersonalData = {
  entries: [
    {
      table: 'staff_view',
      purpose: 'Views of lists that staff have saved',
      period: 'until they are removed, or as long as the account',
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:accounts)',
      erase: 'delete',
    },
    {
      table: 'office_export',
      purpose: 'Lists that staff have asked for as a file',
      period: null,
      basis: 'contract',
      title: null,
      whose: 'account_id = any(:accounts)',
      erase: 'delete',
    },
    {
      table: 'office_export_part',
      purpose: 'Those files, until they are fetched',
      period: 'until it is fetched, a day at most',
      basis: 'contract',
      title: null,
      whose: null,
      erase: null,
      stays: ['content'],
      erasing: 'nothing: a file is gone after a day',
    },
  ],
}

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
  ],
}

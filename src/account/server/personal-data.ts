import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Personal data that customers keep in their account. */
export const accountData: PersonalData = {
  entries: [
    {
      table: 'customer_address',
      purpose: 'Address books of customers',
      period: 'as long as its account',
      basis: 'contract',
      title: { fi: 'Osoitekirja', sv: 'Adressbok', en: 'Address book' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id'],
      erase: 'delete',
    },
  ],
}

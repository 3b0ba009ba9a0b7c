import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Data about customers who requested an export or their deletion. */
export const privacyData: PersonalData = {
  entries: [
    {
      table: 'account_deletion',
      purpose: 'Who wants their account erased, and when it will be',
      period: 'until the account is erased, or kept',
      basis: 'legal-obligation',
      title: { fi: 'Tilin poisto', sv: 'Radering av kontot', en: 'Deletion of the account' },
      whose: 'account_id = any(:accounts)',
      hidden: ['account_id'],
      erase: 'delete',
    },
    {
      table: 'personal_export',
      purpose:
        'Who asked for their data, and until when the mailed link opens it; the data itself is read when it is fetched',
      period: null,
      basis: 'legal-obligation',
      title: { fi: 'Tietopyynnöt', sv: 'Begäranden om uppgifter', en: 'Requests for your data' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id', 'secret_hash'],
      erase: 'delete',
    },
    {
      table: 'erased_person',
      purpose:
        'Who was erased, by ids that mean nothing any more and keyed hashes, so that a backup that is put back forgets them again',
      period: null,
      basis: 'legal-obligation',
      title: null,
      whose: null,
      erase: null,
      erasing: 'nothing: it is what an erasing leaves, gone when no backup is older',
      stays: ['account_ids', 'owner_ids', 'order_ids', 'email_hashes'],
    },
  ],
}

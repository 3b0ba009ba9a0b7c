import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Personal data that visitors send by forms. */
export const formsData: PersonalData = {
  entries: [
    {
      table: 'form_submission',
      purpose: 'What was sent by a form of a page, so that it can be answered, and entries of campaigns',
      period: null,
      basis: 'consent',
      title: { fi: 'Lähetetyt lomakkeet', sv: 'Skickade formulär', en: 'Forms that were sent' },
      whose: 'sender_key = any(:emails)',
      hidden: ['id', 'nonce', 'sender_key'],
      erase: 'delete',
    },
    {
      table: 'form_file',
      purpose: 'Files that were sent with a form',
      period: 'as long as what they were sent with',
      basis: 'consent',
      title: { fi: 'Lomakkeiden liitteet', sv: 'Formulärens bilagor', en: 'Files of forms' },
      whose: 'submission_id in (select id from form_submission where sender_key = any(:emails))',
      hidden: ['id', 'submission_id', 'bytes'],
      erase: null,
      erasing: 'goes with what it was sent with',
      stays: ['name', 'media_type'],
    },
  ],
}

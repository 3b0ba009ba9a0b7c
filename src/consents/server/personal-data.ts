import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Personal data about consents and marketing permissions. */
export const consentsData: PersonalData = {
  entries: [
    {
      table: 'marketing_permission',
      purpose: 'Whether an address wants to be told of new things',
      period: 'while it is given; a refusal for three years',
      basis: 'consent',
      title: { fi: 'Markkinointilupa', sv: 'Marknadsföringstillstånd', en: 'Marketing permission' },
      whose: 'email_key = any(:emails)',
      hidden: ['id', 'email_key'],
      erase: 'delete',
    },
    {
      table: 'marketing_permission_event',
      purpose: 'When the permission was given and taken back, and by which words',
      period: 'as long as the permission',
      basis: 'consent',
      title: {
        fi: 'Markkinointiluvan historia',
        sv: 'Marknadsföringstillståndets historia',
        en: 'History of the permission',
      },
      whose: 'permission_id in (select id from marketing_permission where email_key = any(:emails))',
      hidden: ['id', 'permission_id'],
      erase: null,
      erasing: 'goes with its permission',
      stays: ['source', 'version'],
    },
    {
      table: 'intermediate_user',
      purpose: 'Who asked to subscribe and has not confirmed it yet',
      period: null,
      basis: 'consent',
      title: { fi: 'Vahvistamattomat tilaukset', sv: 'Obekräftade prenumerationer', en: 'Unconfirmed subscriptions' },
      whose: 'email_key = any(:emails) or order_id = any(:orders)',
      hidden: ['id', 'email_key', 'order_id'],
      erase: 'delete',
    },
    {
      table: 'policy',
      purpose: 'Texts that people agreed to, by version',
      period: 'for good',
      basis: null,
    },
    {
      table: 'consent_log',
      purpose: 'What was answered to the cookie notice, by keyed hash of the browser’s id',
      period: null,
      basis: 'legal-obligation',
      title: null,
      whose: null,
      erase: null,
      erasing: 'cannot be told whose it is: the browser’s id is stored nowhere',
      stays: ['page', 'visitor'],
    },
  ],
}

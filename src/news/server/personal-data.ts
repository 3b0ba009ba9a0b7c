import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Releases, which are public, and the subscribers who get them by mail. */
export const newsData: PersonalData = {
  entries: [
    { table: 'news_feed', purpose: 'Feeds of press rooms and how each was last read', period: 'for good', basis: null },
    {
      table: 'news_release',
      purpose: 'What the company has told the press, as its press room tells it',
      period: 'until it is withdrawn, and 30 days more',
      basis: null,
    },
    {
      table: 'news_subscription',
      purpose: 'Who has press releases mailed, in which language and of which subjects',
      period: 'while it goes on; that it ended, for three years',
      basis: 'consent',
      title: {
        fi: 'Tiedotteiden tilaukset',
        sv: 'Prenumerationer på pressmeddelanden',
        en: 'Subscriptions to press releases',
      },
      whose: 'email_key = any(:emails)',
      hidden: ['id', 'email_key'],
      erase: 'delete',
    },
  ],
}

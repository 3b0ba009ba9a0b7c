import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { authorKeysOf } from './author-key.ts'
import { forgetAuthor } from './moderation.service.ts'

/** Personal data in reviews. */
export const reviewsData: PersonalData = {
  find: ({ emails }, { keyring }) =>
    Promise.resolve({ hashes: emails.flatMap((email) => authorKeysOf(keyring.reviews, email)) }),
  // Deleted here, because the pages that show them must be purged.
  beforeErasing: async (tx, { hashes }, { clock }) => {
    await forgetAuthor(tx, hashes, 'privacy', clock.now())
  },
  entries: [
    {
      table: 'review',
      purpose: 'Reviews of products; the writer’s address stays only until it is decided',
      period: 'published ones as long as their product',
      basis: 'consent',
      title: { fi: 'Arviot', sv: 'Recensioner', en: 'Reviews' },
      whose: 'author_key = any(:hashes)',
      hidden: ['id', 'author_key'],
      erase: 'delete',
      stays: ['product_code'],
    },
    {
      table: 'review_report',
      purpose: 'Why readers find a review wrong; nothing of the readers',
      period: 'as long as its review',
      basis: null,
    },
    {
      table: 'review_event',
      purpose: 'Who of the shop decided what about a review',
      period: 'for good',
      basis: 'legitimate-interest',
      title: null,
      // The review is deleted by then; its history is found by the “forgotten” event.
      whose: `review_id in (select e.review_id from review_event e where e.action = 'forgotten') and detail <> ''`,
      erase: { set: `detail = ''` },
      stays: ['product_code', 'actor', 'action'],
    },
  ],
}

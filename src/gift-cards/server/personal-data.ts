import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { listCardsOf, listUnsentCards } from './gift-card-person.store.ts'

/** Gift cards and their money. A card is its holder's money: it goes on working without a name. */
export const giftCardsData: PersonalData = {
  find: async ({ orders, emails }, { db }) => ({ references: await listCardsOf(db, orders, emails) }),
  waitsFor: ({ orders }, { db }) => listUnsentCards(db, orders),
  entries: [
    {
      table: 'gift_card',
      purpose: 'Gift cards: what they were worth, who gets them and what is written on them',
      period: 'the card for good, its names 180 days after it was sent',
      basis: 'contract',
      title: { fi: 'Lahjakortit', sv: 'Presentkort', en: 'Gift cards' },
      // A card that is not sent yet is its buyer's data, not its recipient's: it is a present.
      whose: `order_id = any(:orders) or (issued_at is not null and lower(recipient_email) = any(:emails))`,
      hidden: ['id', 'code_hash', 'pin_hash', 'order_id', 'line_position', 'unit'],
      erase: { set: `recipient_name = '', recipient_email = '', sender_name = '', message = ''` },
      stays: ['code_hash', 'pin_hash', 'last4', 'language'],
    },
    {
      table: 'gift_card_entry',
      purpose: 'Every movement of a gift card’s money',
      period: 'with its card',
      basis: 'legal-obligation',
      title: null,
      whose: 'order_id = any(:orders)',
      erase: null,
      erasing: 'nothing: sums and numbers',
      stays: ['kind', 'cause', 'actor'],
    },
    {
      table: 'gift_card_try',
      purpose: 'Wrong tries of codes, by keyed hash of network and card',
      period: null,
      basis: 'legitimate-interest',
      title: null,
      whose: null,
      erase: null,
      erasing: 'cannot be told whose it is; gone within a day',
      stays: ['subject'],
    },
  ],
}

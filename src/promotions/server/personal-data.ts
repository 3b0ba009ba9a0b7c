import type { PersonalData } from '#src/platform/personal-data/person.ts'
import { customerKeysOf } from './promotions.service.ts'

/** Promotions and their redemptions by customer: stored by a keyed hash of the address, never by the address. */
export const promotionsData: PersonalData = {
  find: ({ emails }, { keyring }) =>
    Promise.resolve({ hashes: emails.flatMap((email) => customerKeysOf(keyring.promotions, email)) }),
  entries: [
    { table: 'promotion', purpose: 'What carts are made cheaper by', period: 'for good', basis: null },
    { table: 'promotion_code', purpose: 'Codes of promotions', period: 'as long as their promotion', basis: null },
    {
      table: 'promotion_redemption',
      purpose: 'Which order used which promotion, and a keyed hash of whose it was, for limits per customer',
      period: null,
      basis: 'contract',
      title: { fi: 'Käytetyt tarjoukset', sv: 'Använda erbjudanden', en: 'Promotions used' },
      whose: 'order_id = any(:orders) or customer_key = any(:hashes)',
      hidden: ['promotion_id', 'order_id', 'customer_key'],
      erase: { set: 'customer_key = null' },
      stays: ['code'],
    },
  ],
}

import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Personal data in customers' wishlists. */
export const wishlistData: PersonalData = {
  entries: [
    {
      table: 'wishlist_item',
      purpose: 'Wishlists of customers',
      period: 'as long as its account',
      basis: 'contract',
      title: { fi: 'Toivelista', sv: 'Önskelista', en: 'Wish list' },
      whose: 'account_id = any(:accounts)',
      hidden: ['id', 'account_id'],
      erase: 'delete',
    },
  ],
}

import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Data that the checkout stores in addition to carts and orders. */
export const checkoutData: PersonalData = {
  entries: [
    {
      table: 'cart_payment',
      purpose: 'How a cart is to be paid',
      period: 'as long as its cart',
      basis: 'contract',
      title: null,
      whose: 'cart_id in (select id from cart where owner_id = any(:owners))',
      erase: null,
      erasing: 'goes with its cart',
      stays: ['method'],
    },
  ],
}

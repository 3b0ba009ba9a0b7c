import type { PersonalData } from '#src/platform/personal-data/person.ts'

// A placed order keeps its own copy, so its cart is treated like the owner's other carts.
const whose = `owner_id = any(:owners) or lower(billing_address ->> 'email') = any(:emails)
  or lower(shipping_address ->> 'email') = any(:emails) or id in (select o.cart_id from shop_order o where o.id = any(:orders))`
const ofTheirs = `cart_id in (select id from cart where ${whose})`

/** What shoppers have chosen and not bought yet. */
export const cartData: PersonalData = {
  entries: [
    {
      table: 'cart',
      purpose: 'What a shopper has chosen, with the addresses and the greeting typed so far',
      period: null,
      basis: 'contract',
      title: { fi: 'Ostoskori', sv: 'Varukorg', en: 'Cart' },
      whose,
      hidden: ['id', 'owner_id', 'version', 'promoted'],
      erase: 'delete',
    },
    {
      table: 'cart_line',
      purpose: 'The goods of a cart, with what is engraved and who gets it',
      period: 'as long as its cart',
      basis: 'contract',
      title: { fi: 'Ostoskorin rivit', sv: 'Varukorgens rader', en: 'Lines of the cart' },
      whose: ofTheirs,
      hidden: ['id', 'cart_id'],
      erase: 'delete',
    },
  ],
}

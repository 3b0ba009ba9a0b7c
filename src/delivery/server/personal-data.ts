import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Delivery methods and their prices; a shopper's choice is stored with the cart and the parcel. */
export const deliveryData: PersonalData = {
  entries: [
    { table: 'shipping_method', purpose: 'Ways of delivery', period: 'for good', basis: null },
    { table: 'delivery_tariff', purpose: 'The delivery provider’s prices', period: 'until the next ones', basis: null },
  ],
}

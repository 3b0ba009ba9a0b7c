import type { PersonalData } from '#src/platform/personal-data/person.ts'

/** Ways of delivery and their prices; what a shopper chose is in the cart and the parcel. */
export const deliveryData: PersonalData = {
  entries: [
    { table: 'shipping_method', purpose: 'Ways of delivery', period: 'for good', basis: null },
    { table: 'delivery_tariff', purpose: 'The delivery provider’s prices', period: 'until the next ones', basis: null },
  ],
}

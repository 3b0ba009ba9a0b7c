import type { NewPromotionRow } from '../../src/promotions/server/promotion.store.ts'
import type { Conditions } from '../../src/promotions/rules/promotion.ts'

export type PromotionDefinition = Pick<NewPromotionRow, 'key' | 'name' | 'reward'> & {
  conditions?: Partial<Conditions>
  more?: Partial<Pick<NewPromotionRow, 'couponCodes' | 'isPublic' | 'limitTotal' | 'limitPerCustomer' | 'priority'>>
}

/** What the demo brand gives: three with a code, three that come by themselves to those who buy more of one kind. */
export const promotions: readonly PromotionDefinition[] = [
  {
    key: 'kerkka',
    name: {
      fi: 'Kerkän oma, 10 % alennusta',
      sv: 'Kerkkäs egen, 10 % rabatt',
      en: 'Kerkkä’s own, 10% off',
    },
    reward: { type: 'percentage', percent: 10 },
    conditions: { minTotalCents: 2_000 },
    more: { couponCodes: ['KERKKA10'], isPublic: true },
  },
  {
    key: 'tervetuloa',
    name: {
      fi: 'Tervetuloa, 5 € ensimmäisestä tilauksesta',
      sv: 'Välkommen, 5 € på första beställningen',
      en: 'Welcome, €5 off your first order',
    },
    reward: { type: 'fixed', amountCents: 500 },
    conditions: { minTotalCents: 3_000, firstOrder: true },
    more: { couponCodes: ['TERVETULOA'], limitTotal: 500, limitPerCustomer: 1 },
  },
  {
    key: 'kotiin',
    name: { fi: 'Postikulut meiltä', sv: 'Vi bjuder på frakten', en: 'Delivery on us' },
    reward: { type: 'freeShipping' },
    conditions: { minTotalCents: 2_500, countries: ['FIN'] },
    more: { couponCodes: ['KOTIIN'], isPublic: true },
  },
  {
    key: 'konvehtipoyta',
    name: {
      fi: 'Konvehtipöytä: 5 % yli 60 €, 10 % yli 100 €',
      sv: 'Konfektbordet: 5 % över 60 €, 10 % över 100 €',
      en: 'Praline table: 5% over €60, 10% over €100',
    },
    reward: {
      type: 'tiered',
      tiers: [
        { fromCents: 6_000, percent: 5 },
        { fromCents: 10_000, percent: 10 },
      ],
    },
    conditions: { categories: ['konvehdit'] },
  },
  {
    key: 'pastillit-4-3',
    name: {
      fi: 'Neljä pastillirasiaa kolmen hinnalla',
      sv: 'Fyra askar pastiller till priset av tre',
      en: 'Four boxes of pastilles for the price of three',
    },
    reward: { type: 'buyXGetY', buy: 3, get: 1, percent: 100 },
    conditions: { categories: ['pastillit'] },
  },
  {
    key: 'lahjan-kylkeen',
    name: {
      fi: 'Lahjan kylkeen pastillit, yli 80 €',
      sv: 'Pastiller på köpet till gåvor över 80 €',
      en: 'Pastilles with gifts over €80',
    },
    reward: { type: 'freeGift', code: 'KV4025' },
    conditions: { categories: ['lahjat'], minTotalCents: 8_000 },
  },
]

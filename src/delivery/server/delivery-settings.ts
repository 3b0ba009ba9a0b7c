import { Type } from 'typebox'
import { countries } from '#src/common/countries.ts'
import type { SettingGroup } from '#src/platform/settings/settings.ts'
import { listShippingMethods, saveShippingMethod, type ShippingMethodRow } from './delivery.store.ts'

const cents = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const days = Type.Integer({ minimum: 0, maximum: 90 })

export const deliverySettings: SettingGroup<ShippingMethodRow> = {
  name: 'delivery',
  summary:
    'ways of delivery: fee while the provider tells none, sum from which goods travel free (cents, null: never), ' +
    'countries, working days, greatest weight (grams)',
  schema: Type.Object({
    priceCents: cents,
    freeFromCents: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]),
    countryCodes: Type.Array(Type.Enum(countries.map(({ countryCode }) => countryCode)), {
      minItems: 1,
      uniqueItems: true,
    }),
    minDays: days,
    maxDays: days,
    isActive: Type.Boolean(),
    maxWeightGrams: Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()]),
  }),
  label: (id, _row, language, text) => text(language, `delivery/${id}`),
  list: async (executor) => new Map((await listShippingMethods(executor)).map((row) => [row.methodId, row])),
  save: (tx, _id, row) => saveShippingMethod(tx, row),
  faultOf: ({ minDays, maxDays }) => (minDays > maxDays ? 'maxDays' : null),
}

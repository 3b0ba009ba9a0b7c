import { Type } from 'typebox'

export const WarehouseParams = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9][a-z0-9-]*$' }),
})

/** GET /api/warehouse/{id} (C-3.12). Name and city are in the language asked for. */
export const Warehouse = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address: Type.Object({
    line1: Type.String(),
    postalCode: Type.String(),
    city: Type.String(),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-3; its name is in GET /api/markets' }),
  }),
  isPickupPoint: Type.Boolean({ description: 'shoppers may fetch their orders there' }),
})
export type Warehouse = Type.Static<typeof Warehouse>

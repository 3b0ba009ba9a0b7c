import { Type } from 'typebox'

/** Orders that came to an account with a sign-in. `until`: when the first of them can no longer be let go; null: there is none. */
export const AttachedOrders = Type.Object({
  orderNumbers: Type.Array(Type.String()),
  until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type AttachedOrders = Type.Static<typeof AttachedOrders>

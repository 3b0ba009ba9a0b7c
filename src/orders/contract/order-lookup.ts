import { Type } from 'typebox'

/* Opening an order without an account (C-5.4): number and address, a code by mail, a key. */

/** Both bounds are above every accepted length, so that faults can be reported by field. */
const orderNumber = Type.String({ maxLength: 400 })
const email = Type.String({ maxLength: 800 })

export const OrderLookupBody = Type.Object({ orderNumber, email }, { additionalProperties: false })
export type OrderLookupBody = Type.Static<typeof OrderLookupBody>

export const OrderLookupVerifyBody = Type.Object(
  { orderNumber, email, code: Type.String({ maxLength: 40 }) },
  { additionalProperties: false },
)
export type OrderLookupVerifyBody = Type.Static<typeof OrderLookupVerifyBody>

/** `orderNumber` is the number as it is written; `key` opens it for 30 days. */
export const OrderLookupAnswer = Type.Object({ orderNumber: Type.String(), key: Type.String() })
export type OrderLookupAnswer = Type.Static<typeof OrderLookupAnswer>

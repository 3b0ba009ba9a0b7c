import { Type } from 'typebox'
import { OrderParams } from '#src/orders/contract/order.ts'

export { OrderParams as ReceiptParams }

export const ReceiptQuery = Type.Object({
  /** Of the order's, or of its documents alone; not needed by whoever placed it. */
  key: Type.Optional(Type.String({ maxLength: 200 })),
  /** `K2026-000123`, or of a credit note `H2026-000045`; the newest receipt when left out. */
  number: Type.Optional(Type.String({ maxLength: 20 })),
})

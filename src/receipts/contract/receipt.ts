import { Type } from 'typebox'
import { OrderParams } from '#src/orders/contract/order.ts'

export { OrderParams as ReceiptParams }

export const ReceiptQuery = Type.Object({
  /** A key of the order, or of its documents alone; not needed by the shopper who placed it. */
  key: Type.Optional(Type.String({ maxLength: 200 })),
  /** `K2026-000123`, or a credit note's `H2026-000045`; the newest receipt when left out. */
  number: Type.Optional(Type.String({ maxLength: 20 })),
})

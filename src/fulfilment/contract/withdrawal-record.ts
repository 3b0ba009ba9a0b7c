import { Type } from 'typebox'

/* Statements of withdrawal: the resource `withdrawals`, by reference. */

const moment = Type.String({ format: 'date-time' })
const Named = Type.Object({ value: Type.String(), label: Type.String() })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const closed = (example: object) => ({ additionalProperties: false, examples: [example] })

export const WithdrawalRecord = Type.Object({
  reference: Type.String(),
  receivedAt: moment,
  /** The last day on which it is answered in time, `2026-12-08`. */
  answerBy: Type.String(),
  /** Null: no order has this number with this name or address. */
  orderNumber: orNull(Type.String()),
  typedOrderNumber: Type.String(),
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  language: Type.String(),
  isLate: Type.Boolean(),
  status: Named,
  /** What was answered to the shopper. */
  note: Type.String(),
  decidedAt: orNull(moment),
  decidedBy: orNull(Type.String()),
  isRefunded: Type.Boolean(),
  /** Empty: all that the right covers. */
  lines: Type.Array(
    Type.Object({
      position: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      quantity: Type.Integer(),
      isExcluded: Type.Boolean(),
    }),
  ),
  /** Lines of a statement that waits of which pieces were refunded or withdrawn from before; `left` can be refunded. */
  shortOf: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), stated: Type.Integer(), left: Type.Integer() }),
  ),
  /** Other statements about the same order. */
  others: Type.Array(Type.Object({ reference: Type.String(), receivedAt: moment, status: Named })),
})
export type WithdrawalRecord = Type.Static<typeof WithdrawalRecord>

const words = Type.String({ maxLength: 4_000 })
/**
 * accept: the note is mailed to the shopper, among the words that the mail has without it. Where the record is short of
 * something it is refused, unless `partly` is true: then what can be refunded is accepted.
 */
export const AcceptBody = Type.Object(
  { note: Type.Optional(words), partly: Type.Optional(Type.Boolean()) },
  closed({ note: '' }),
)
/** refuse: the reason is mailed to the shopper. */
export const RefuseBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 4_000 }) },
  closed({ reason: 'Aika on kulunut umpeen.' }),
)
/**
 * refund: the lines of the statement; `restock` as for a refund of an order. `expectedCents` is the sum that was shown, and the
 * refund is refused when it is another by then; left out: whatever the sum is.
 */
export const WithdrawalRefundBody = Type.Object(
  { restock: Type.Boolean(), expectedCents: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })) },
  closed({ restock: false, expectedCents: 1_310 }),
)
/** `POST /api/admin/withdrawals/{reference}/refund-preview`: the sum of that refund; nothing is done. */
export const WithdrawalPreviewBody = Type.Object({ restock: Type.Boolean() }, closed({ restock: false }))
export const WithdrawalPreview = Type.Object({ totalCents: Type.Integer() })
export type WithdrawalPreview = Type.Static<typeof WithdrawalPreview>

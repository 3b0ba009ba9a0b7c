import { Type } from 'typebox'
import { Address } from '#src/common/address.ts'

/*
 * An order as the back office reads it, `GET /api/admin/orders/{number}`, in addition to `id`, `version` and `actions`. Sums are whole
 * cents, moments ISO 8601 in UTC; lines and parcels are named by `position` and `number`.
 */

const moment = Type.String({ format: 'date-time' })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const code = Type.String()
const words = Type.String()

/** A value of the wire with its words in the reader's language. */
const Named = Type.Object({ value: code, label: words })

export const RecordLine = Type.Object({
  position: Type.Integer(),
  parcel: Type.Integer(),
  code,
  name: words,
  imageUrl: Type.String(),
  quantity: Type.Integer(),
  /** Pieces that were sent. */
  sentQuantity: Type.Integer(),
  /** Pieces that wait to be sent. */
  leftToSend: Type.Integer(),
  refundedQuantity: Type.Integer(),
  /** Pieces that were left out without money. */
  leftOutQuantity: Type.Integer(),
  /** Refunded or left-out pieces that still lie in the packed parcel. */
  takeOutQuantity: Type.Integer(),
  unitCents: Type.Integer(),
  /** What was paid for all pieces, after every promotion. */
  paidCents: Type.Integer(),
  taxRate: Type.Number(),
  isGift: Type.Boolean(),
  /** What an engraved tablet says, line by line; empty for everything else. */
  engraved: Type.Array(Type.String()),
})
export type RecordLine = Type.Static<typeof RecordLine>

export const RecordParcel = Type.Object({
  number: Type.Integer(),
  kind: Type.Enum(['goods', 'tablet', 'gift-card']),
  status: Named,
  method: Named,
  /** Id of the parcel in the packing queue; null for gift cards, which are mailed. */
  packingId: orNull(Type.String()),
  feeCents: Type.Integer(),
  address: Address,
  pickupPoint: orNull(Type.Object({ name: words, street: words, postalCode: words, city: words })),
  deliverBy: orNull(Type.String()),
  carrier: words,
  trackingNumber: Type.String(),
  trackingUrl: Type.String(),
  packedAt: orNull(moment),
  shippedAt: orNull(moment),
  deliveredAt: orNull(moment),
  /** What may be done to it now: `pack`, `ship`, `deliver`, `take-back`, `take-apart`. */
  actions: Type.Array(Type.String()),
})
export type RecordParcel = Type.Static<typeof RecordParcel>

const modification = Type.Enum(['requested', 'accepted', 'confirmed', 'failed'])
const RecordCapture = Type.Object({
  amountCents: Type.Integer(),
  status: modification,
  at: moment,
  pspReference: orNull(Type.String()),
})
const RecordRefund = Type.Object({
  id: Type.String(),
  cardCents: Type.Integer(),
  giftCardCents: Type.Integer(),
  shippingCents: Type.Integer(),
  otherCents: Type.Integer(),
  lines: Type.Array(Type.Object({ position: Type.Integer(), quantity: Type.Integer(), cents: Type.Integer() })),
  reason: words,
  status: modification,
  /** The card was not charged yet, and is charged so much less. */
  isNotCharged: Type.Boolean(),
  isRestocked: Type.Boolean(),
  withdrawalReference: orNull(Type.String()),
  at: moment,
  by: words,
})
export const RecordMoney = Type.Object({
  totalCents: Type.Integer(),
  goodsCents: Type.Integer(),
  shippingCents: Type.Integer(),
  promotionCents: Type.Integer(),
  taxCents: Type.Integer(),
  giftCardCents: Type.Integer(),
  /** The card's part. */
  payableCents: Type.Integer(),
  authorisedCents: Type.Integer(),
  capturedCents: Type.Integer(),
  refundedCents: Type.Integer(),
  /** What a refund can give back at most; null while that is unknown: a capture is under way, or the money is lost. */
  refundableCents: orNull(Type.Integer()),
  captures: Type.Array(RecordCapture),
  refunds: Type.Array(RecordRefund),
  taxes: Type.Array(Type.Object({ rate: Type.Number(), netCents: Type.Integer(), taxCents: Type.Integer() })),
  discounts: Type.Array(Type.Object({ name: words, code: Type.String(), amountCents: Type.Integer() })),
  /** PDFs open at `GET /api/admin/orders/{number}/receipts/{receipt}`. */
  receipts: Type.Array(
    Type.Object({
      kind: Type.Enum(['receipt', 'credit-note']),
      number: Type.String(),
      issuedOn: Type.String(),
      totalCents: Type.Integer(),
    }),
  ),
})
export type RecordMoney = Type.Static<typeof RecordMoney>

/** Entries of the order's own events and of the audit, newest first. */
export const TimelineEntry = Type.Object({
  at: moment,
  kind: Type.Enum(['event', 'audit']),
  /** `order-placed` of an event, `order.read` of the audit. */
  key: Type.String(),
  text: words,
  detail: words,
  /** Words for the actor: the name of staff, what the shopper and the shop's own work are; empty where no actor is known. */
  by: words,
})
export type TimelineEntry = Type.Static<typeof TimelineEntry>

export const OrderRecord = Type.Object({
  orderNumber: Type.String(),
  accountingNumber: Type.Integer(),
  createdAt: moment,
  language: Type.String(),
  status: Named,
  paymentStatus: Named,
  /** Until then it can be paid; null: it does not wait for a payment. */
  payableUntil: orNull(moment),
  returnStatus: Named,
  /** The account that the order belongs to; null for a guest. */
  customerId: orNull(Type.String()),
  shippingAddress: Address,
  billingAddress: Address,
  greeting: words,
  couponCode: orNull(Type.String()),
  isBulk: Type.Boolean(),
  weightGrams: Type.Integer(),
  disputedAt: orNull(moment),
  holds: Type.Array(
    Type.Object({
      reason: Named,
      detail: words,
      since: orNull(moment),
      /** May be released as the order is now. */
      canRelease: Type.Boolean(),
    }),
  ),
  lines: Type.Array(RecordLine),
  parcels: Type.Array(RecordParcel),
  money: RecordMoney,
  /** Newest first. */
  notes: Type.Array(Type.Object({ id: Type.Integer(), at: moment, by: words, text: words })),
  /** Open ones first. */
  tasks: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Named,
      detail: words,
      createdAt: moment,
      doneAt: orNull(moment),
      doneBy: orNull(words),
    }),
  ),
  withdrawals: Type.Array(
    Type.Object({ reference: Type.String(), receivedAt: moment, status: Type.String(), answerBy: Type.String() }),
  ),
  /** Newest first. */
  mails: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      subject: words,
      status: Type.Enum(['waiting', 'sending', 'sent', 'failed']),
      at: moment,
      sentAt: orNull(moment),
    }),
  ),
  /** Orders of the same account or e-mail address, newest first. */
  otherOrders: Type.Array(
    Type.Object({
      orderNumber: Type.String(),
      createdAt: moment,
      status: Named,
      totalCents: Type.Integer(),
    }),
  ),
  timeline: Type.Array(TimelineEntry),
})
export type OrderRecord = Type.Static<typeof OrderRecord>

/* Bodies of the actions, as their JSON schemas in the description say too. */

/** The description of the API shows the example. */
const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const strict = { additionalProperties: false }
/** The ordinary parcel is number 0. */
const Parcels = Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 50 }), { minItems: 1, maxItems: 50 }))
export const NoBody = Type.Object({}, closed({}))
/** pack, deliver, take-apart: without parcels all that can be moved. */
export const ParcelsBody = Type.Object({ parcels: Parcels }, closed({ parcels: [1] }))
/** ship: a number of one's own replaces the label's; then it is for one parcel. */
export const ShipBody = Type.Object(
  {
    parcels: Parcels,
    carrier: Type.Optional(Type.String({ maxLength: 60 })),
    trackingNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** The carrier's page of the parcel. */
    trackingUrl: Type.Optional(Type.String({ pattern: '^https://\\S+$', maxLength: 190 })),
  },
  closed({ parcels: [1], trackingNumber: 'JJFI60000000001' }),
)
export type ShipBody = Type.Static<typeof ShipBody>
/** take-back */
export const TakeBackBody = Type.Object(
  { parcels: Parcels, restock: Type.Boolean() },
  closed({ parcels: [1], restock: true }),
)

const pieces = Type.Array(
  Type.Object(
    { position: Type.Integer({ minimum: 0, maximum: 1_000 }), quantity: Type.Integer({ minimum: 1, maximum: 10_000 }) },
    strict,
  ),
  { maxItems: 200 },
)
const sums = {
  lines: pieces,
  /** What is left of the delivery fee. */
  shipping: Type.Boolean(),
  /** For neither goods nor delivery. */
  otherCents: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  /** Packed or returned goods are undamaged and go back into stock. */
  restock: Type.Boolean(),
}
export const refundReasonMax = 300
const sumsExample = { lines: [{ position: 0, quantity: 1 }], shipping: false, otherCents: 0, restock: false }
/** refund */
export const RefundBody = Type.Object(
  {
    ...sums,
    /** `all`: whatever is left of the order, its delivery too. */
    lines: Type.Union([pieces, Type.Literal('all')]),
    reason: Type.String({ minLength: 1, maxLength: refundReasonMax }),
    /** The accepted statement that the money is given back for. */
    withdrawalReference: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed({ ...sumsExample, reason: 'Rikkoutui matkalla' }),
)
export type RefundBody = Type.Static<typeof RefundBody>
/** `POST /api/admin/orders/{number}/refund-preview`: what a refund of this would do; nothing is done. */
export const RefundPreviewBody = Type.Object(sums, closed(sumsExample))
export type RefundPreviewBody = Type.Static<typeof RefundPreviewBody>
export const RefundPreview = Type.Object({
  lines: Type.Array(Type.Object({ position: Type.Integer(), quantity: Type.Integer(), cents: Type.Integer() })),
  shippingCents: Type.Integer(),
  otherCents: Type.Integer(),
  totalCents: Type.Integer(),
  cardCents: Type.Integer(),
  giftCardCents: Type.Integer(),
  /** The card was not charged yet, and will be charged so much less. */
  isNotCharged: Type.Boolean(),
  /** What is left to refund afterwards. */
  leftCents: Type.Integer(),
  /** The order ends with it. */
  endsOrder: Type.Boolean(),
  /** Pieces that packed parcels would have to be opened for. */
  takeOut: Type.Array(Type.Object({ parcel: Type.Integer(), code: Type.String(), quantity: Type.Integer() })),
})
export type RefundPreview = Type.Static<typeof RefundPreview>

const holdReasonMax = 300
/** hold: by a person, for a reason in words that no shopper reads. */
export const HoldBody = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: holdReasonMax }) },
  closed({ reason: 'Soitetaan asiakkaalle' }),
)
/** release: a `reason.value` of `holds`. */
export const ReleaseBody = Type.Object(
  { reason: Type.String({ maxLength: 40 }), note: Type.Optional(Type.String({ maxLength: holdReasonMax })) },
  closed({ reason: 'staff' }),
)
/** leave-out: before packing; no money goes back. */
export const LeaveOutBody = Type.Object(
  {
    lines: Type.Array(pieces.items, { minItems: 1, maxItems: 200 }),
    /** "refunded otherwise", "replaced by …". */
    reason: Type.String({ minLength: 1, maxLength: 300 }),
  },
  closed({ lines: [{ position: 0, quantity: 1 }], reason: 'Loppui hyllystä' }),
)
/** note */
export const orderNoteMax = 2_000
export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: orderNoteMax }) },
  closed({ text: 'Soitettu asiakkaalle' }),
)
/** close-task: an `id` of `tasks`. */
export const CloseTaskBody = Type.Object({ task: Type.Integer() }, closed({ task: 1 }))
/** resend: the confirmation, or the receipts and credit notes. */
export const ResendBody = Type.Object(
  { mail: Type.Enum(['confirmation', 'receipts']) },
  closed({ mail: 'confirmation' }),
)

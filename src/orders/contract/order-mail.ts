import type { MailBase, MailOf } from '#src/common/mail.ts'
import type { Order } from './order.ts'
import type { WithdrawalNotice } from './withdrawal.ts'

/** Why a paid order was cancelled. */
export type CancelCause = 'engraving' | 'shopper' | 'shop'

/** What a person has to see to about an order; those in capitals are events of the payment provider. */
export const taskKinds = [
  'CAPTURE',
  'CAPTURE_FAILED',
  'CANCELLATION',
  'TECHNICAL_CANCEL',
  'CANCEL_OR_REFUND',
  'REFUND',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'VOID_PENDING_REFUND',
  'EXPIRE',
  'NOTIFICATION_OF_CHARGEBACK',
  'REQUEST_FOR_INFORMATION',
  'CHARGEBACK',
  'SECOND_CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'NOTIFICATION_OF_FRAUD',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
  'PREARBITRATION_OPEN',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'capture-refused',
  'capture-unanswered',
  'refund-refused',
  'refund-unanswered',
  'refund-elsewhere',
  'request-refused',
  'authorisation-ends',
  'stock-short',
  'unprintable-name',
  // Raised by the migration that split reservations of stock.
  'stock-split',
  'refunded-pieces',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Things of one kind that wait for a person. */
export interface DigestPart {
  name: 'to-pack' | 'on-hold' | 'tasks' | 'withdrawals' | 'low-stock'
  count: number
  /** The first of them. */
  rows: string[]
}

/** What each mail says, in addition to the order, which is presented in its own language. Addresses are absolute. */
interface AboutOrder {
  'order-confirmation': { order: Order; orderUrl: string; withdrawalUrl: string }
  'payment-failed': {
    order: Order
    /** Brings the lines back into the visitor's cart. */
    cartUrl: string
    /** Money had been taken and is on its way back. */
    isReversed: boolean
  }
  'order-cancelled': { order: Order; cartUrl: string; isReversed: boolean; cause: CancelCause }
  /** `parcels`: ids of the shipments it is about. */
  'order-shipped': { order: Order; orderUrl: string; parcels: readonly number[] }
  'order-partly-shipped': { order: Order; orderUrl: string; parcels: readonly number[] }
  'pickup-ready': { order: Order; orderUrl: string; parcels: readonly number[] }
  /** Sums are empty where nothing went there. `isNotCharged`: the card's is not taken at all. `notSent`: goods that it was for. */
  'refund-issued': {
    order: Order
    orderUrl: string
    toCard: string
    toGiftCard: string
    isNotCharged: boolean
    notSent: readonly { name: string; quantity: number }[]
    creditNoteUrl: string
  }
  /** The order's receipts and credit notes, sent once more. */
  'order-papers': { order: Order; orderUrl: string }
  'withdrawal-receipt': { notice: WithdrawalNotice }
  'withdrawal-decision': { notice: WithdrawalNotice; isAccepted: boolean; note: string }
  /** All its money had gone back before. */
  'withdrawal-settled': { notice: WithdrawalNotice }
  'order-access-code': { orderNumber: string; code: string; minutes: number }
  /** A mail to the shop's operators. `what` is a kind of task, or the provider's word; `answerBy` a day of the shop. */
  'ops-alert': {
    count: number
    items: readonly { about: string; what: string; detail: string; answerBy?: string }[]
  }
  /** `day` of the shop, `2026-11-24`. */
  'ops-digest': { day: string; parts: readonly DigestPart[] }
}

export type OrderMailKind = keyof AboutOrder
export type OrderMail<Kind extends OrderMailKind = OrderMailKind> = MailOf<AboutOrder, Kind>
/** What the mail templates are given. */
export type OrderMailInput<Kind extends OrderMailKind = OrderMailKind> = OrderMail<Kind> & MailBase

/** Value in minor units (cents). */
export type Amount = { currency: string; value: number }

export type ResultCode = 'Authorised' | 'Refused' | 'Cancelled' | 'Pending' | 'RedirectShopper'
export type FinalResultCode = 'Authorised' | 'Refused' | 'Cancelled'
export type Refusal = { refusalReason: string; refusalReasonCode: string }

/** What an idempotency key was used for, and the answer that every repetition gets. */
export type StoredAnswer = { key: string; requestHash: string; status: number; body: string }

export type NotificationItem = {
  eventCode: string
  success: 'true' | 'false'
  pspReference: string
  originalReference?: string
  merchantReference: string
  merchantAccountCode: string
  amount: Amount
  eventDate: string
  paymentMethod: string
  reason: string
  operations?: readonly string[]
  additionalData?: Readonly<Record<string, string>>
}

/** `dueAt`: not before this time, in milliseconds since 1970. */
export type QueuedWebhook = { id: string; dueAt: number; item: NotificationItem }

export type PaymentCreated = {
  pspReference: string
  merchantReference: string
  merchantAccount: string
  amount: Amount
  returnUrl: string
  /** Such as `fi-FI`. */
  locale: string
  brand: string
  lastFour: string
  holderName: string | null
  /** Id of the 3-D Secure page and the opaque value that the shop gets back from it. Null without a challenge. */
  challenge: { id: string; redirectResult: string; returnsToShop: boolean } | null
  resultCode: ResultCode
  refusal: Refusal | null
  /** An undecided payment gets this result by itself at `at` (milliseconds since 1970). Null when decided at once. */
  settles: { at: number; resultCode: FinalResultCode; refusal: Refusal | null } | null
}

export type ModificationAction = 'capture' | 'refund' | 'cancel' | 'reversal' | 'technical-cancel'

/**
 * Everything that happened, one line each. An event carries the answer kept for its idempotency key and the webhooks it
 * causes, so that no kill can leave a charge without them.
 */
export type LedgerEvent = (
  | { kind: 'payment-created'; payment: PaymentCreated }
  | {
      kind: 'payment-settled'
      pspReference: string
      resultCode: FinalResultCode
      refusal: Refusal | null
      cause: 'challenge' | 'timer' | 'cancel' | 'control'
    }
  | {
      kind: 'modification-received'
      pspReference: string
      /** Null: a technical cancel of a reference that is not known. */
      paymentPspReference: string | null
      action: ModificationAction
      merchantReference: string
      amount: Amount
      success: boolean
      reason: string
    }
  | { kind: 'details-answered'; pspReference: string }
  | { kind: 'webhooks-added'; cause: string }
  | { kind: 'webhook-delivered'; webhookId: string; status: number }
  | { kind: 'webhook-failed'; webhookId: string; problem: string; attempt: number; nextAttemptAt: number }
) & { kept?: StoredAnswer; webhooks?: readonly QueuedWebhook[] }

/** `seq` counts from 1 without gaps; `at` is an ISO time. */
export type LedgerEntry = { seq: number; at: string } & LedgerEvent

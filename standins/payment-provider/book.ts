import type {
  FinalResultCode,
  StoredAnswer,
  LedgerEntry,
  ModificationAction,
  PaymentCreated,
  QueuedWebhook,
} from './ledger-events.ts'

export type Payment = PaymentCreated & {
  createdAt: string
  capturedValue: number
  refundedValue: number
  isCancelled: boolean
  modifications: { pspReference: string; action: ModificationAction; value: number; success: boolean }[]
}

export type WebhookInQueue = QueuedWebhook & { attempts: number; nextAttemptAt: number; lastProblem: string | null }

/** The present state, made from the ledger's entries and from nothing else: replaying the file gives the same book. */
export type Book = {
  payments: Map<string, Payment>
  storedAnswers: Map<string, StoredAnswer>
  challenges: Map<string, Payment>
  redirectResults: Map<string, Payment>
  byReference: Map<string, Payment[]>
  /** Payments that are neither authorised, refused nor cancelled yet. */
  unsettled: Map<string, Payment>
  webhooks: Map<string, WebhookInQueue>
}

export function emptyBook(): Book {
  return {
    payments: new Map(),
    storedAnswers: new Map(),
    challenges: new Map(),
    redirectResults: new Map(),
    byReference: new Map(),
    unsettled: new Map(),
    webhooks: new Map(),
  }
}

export function bookFrom(entries: readonly LedgerEntry[]): Book {
  const book = emptyBook()
  for (const entry of entries) applyEntry(book, entry)
  return book
}

export function applyEntry(book: Book, entry: LedgerEntry): void {
  if (entry.kept) book.storedAnswers.set(entry.kept.key, entry.kept)
  for (const webhook of entry.webhooks ?? []) {
    book.webhooks.set(webhook.id, { ...webhook, attempts: 0, nextAttemptAt: webhook.dueAt, lastProblem: null })
  }
  switch (entry.kind) {
    case 'payment-created':
      return addPayment(book, entry.payment, entry.at)
    case 'payment-settled':
      return settle(book, entry.pspReference, entry.resultCode, entry.refusal)
    case 'modification-received':
      return modify(book, entry)
    case 'webhook-delivered':
      book.webhooks.delete(entry.webhookId)
      return
    case 'webhook-failed':
      return delayWebhook(book, entry)
    case 'details-answered':
    case 'webhooks-added':
      return
  }
}

export function isSettled(payment: Payment): boolean {
  return payment.resultCode !== 'Pending' && payment.resultCode !== 'RedirectShopper'
}

function addPayment(book: Book, created: PaymentCreated, createdAt: string): void {
  const payment: Payment = {
    ...created,
    createdAt,
    capturedValue: 0,
    refundedValue: 0,
    isCancelled: false,
    modifications: [],
  }
  book.payments.set(payment.pspReference, payment)
  book.byReference.set(payment.merchantReference, [...(book.byReference.get(payment.merchantReference) ?? []), payment])
  if (!isSettled(payment)) book.unsettled.set(payment.pspReference, payment)
  if (payment.challenge) {
    book.challenges.set(payment.challenge.id, payment)
    book.redirectResults.set(payment.challenge.redirectResult, payment)
  }
}

function settle(book: Book, pspReference: string, code: FinalResultCode, refusal: PaymentCreated['refusal']): void {
  const payment = book.payments.get(pspReference)
  if (!payment) return
  payment.resultCode = code
  payment.refusal = refusal
  payment.settles = null
  book.unsettled.delete(pspReference)
}

function modify(book: Book, entry: Extract<LedgerEntry, { kind: 'modification-received' }>): void {
  const payment = entry.paymentPspReference === null ? undefined : book.payments.get(entry.paymentPspReference)
  if (!payment) return
  const { pspReference, action, success } = entry
  payment.modifications.push({ pspReference, action, value: entry.amount.value, success })
  if (!success) return
  if (action === 'capture') payment.capturedValue += entry.amount.value
  else if (action === 'refund') payment.refundedValue += entry.amount.value
  else if (action === 'reversal' && payment.capturedValue > 0) payment.refundedValue += entry.amount.value
  else {
    payment.isCancelled = true
    if (!isSettled(payment)) settle(book, payment.pspReference, 'Cancelled', null)
  }
}

function delayWebhook(book: Book, entry: Extract<LedgerEntry, { kind: 'webhook-failed' }>): void {
  const webhook = book.webhooks.get(entry.webhookId)
  if (!webhook) return
  webhook.attempts = entry.attempt
  webhook.nextAttemptAt = entry.nextAttemptAt
  webhook.lastProblem = entry.problem
}

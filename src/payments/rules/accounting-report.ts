import { csvFields } from '#src/common/csv-table.ts'

/*
 * The provider's payment accounting report (Adyen): a CSV file with a line for each new state of each payment, whose
 * `Psp Reference` is always the payment's. A file covers some days, so a payment may have some of its lines in another one.
 */

/** What a report says of one payment, in cents. */
export interface ReportedPayment {
  pspReference: string
  merchantReference: string
  currency: string
  /** Null: the file does not have the line of its authorisation. */
  authorisedCents: number | null
  capturedCents: number
  refundedCents: number
  /** Cancelled or expired: nothing can be taken any more. */
  isEnded: boolean
}

export type ReportFault = { line: number; reason: 'header' | 'fields' | 'amount' }

const columns = {
  account: 'merchant account',
  psp: 'psp reference',
  reference: 'merchant reference',
  type: 'record type',
  currency: 'main currency',
  amount: 'main amount',
} as const
type Column = keyof typeof columns

/** Reads the payments of one merchant account that reached an authorisation. Lines of types that it does not know say nothing. */
export function readAccountingReport(text: string, merchantAccount: string): ReportedPayment[] | ReportFault {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n/)
  const header = csvFields(lines[0] ?? '', ',')?.map((name) => name.toLowerCase()) ?? []
  const at = (column: Column): number => header.indexOf(columns[column])
  if ((Object.keys(columns) as Column[]).some((column) => at(column) < 0)) return { line: 1, reason: 'header' } // its own keys
  const payments = new Map<
    string,
    ReportedPayment & { sent: number; settled: number; sentBack: number; back: number }
  >()
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const fields = csvFields(line, ',')
    if (fields === null || fields.length < header.length) return { line: index + 1, reason: 'fields' }
    const of = (column: Column): string => fields[at(column)] ?? ''
    if (of('account') !== merchantAccount) continue
    const cents = centsOf(of('amount'))
    if (cents === null) return { line: index + 1, reason: 'amount' }
    const pspReference = of('psp')
    const payment = payments.get(pspReference) ?? {
      pspReference,
      merchantReference: of('reference'),
      currency: of('currency'),
      authorisedCents: null,
      capturedCents: 0,
      refundedCents: 0,
      isEnded: false,
      sent: 0,
      settled: 0,
      sentBack: 0,
      back: 0,
    }
    payments.set(pspReference, payment)
    const type = of('type')
    if (type === 'Authorised') payment.authorisedCents = cents
    else if (type === 'SentForSettle') payment.sent += cents
    else if (/^Settled/.test(type)) payment.settled += cents
    else if (type === 'CaptureFailed') payment.sent -= cents
    else if (type === 'SentForRefund') payment.sentBack += cents
    else if (/^Refunded(?!Reversed)/.test(type)) payment.back += cents
    else if (type === 'RefundFailed' || type === 'RefundedReversed') payment.sentBack -= cents
    else if (type === 'Cancelled' || type === 'Expired') payment.isEnded = true
  }
  return [...payments.values()]
    .map(({ sent, settled, sentBack, back, ...payment }) => ({
      ...payment,
      // Each step has two lines, when it is sent and when it is done, which may be days apart.
      capturedCents: Math.max(sent, settled, 0),
      refundedCents: Math.max(sentBack, back, 0),
    }))
    .filter(({ authorisedCents, capturedCents, isEnded }) => authorisedCents !== null || capturedCents > 0 || isEnded)
}

/** Cents of `12.50` or `-12.5`; a file writes refunds with or without a sign. Null for anything else. */
function centsOf(amount: string): number | null {
  if (amount === '') return 0
  return /^-?\d+(\.\d{1,2})?$/.test(amount) ? Math.abs(Math.round(Number(amount) * 100)) : null
}

/** What the shop has of the same payment. */
export interface KnownPayment {
  orderNumber: string
  /** The attempt's state. */
  status: string
  amountCents: number
  capturedCents: number
  refundedCents: number
}

export type Difference = 'lost' | 'unpaid-here' | 'sum' | 'capture' | 'refund' | 'not-given-back'

/** How the shop's books differ from the report; empty when they agree. Null: the shop does not know the payment. */
export function differencesOf(reported: ReportedPayment, known: KnownPayment | null): Difference[] {
  const { authorisedCents, capturedCents, refundedCents, isEnded } = reported
  const isBack = isEnded || (capturedCents > 0 && refundedCents >= capturedCents)
  if (known === null) return isBack ? [] : ['lost']
  if (known.status === 'Reversed') return isBack ? [] : ['not-given-back']
  const isPaidHere = known.status === 'Authorised'
  return [
    ...(!isPaidHere && !isBack ? (['unpaid-here'] as const) : []),
    ...(authorisedCents !== null && authorisedCents !== known.amountCents ? (['sum'] as const) : []),
    ...(isPaidHere && capturedCents > 0 && capturedCents !== known.capturedCents ? (['capture'] as const) : []),
    ...(isPaidHere && refundedCents > known.refundedCents ? (['refund'] as const) : []),
  ]
}

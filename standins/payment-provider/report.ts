import type { Provider } from './provider.ts'
import type { NotificationItem } from './ledger-events.ts'

/** Standard columns of the provider's payment accounting report, as its manual lists them. */
const columns = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Booking Date',
  'TimeZone',
  'Main Currency',
  'Main Amount',
  'Record Type',
]
const recordTypes = { capture: 'SentForSettle', refund: 'SentForRefund', cancel: 'Cancelled' } as const

export const reportName = (day: string): string => `payments_accounting_report_${day.replaceAll('-', '_')}.csv`

/** The file of one day (UTC), or of all days: a line for each new state of each payment. */
export function accountingReport(provider: Provider, day: string | null): string {
  const lines: string[] = [columns.join(',')]
  for (const entry of provider.ledger.entries()) {
    if (day !== null && !entry.at.startsWith(day)) continue
    const add = (pspReference: string, type: string, value?: number): void => {
      const payment = provider.book.payments.get(pspReference)
      if (!payment) return
      const { merchantAccount, merchantReference, brand, amount } = payment
      const at = entry.at.slice(0, 19).replace('T', ' ')
      const sum = ((value ?? amount.value) / 100).toFixed(2)
      const reference = `"${merchantReference.replaceAll('"', '""')}"`
      lines.push(
        ['Konvehti', merchantAccount, pspReference, reference, brand, at, 'UTC', amount.currency, sum, type].join(','),
      )
    }
    if (entry.kind === 'payment-created') {
      const { pspReference, resultCode } = entry.payment
      add(pspReference, 'Received')
      if (resultCode === 'Authorised' || resultCode === 'Refused') add(pspReference, resultCode)
    } else if (entry.kind === 'payment-settled') add(entry.pspReference, entry.resultCode)
    else if (entry.kind === 'modification-received' && entry.success && entry.paymentPspReference !== null) {
      const payment = provider.book.payments.get(entry.paymentPspReference)
      const { action } = entry
      if (action === 'reversal') add(entry.paymentPspReference, payment?.capturedValue ? 'SentForRefund' : 'Cancelled')
      else
        add(
          entry.paymentPspReference,
          action === 'technical-cancel' ? 'Cancelled' : recordTypes[action],
          entry.amount.value,
        )
    }
  }
  return `${lines.join('\n')}\n`
}

/** Tells that the file is there: its name is the reference, its address the reason. */
export const reportItem = (provider: Provider, day: string, url: string): NotificationItem => ({
  eventCode: 'REPORT_AVAILABLE',
  success: 'true',
  pspReference: reportName(day),
  merchantReference: '',
  merchantAccountCode: provider.settings.merchantAccount,
  amount: { currency: 'EUR', value: 0 },
  eventDate: provider.now().toISOString(),
  paymentMethod: '',
  reason: url,
})

import { formatShopTime } from '#src/common/shop-time.ts'
import type { Difference } from '#src/payments/rules/accounting-report.ts'
import { done, failed, type Operation, readSmall } from './operation.ts'

const reportBytes = 500_000_000

const texts: Readonly<Record<Difference, string>> = {
  lost: 'paid there, and the shop has no such payment',
  'unpaid-here': 'paid there, and not here',
  sum: 'another sum was authorised than was asked for',
  capture: 'another sum was taken than the shop asked for',
  refund: 'more was given back there than here',
  'not-given-back': 'to be given back by the shop, and still there',
}

/** Compares the provider's books with the shop's (docs/production/backup.md). */
export const reconcileOperation: Operation = {
  name: ['payments', 'reconcile'],
  usage: '[file]',
  summary:
    'what the provider’s payment accounting report says otherwise than the shop; without a file: reports announced',
  whileRestored: true,
  run: async ({ reconciliation, actor }, [name]) => {
    if (name === undefined) {
      const reports = await reconciliation.listReports(actor)
      const lines = reports.map((one) => `${formatShopTime(one.announcedAt)}  ${one.name}  ${one.url}`)
      return done(lines.join('\n') || 'No report was announced: fetch one from the provider’s pages')
    }
    const file = await readSmall(name, reportBytes)
    if ('ok' in file) return file
    const compared = await reconciliation.compare(file.text, actor)
    if ('reason' in compared)
      return failed(
        `Line ${compared.line} is none of a payment accounting report (${compared.reason}). Nothing was compared`,
      )
    const { payments, differing } = compared
    if (differing.length === 0) return done(`${payments} payments, and the shop has them all alike`)
    const lines = differing.map(({ reported, known, differences }) => {
      const cents = reported.authorisedCents ?? reported.capturedCents
      const about = `${reported.pspReference}  ${reported.merchantReference}  ${(cents / 100).toFixed(2)} ${reported.currency}`
      return `${about}  ${known?.orderNumber ?? 'no order'}  ${differences.map((one) => texts[one]).join('; ')}`
    })
    return failed([`${differing.length} of ${payments} payments differ:`, ...lines].join('\n'))
  },
}

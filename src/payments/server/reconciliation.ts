import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import type { Database } from '#src/platform/database/database.ts'
import {
  type Difference,
  differencesOf,
  type KnownPayment,
  readAccountingReport,
  type ReportedPayment,
  type ReportFault,
} from '../rules/accounting-report.ts'
import { listAnnouncedReports, listKnownPayments } from './reconciliation.store.ts'

export interface Reconciliation {
  payments: number
  differing: { reported: ReportedPayment; known: KnownPayment | null; differences: Difference[] }[]
}

const paymentsAtOnce = 1_000

/** Compares the provider's report with the shop's books, after a restore or when in doubt. It changes nothing. */
export function createReconciliation({ db, merchantAccount }: { db: Database; merchantAccount: string }) {
  return {
    /** Files that the provider has announced by an event, the latest first; an operator fetches them from its pages. */
    async listReports(actor: ShopActor): Promise<{ name: string; url: string; announcedAt: Date }[]> {
      authorise(actor, 'payments:read')
      return listAnnouncedReports(db)
    },

    /** `file`: the content of a payment accounting report. */
    async compare(file: string, actor: ShopActor): Promise<Reconciliation | ReportFault> {
      authorise(actor, 'payments:read')
      const reported = readAccountingReport(file, merchantAccount)
      if (!Array.isArray(reported)) return reported
      const differing: Reconciliation['differing'] = []
      for (let from = 0; from < reported.length; from += paymentsAtOnce) {
        const step = reported.slice(from, from + paymentsAtOnce)
        const found = await listKnownPayments(
          db,
          step.map(({ pspReference }) => pspReference),
          step.map(({ merchantReference }) => merchantReference),
        )
        const byPsp = new Map(found.map((one) => [one.pspReference, one]))
        const byReference = new Map(found.map((one) => [one.merchantReference, one]))
        for (const one of step) {
          const known = byPsp.get(one.pspReference) ?? byReference.get(one.merchantReference) ?? null
          const differences = differencesOf(one, known)
          if (differences.length > 0) differing.push({ reported: one, known, differences })
        }
      }
      return { payments: reported.length, differing }
    },
  }
}

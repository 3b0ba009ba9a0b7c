import type { Database } from '#src/platform/database/database.ts'
import { planned } from '#src/platform/resources/list-query.ts'
import { defineReport, type Report } from '#src/platform/resources/report.ts'
import { listVat } from './vat-report.store.ts'

const money = { kind: 'money', sums: true } as const

/** Value added tax from the books: what orders say may change, what was issued does not. */
export const vatReport = ({ db }: { db: Database }): Report =>
  defineReport({
    name: 'vat',
    reading: 'payments:read',
    columns: {
      month: { kind: 'month' },
      ratePercent: { kind: 'percent' },
      netCents: money,
      vatCents: money,
      grossCents: money,
    },
    key: ['month', 'ratePercent'],
    figure: 'grossCents',
    rows: (period) => planned(db, (tx) => listVat(tx, period)),
  })

import { namesWithBooksDays } from '#src/orders/contract/limits.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { withoutBuyer } from './personal-data.ts'
import { vatReport } from './vat.report.ts'
import { receiptsRoutes, type ReceiptsRoutesDeps } from './receipts.routes.ts'

/** Serves receipts to their buyers, and sums them for the tax report; they are written where the money is booked (payments). */
export const createReceiptsModule = (deps: ReceiptsRoutesDeps) =>
  ({ routes: [receiptsRoutes(deps)], reports: [vatReport(deps)] }) satisfies DomainModule

export const receiptsRetention: readonly RetentionRule[] = [
  {
    table: 'fiscal_document',
    since: 'issued_at',
    days: namesWithBooksDays,
    only: `snapshot -> 'buyer' ->> 'email' <> ''`,
    erase: withoutBuyer,
    reason: 'the books of its year have been kept for six',
  },
]

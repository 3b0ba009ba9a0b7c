import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import { paymentCapture, paymentRefund } from './payments.tables.ts'

export interface Unanswered {
  kind: 'capture' | 'refund'
  id: string
  orderId: string
  status: string
  idempotencyKey: string
  createdAt: Date
}

/** Captures and refunds written before `asked` but not accepted, and those accepted before `accepted` without an outcome. */
export async function listUnanswered(
  executor: Executor,
  { asked, accepted }: { asked: Date; accepted: Date },
  most: number,
): Promise<Unanswered[]> {
  const waiting = (table: typeof paymentCapture | typeof paymentRefund) =>
    or(
      and(eq(table.status, 'requested'), lte(table.createdAt, asked)),
      and(eq(table.status, 'accepted'), lte(table.acceptedAt, accepted)),
    )
  const captures = await executor.select().from(paymentCapture).where(waiting(paymentCapture)).limit(most)
  const refunds = await executor
    .select()
    .from(paymentRefund)
    .where(and(waiting(paymentRefund), gt(paymentRefund.cardCents, 0)))
    .limit(most)
  return [
    ...captures.map((row) => ({ ...row, kind: 'capture' as const })),
    ...refunds.map((row) => ({ ...row, kind: 'refund' as const })),
  ]
}

import { getReversal, markReversalAccepted } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'

/** Gives a recorded payment back; the same key makes any repetition the same reversal. Throws to be tried again. */
export async function performReversal(
  deps: { db: Database; clock: Clock; provider: PaymentProvider },
  id: string,
): Promise<void> {
  const reversal = await getReversal(deps.db, id)
  if (reversal.status !== 'requested') return
  await deps.provider.reverse({
    pspReference: reversal.pspReference,
    reference: `reversal-${reversal.id}`,
    idempotencyKey: reversal.idempotencyKey,
  })
  await markReversalAccepted(deps.db, id, deps.clock.now())
}

import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import {
  claimKey,
  findAnswer,
  cacheAnswer,
  type KeyedRequest,
  releaseKey,
} from '#src/platform/database/idempotency.store.ts'

/**
 * Runs once per key what calls other services, and so cannot be one transaction: a repeated request gets the first response,
 * a concurrent one is refused until it is there. A refusal or a failure releases the key, because it had no effect.
 */
export async function answerOnce<Answer>(
  { db, clock }: { db: Database; clock: Clock },
  request: KeyedRequest,
  run: () => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  if (!(await claimKey(db, request, clock.now()))) {
    const stored = await findAnswer(db, request)
    if (stored.kind === 'stored') return ok(stored.body as Answer) // stored below, for the same request
    const key = stored.kind === 'other-request' ? 'checkout/order-key-used' : 'payment/pending'
    return refuse({ kind: 'business', status: stored.kind === 'other-request' ? 422 : 409, problems: [{ key }] })
  }
  try {
    const result = await run()
    if (result.ok) await cacheAnswer(db, request, result.value)
    else await releaseKey(db, request)
    return result
  } catch (error) {
    await releaseKey(db, request)
    throw error
  }
}

import { createHash } from 'node:crypto'
import type { AttemptRow } from '#src/orders/server/orders.service.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Log } from '#src/platform/logging.ts'
import { type Finaliser, neverHappenedNews, newsOf } from './finalise.ts'
import type { PaymentProvider } from './provider/payment-provider.ts'

/** Younger than this, a payment the provider does not know may still be on its way to it. */
const arrivesWithinMs = 60_000
/** A provider that cannot be asked is told to end what is older than this, and then it is over for us. */
const givesUpAfterMs = 60 * 60_000

export interface InquiryDeps {
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  provider: PaymentProvider
  finaliser: Finaliser
}

export type ProviderInquiry = ReturnType<typeof createProviderInquiry>

/** Asking the provider what became of an attempt, and telling it to end one. */
export function createProviderInquiry({ clock, log, provider, finaliser }: InquiryDeps) {
  /** Asks, and finalises what is learnt. True when the attempt is decided. */
  async function settle(attempt: AttemptRow): Promise<boolean> {
    const ageMs = clock.now().getTime() - attempt.createdAt.getTime()
    const answer = await provider.lookUp(attempt.merchantReference)
    if (answer.kind === 'unanswered') {
      log.warn({ reference: attempt.merchantReference, reason: answer.reason }, 'the payment provider cannot be asked')
      if (ageMs < givesUpAfterMs) return false
      await end(attempt)
      return isDecided(await finaliser.finalise(attempt.id, neverHappenedNews))
    }
    // Several under one reference would be a fault of ours; an authorised one counts, for it is money.
    const found = answer.payments.find((payment) => payment.resultCode === 'Authorised') ?? answer.payments.at(-1)
    if (found) return isDecided(await finaliser.finalise(attempt.id, newsOf(found)))
    if (ageMs < arrivesWithinMs) return false
    return isDecided(await finaliser.finalise(attempt.id, neverHappenedNews))
  }

  /** Tells the provider to end it, however often. */
  async function end(attempt: AttemptRow): Promise<void> {
    await provider.cancelByReference({
      merchantReference: attempt.merchantReference,
      idempotencyKey: derivedKey(attempt, 'cancel'),
    })
  }

  /** The shopper wants to pay another way. True when nothing can come of the attempt any more. */
  async function giveUpOn(attempt: AttemptRow): Promise<boolean> {
    // It may have been paid on the bank's page just now: then that is the payment.
    if (await settle(attempt)) return true
    try {
      await end(attempt)
    } catch (error) {
      log.warn({ err: error, reference: attempt.merchantReference }, 'could not end a payment')
      return false
    }
    return settle(attempt)
  }

  return { settle, giveUpOn }
}

const isDecided = ({ attempt }: { attempt: AttemptRow }): boolean => attempt.decidedAt !== null

/** A key for another call about the same attempt, the same each time. */
export const derivedKey = (attempt: AttemptRow, purpose: string): string =>
  createHash('sha256').update(`${attempt.idempotencyKey}:${purpose}`).digest('hex').slice(0, 64)

import { createHash } from 'node:crypto'
import type { StoredAnswer, LedgerEvent } from './ledger-events.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'

const LONGEST_KEY = 64

export type ApiCall = { path: string; body: unknown; idempotencyKey: string | null }
export type ApiAnswer = { status: number; body: string }
export type Performed = { status: number; body: object; event: LedgerEvent }

/**
 * Runs `perform` once per idempotency key: its event, the answer and the key go to the ledger in one line, and each
 * repetition gets the same bytes. The key with another request is refused. Errors that `perform` throws are not kept.
 */
export function answerOnce(provider: Provider, call: ApiCall, perform: () => Performed): ApiAnswer {
  const key = call.idempotencyKey
  if (key !== null && key.length > LONGEST_KEY) throw new ProviderError(422, '705', 'The idempotency key is too long')
  const requestHash = hashOf(call)
  const kept = key === null ? undefined : provider.book.storedAnswers.get(key)
  if (kept) {
    if (kept.requestHash !== requestHash) {
      throw new ProviderError(422, '704', 'The idempotency key was used with another request')
    }
    return { status: kept.status, body: kept.body }
  }
  const { status, body, event } = perform()
  const answer: ApiAnswer = { status, body: JSON.stringify(body) }
  const keeping: StoredAnswer | null = key === null ? null : { key, requestHash, ...answer }
  provider.record(keeping ? { ...event, kept: keeping } : event)
  return answer
}

/** The order of fields does not count: a request that went through a database may come back with another one. */
function hashOf(call: ApiCall): string {
  return createHash('sha256')
    .update(`${call.path}\n${JSON.stringify(sorted(call.body))}`)
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}

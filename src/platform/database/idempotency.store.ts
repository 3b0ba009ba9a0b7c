import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from './database.ts'
import { idempotencyKey } from './platform.tables.ts'

export interface KeyedRequest {
  /** Keys of different owners, or for different calls, never collide. */
  ownerId: string
  scope: string
  key: string
  requestHash: string
}

export const requestHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex')

export type StoredAnswer =
  | { kind: 'none' }
  | { kind: 'other-request' }
  | { kind: 'running' }
  | { kind: 'stored'; body: unknown }

const isOf = ({ ownerId, scope, key }: KeyedRequest) =>
  and(eq(idempotencyKey.ownerId, ownerId), eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key))

export async function findAnswer(executor: Executor, request: KeyedRequest): Promise<StoredAnswer> {
  const [row] = await executor.select().from(idempotencyKey).where(isOf(request))
  if (!row) return { kind: 'none' }
  if (row.requestHash !== request.requestHash) return { kind: 'other-request' }
  return row.status === null ? { kind: 'running' } : { kind: 'stored', body: row.body }
}

/** No request runs longer: after this its process has died, and the key is free again. */
const runsAtMostMs = 60_000

/** False when the key is taken. With `body` the answer is stored at once; without it the request is still being processed. */
export async function claimKey(executor: Executor, request: KeyedRequest, now: Date, body?: unknown): Promise<boolean> {
  const rows = await executor
    .insert(idempotencyKey)
    .values({ ...request, createdAt: now, ...(body === undefined ? {} : { status: 200, body }) })
    .onConflictDoUpdate({
      target: [idempotencyKey.ownerId, idempotencyKey.scope, idempotencyKey.key],
      set: { createdAt: now },
      setWhere: sql`${idempotencyKey.status} is null and ${idempotencyKey.requestHash} = ${request.requestHash}
        and ${idempotencyKey.createdAt} < ${new Date(now.getTime() - runsAtMostMs).toISOString()}::timestamptz`,
    })
    .returning({ key: idempotencyKey.key })
  return rows.length > 0
}

export async function cacheAnswer(executor: Executor, request: KeyedRequest, body: unknown): Promise<void> {
  await executor.update(idempotencyKey).set({ status: 200, body }).where(isOf(request))
}

/** Releases a key whose request had no result, so that it may be tried again. */
export async function releaseKey(executor: Executor, request: KeyedRequest): Promise<void> {
  await executor.delete(idempotencyKey).where(and(isOf(request), isNull(idempotencyKey.status)))
}

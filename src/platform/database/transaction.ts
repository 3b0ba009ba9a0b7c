import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Database, Transaction } from './database.ts'
import { traced } from '../tracing.ts'
import { isRetryable, isStalePlan, isUnavailable } from './errors.ts'

interface TransactionContext {
  db: Database
  callbacks: Array<() => void>
}

// Keyed by the transaction object, so that a store which gets only `tx` can still register work for after the commit.
const contexts = new WeakMap<Transaction, TransactionContext>()

const retries = 3
const longestPauseMs = 50

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

/**
 * Runs `run` in one transaction. After an error that `isRetryable` accepts the whole of it is retried, up to three times,
 * or as often as there are connections when their plans are stale: `run` must have no effect outside the database. Any
 * other error rolls back and is rethrown unchanged.
 */
export async function inTransaction<T>(
  db: Database,
  run: (tx: Transaction) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const context: TransactionContext = { db, callbacks: [] }
    try {
      const result = await traced('transaction', { attempt }, () => runOnce(context, run, options))
      runAfterCommit(context.callbacks)
      return result
    } catch (error) {
      // Each connection may have the stale plan. The failed attempt ends its connection, so the next need not pause.
      const isStale = isStalePlan(error)
      const limit = isStale ? (db.$client.options.max ?? retries) : retries
      if (attempt >= limit || !isRetryable(error)) throw error
      if (!isStale) await sleep(Math.random() * longestPauseMs * (attempt + 1))
    }
  }
}

const databases = new WeakMap<PoolClient, NodePgDatabase>()

/** One for each connection: Drizzle's caches of tables and statements last as long as the connection does. */
function databaseOn(client: PoolClient): NodePgDatabase {
  let database = databases.get(client)
  if (!database) databases.set(client, (database = drizzle({ client })))
  return database
}

/** Replaces Drizzle's own transaction on the pool, which never releases a connection that breaks at its `begin`. */
async function runOnce<T>(
  context: TransactionContext,
  run: (tx: Transaction) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const client = await context.db.$client.connect()
  let broken = false
  try {
    return await databaseOn(client).transaction(
      (tx) => {
        contexts.set(tx, context)
        return run(tx)
      },
      options.isolation === undefined ? undefined : { isolationLevel: options.isolation },
    )
  } catch (error) {
    broken = isUnavailable(error) || isStalePlan(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Registers `callback` to run once the transaction is committed; a rollback or a retry discards it. It must not throw and
 * is not awaited: it is for hints (wake a worker, notify a cache) that something else repairs when they are lost.
 */
export function afterCommit(tx: Transaction, callback: () => void): void {
  contextOf(tx).callbacks.push(callback)
}

/** The database a transaction of `inTransaction` belongs to, for what follows its commit. */
export function databaseOf(tx: Transaction): Database {
  return contextOf(tx).db
}

function contextOf(tx: Transaction): TransactionContext {
  const context = contexts.get(tx)
  if (context === undefined) throw new Error('This transaction was not opened by inTransaction()')
  return context
}

function runAfterCommit(callbacks: ReadonlyArray<() => void>): void {
  for (const callback of callbacks) {
    try {
      callback()
    } catch (error) {
      // The transaction is committed: the caller must not treat it as failed.
      process.emitWarning(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../database/database.ts'
import { jobsSchema } from './boss-options.ts'

export interface DeadLetter {
  id: string
  /** The queue the job came from. */
  queue: string
}

/** Jobs that failed for good and that no operator has removed, oldest first. Their data is not read. */
export async function listDeadLetters(executor: Executor): Promise<DeadLetter[]> {
  const { rows } = await executor.execute<DeadLetter & Record<string, unknown>>(sql`
    select id, regexp_replace(name, '\\.dead$', '') as queue from ${sql.identifier(jobsSchema)}.job
    where name like '%.dead' and state = 'created' order by created_on`)
  return rows
}

export async function countDeadLetters(executor: Executor): Promise<{ queue: string; jobs: number }[]> {
  const { rows } = await executor.execute<{ queue: string; jobs: number }>(sql`
    select regexp_replace(name, '\\.dead$', '') as queue, count(*)::int as jobs
    from ${sql.identifier(jobsSchema)}.job where name like '%.dead' and state = 'created' group by name order by name`)
  return rows
}

export interface Failure extends Record<string, unknown> {
  at: string
  tries: number
  /** The fault, as `safe-error.ts` has shortened it. */
  error: string
}

const failuresMost = 100

/** What went wrong with a queue's dead letters the last time, oldest first. */
export async function listFailures(executor: Executor, queue: string): Promise<Failure[]> {
  const { rows } = await executor.execute<Failure>(sql`
    select created_on as at, coalesce(source_retry_count, 0) + 1 as tries, coalesce(source_output ->> 'message', '') as error
    from ${sql.identifier(jobsSchema)}.job where name = ${`${queue}.dead`} and state = 'created'
    order by created_on limit ${failuresMost}`)
  return rows
}

/** Removes a queue's dead letters; returns what each was to do. */
export async function removeDeadLetters(tx: Transaction, queue: string): Promise<object[]> {
  const { rows } = await tx.execute<{ data: object | null }>(sql`
    delete from ${sql.identifier(jobsSchema)}.job where name = ${`${queue}.dead`} and state = 'created' returning data`)
  return rows.map(({ data }) => data ?? {})
}

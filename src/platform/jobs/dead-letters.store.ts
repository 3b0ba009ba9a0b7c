import { sql } from 'drizzle-orm'
import type { Executor } from '../database/database.ts'
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

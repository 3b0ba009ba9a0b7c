import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { countDeadLetters, type Failure, listFailures, removeDeadLetters } from './dead-letters.store.ts'
import type { Jobs } from './jobs.ts'
import type { QueueDefinition } from './queue.ts'

export interface JobsAdminDeps {
  db: Database
  clock: Clock
  jobs: () => Pick<Jobs, 'send'>
  queues: readonly QueueDefinition[]
}

/** Operators' tasks about jobs that failed for good. */
export function createJobsAdmin({ db, clock, jobs, queues }: JobsAdminDeps) {
  const change = (
    command: 'job.repeated' | 'job.forgotten',
    queue: string,
    actor: ShopActor,
    each: (tx: Transaction, data: object) => Promise<void>,
  ): Promise<number> =>
    inTransaction(db, async (tx) => {
      const dead = await removeDeadLetters(tx, queue)
      for (const data of dead) await each(tx, data)
      const after = { jobs: dead.length }
      if (dead.length > 0) await recordAudit(tx, { at: clock.now(), actor, command, subject: queue, after })
      return dead.length
    })

  return {
    /** Returns the queues that have dead letters, with how many. */
    countDead(actor: ShopActor): Promise<{ queue: string; jobs: number }[]> {
      authorise(actor, 'jobs:read')
      return countDeadLetters(db)
    },

    /** The dead letters of a queue, oldest first, without what they carry. */
    async listDead(queue: string, actor: ShopActor): Promise<Failure[]> {
      authorise(actor, 'jobs:read')
      return listFailures(db, queue)
    },

    /** Puts the dead letters of a queue back into it, to be tried as often as new ones. Returns how many there were. */
    async repeat(name: string, actor: ShopActor): Promise<number> {
      authorise(actor, 'jobs:write')
      const queue = queues.find((one) => one.name === name)
      return queue ? change('job.repeated', name, actor, (tx, data) => jobs().send(tx, queue, data)) : 0
    },

    /** Removes them; what they were for is not done. Returns how many there were. */
    forget(name: string, actor: ShopActor): Promise<number> {
      authorise(actor, 'jobs:write')
      return change('job.forgotten', name, actor, async () => {})
    },
  }
}

import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { runningJobsMs } from '#src/common/time-limits.ts'
import type { Log } from '#src/platform/logging.ts'
import { systemClock } from '../clock.ts'
import type { Transaction } from '../database/database.ts'
import { jobSeconds } from '../metrics/process-metrics.ts'
import { isUnavailable } from '../database/errors.ts'
import { faultText, summariseError } from '../safe-error.ts'
import { traced, tracedJob, traceParent } from '../tracing.ts'
import { afterCommit } from '../database/transaction.ts'
import { bossConnection } from './boss-options.ts'
import { deadLetterName, type QueueDefinition } from './queue.ts'

/*
 * Jobs that are enqueued in a transaction and run after it. A job exists exactly when its transaction was committed, and is
 * run at least once: handlers are idempotent. The process that sent it is woken at once, the others poll twice a second. A
 * job that fails too often moves to `<queue>.dead`.
 */

export interface Jobs {
  /** Part of `tx`, which must come from `inTransaction`: a rollback leaves no job. */
  send<Data extends object>(
    tx: Transaction,
    queue: QueueDefinition<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /** Registers a handler, before or after `start`. When it throws, the job fails and is retried. */
  work: <Data extends object>(
    queue: QueueDefinition<Data>,
    handler: JobHandler<Data>,
    options?: WorkOptions,
  ) => Promise<void>
  /**
   * Runs by itself at the times of a cron expression, in UTC, once however many processes there are, and up to twelve
   * seconds late. Cron counts minutes: what may not wait so long runs once more `againAfterSeconds` later. Call it before
   * `start`. A schedule that no running process has is forgotten after a day, so that two versions can run side by side.
   */
  schedule: (
    queue: QueueDefinition,
    cron: string,
    handler: () => Promise<unknown>,
    options?: { againAfterSeconds?: number },
  ) => void
  start: () => Promise<void>
  /** Takes no new job and waits up to 10 s for the running ones. */
  stop: () => Promise<void>
}

export type JobHandler<Data> = (data: Data, job: JobInfo) => Promise<void>

export interface JobInfo {
  id: string
  /** 0 on the first run. */
  retry: number
  /** True when a failure now is final: the job goes to the dead letters. */
  last: boolean
}

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date
}

export interface WorkOptions {
  /** How many jobs of the queue this process runs at a time. */
  concurrency?: number
}

export interface JobsOptions {
  url: string
  queues: readonly QueueDefinition[]
  log: Log
  /** Connections in addition to the application's own pool. */
  maxConnections?: number
  /** Runs neither jobs nor schedules, and leaves the library's supervision to the processes that do. */
  sendsOnly?: boolean
}

const renewSchedulesMs = 60 * 60_000
const forgetSchedulesMs = 24 * 60 * 60_000
// The shortest interval the library allows.
const pollingIntervalSeconds = 0.5

export function createJobs(options: JobsOptions): Jobs {
  const { log, sendsOnly = false } = options
  const boss = new PgBoss({
    ...bossConnection(options.url, options.maxConnections ?? (sendsOnly ? 1 : 3)),
    supervise: !sendsOnly,
    schedule: !sendsOnly,
    // The application's role cannot change the schema, which the migration step has created.
    migrate: false,
    createSchema: false,
    reindex: false,
    persistQueueStats: false,
    // How soon after its expiry a job is taken from a process that died with it; a minute by default.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    // The most a schedule may be late; half a minute by default.
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 2,
  })
  boss.on('error', (error) => {
    if (isUnavailable(error)) log.warn({ err: error }, 'jobs: database not reachable')
    else log.error({ err: error }, 'jobs failed')
  })
  // A warning's data may be a statement with all its parameters.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs warning'))

  const known = new Set(options.queues.map((queue) => queue.name))
  const workers = new Map<string, string[]>()
  const waiting: Array<() => Promise<void>> = []
  const schedules = new Map<string, () => Promise<void>>()
  let started = false
  let renewal: NodeJS.Timeout | undefined

  const wake = (queue: string): void => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id)
  }

  const addWorker = async <Data extends object>(
    queue: QueueDefinition<Data>,
    handler: JobHandler<Data>,
  ): Promise<void> => {
    const id = await boss.work<Data, void, { pollingIntervalSeconds: number; includeMetadata: true }>(
      queue.name,
      { pollingIntervalSeconds, includeMetadata: true },
      async (jobs) => {
        // Otherwise the library waits for its interval after each single job.
        boss.notifyWorker(id)
        for (const job of jobs) await run(log, queue, handler, job)
      },
    )
    workers.set(queue.name, [...(workers.get(queue.name) ?? []), id])
  }

  /** Says that the schedules of this process are in use, and forgets those that no process has renewed for a day. */
  const renewSchedules = async (): Promise<void> => {
    if (schedules.size === 0) return
    for (const renew of schedules.values()) await renew()
    const before = systemClock.now().getTime() - forgetSchedulesMs
    for (const { name, key, updatedOn } of await boss.getSchedules())
      if (updatedOn.getTime() < before) await boss.unschedule(name, key)
  }

  return {
    async send(tx, queue, data, sendOptions = {}) {
      if (!known.has(queue.name)) throw new Error(`The queue ${queue.name} is not in the list of queues`)
      const trace = traceParent()
      await traced(`send ${queue.name}`, {}, () =>
        boss.send(queue.name, trace === undefined ? data : { ...data, trace }, {
          ...sendOptions,
          db: fromDrizzle(tx, sql),
        }),
      )
      if (sendOptions.startAfter === undefined) afterCommit(tx, () => wake(queue.name))
    },
    async work(queue, handler, workOptions = {}) {
      if (!known.has(queue.name)) throw new Error(`The queue ${queue.name} is not in the list of queues`)
      for (let index = 0; index < (workOptions.concurrency ?? 1); index++) {
        if (started) await addWorker(queue, handler)
        else waiting.push(() => addWorker(queue, handler))
      }
    },
    schedule(queue, cron, handler, { againAfterSeconds: again } = {}) {
      schedules.set(queue.name, () => boss.schedule(queue.name, cron, again === undefined ? null : { again }))
      waiting.push(async () => {
        await addWorker(queue, async (data) => {
          // Only a run that cron sent is repeated, not the repetition.
          if (data && 'again' in data) await boss.send(queue.name, {}, { startAfter: Number(data.again) })
          await handler()
        })
      })
    },
    async start() {
      await boss.start()
      started = true
      await renewSchedules()
      for (const add of waiting.splice(0)) await add()
      renewal = setInterval(() => {
        renewSchedules().catch((error: unknown) => log.warn({ err: error }, 'schedules could not be renewed'))
      }, renewSchedulesMs).unref()
    },
    async stop() {
      clearInterval(renewal)
      await boss.stop({ graceful: true, timeout: runningJobsMs })
    },
  }
}

/** For a process that only sends, and mostly not even that: it connects with the first job. */
export function createSender(options: JobsOptions): Jobs {
  const jobs = createJobs(options)
  let started: Promise<void> | null = null
  return {
    async send(...args) {
      await (started ??= jobs.start())
      await jobs.send(...args)
    },
    work: (...args) => jobs.work(...args),
    schedule: (...args) => jobs.schedule(...args),
    start: () => Promise.resolve(),
    async stop() {
      if (started !== null) await started.then(() => jobs.stop())
    },
  }
}

async function run<Data extends object>(
  log: Log,
  queue: QueueDefinition<Data>,
  handler: JobHandler<Data>,
  job: JobWithMetadata<Data>,
): Promise<void> {
  const last = job.retryCount >= job.retryLimit
  const began = performance.now()
  const record = (result: 'done' | 'retry' | 'dead'): void =>
    jobSeconds.observe({ queue: queue.name, result }, (performance.now() - began) / 1_000)
  try {
    const attributes = {
      'messaging.destination.name': queue.name,
      'messaging.message.id': job.id,
      retry: job.retryCount,
    }
    const { trace } = (job.data ?? {}) as { trace?: string } // what `send` adds
    await tracedJob(trace, `job ${queue.name}`, attributes, () =>
      handler(job.data, { id: job.id, retry: job.retryCount, last }),
    )
    record('done')
  } catch (error) {
    record(last ? 'dead' : 'retry')
    const fields = { err: error, queue: queue.name, job: job.id, retry: job.retryCount }
    if (last) log.error(fields, `job failed for good, kept in ${deadLetterName(queue)}`)
    else log.warn(fields, 'job failed, will be tried again')
    // The library stores the whole error, in the job and in the dead letter.
    throw Object.assign(new Error(summariseError(error)), { stack: faultText(error) })
  }
}

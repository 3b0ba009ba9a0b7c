import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/*
 * What one process counts, wherever in the program it happens. The metrics belong to the process, as its memory does; each
 * registry of it shows them. What the database knows is read in one place instead (`database-gauges.ts`).
 */

const own = new Registry()
const registers = [own]
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const alarms = new Counter({
  name: 'shop_alarms_total',
  help: 'Log lines that call for a person, by alarm: each has a heading in docs/runbook.md',
  labelNames: ['alarm'],
  registers,
})

export const jobSeconds = new Histogram({
  name: 'shop_job_seconds',
  help: 'Time that a job ran, by queue and result (done, retry, dead)',
  labelNames: ['queue', 'result'],
  buckets: seconds,
  registers,
})

export const mails = new Counter({
  name: 'shop_mails_total',
  help: 'Mails handed to the mail server, by result (sent, failed)',
  labelNames: ['result'],
  registers,
})

export const ordersPlaced = new Counter({ name: 'shop_orders_placed_total', help: 'Orders placed', registers })

export const paymentResults = new Counter({
  name: 'shop_payment_results_total',
  help: 'New states of attempts to pay, by state',
  labelNames: ['result'],
  registers,
})

export const webhooks = new Counter({
  name: 'shop_webhooks_total',
  help: 'Events of the payment provider, by what became of them (refused, applied, ignored, mismatch, unknown)',
  labelNames: ['result'],
  registers,
})

export const databaseErrors = new Counter({
  name: 'shop_database_errors_total',
  help: 'Failed statements and connections, by class (unavailable, timeout, retryable, other)',
  labelNames: ['class'],
  registers,
})

export const htmlCacheRequests = new Counter({
  name: 'shop_html_cache_requests_total',
  help: 'Pages and other documents found in the cache of this process or not, by result (hit, miss)',
  labelNames: ['result'],
  registers,
})

export const purgeLag = new Histogram({
  name: 'shop_purge_lag_seconds',
  help: 'Time from a change to the purge in this process, of the oldest change of each reading',
  buckets: seconds,
  registers,
})

const readModelBuilt = new Gauge({
  name: 'shop_read_model_built_timestamp_seconds',
  help: 'When a list in memory was last brought up to date, in seconds since 1970',
  labelNames: ['model'],
  registers,
})

const readModelSeconds = new Gauge({
  name: 'shop_read_model_build_seconds',
  help: 'How long that took',
  labelNames: ['model'],
  registers,
})

const readModelFailures = new Counter({
  name: 'shop_read_model_failures_total',
  help: 'Tries to bring a list in memory up to date that failed; each is repeated after a second',
  labelNames: ['model'],
  registers,
})

export const pictures = new Counter({
  name: 'shop_pictures_total',
  help: 'Resized pictures, by where they came from (cached, made)',
  labelNames: ['result'],
  registers,
})

export const shed = new Counter({
  name: 'shop_shed_total',
  help: 'Requests answered 503 on purpose, by cause (event-loop, database, pictures)',
  labelNames: ['cause'],
  registers,
})

export const rateLimited = new Counter({
  name: 'shop_rate_limited_total',
  help: 'Requests and tries over a limit, by the limit',
  labelNames: ['limit'],
  registers,
})

/** Series that must exist at zero, because a counter that appears with its first count shows no increase. */
interface KnownLabels {
  alarms: readonly string[]
  queues: readonly string[]
}

export function registerProcessMetrics(registry: Registry, known: KnownLabels): void {
  for (const { name } of own.getMetricsAsArray()) {
    const metric = own.getSingleMetric(name)
    if (metric) registry.registerMetric(metric)
  }
  for (const alarm of known.alarms) alarms.inc({ alarm }, 0)
  for (const queue of known.queues) jobSeconds.zero({ queue, result: 'dead' })
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  for (const result of ['hit', 'miss']) htmlCacheRequests.inc({ result }, 0)
  for (const name of ['unavailable', 'timeout', 'retryable', 'other']) databaseErrors.inc({ class: name }, 0)
  for (const cause of ['event-loop', 'database', 'pictures']) shed.inc({ cause }, 0)
}

/** Runs the loading of a list in memory and records when it ended, how long it took, and whether it failed. */
export async function recordBuild<T>(model: string, build: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    const built = await build()
    readModelSeconds.set({ model }, (performance.now() - began) / 1_000)
    readModelBuilt.setToCurrentTime({ model })
    return built
  } catch (error) {
    readModelFailures.inc({ model })
    throw error
  }
}

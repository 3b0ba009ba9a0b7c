import type { Registry } from 'prom-client'
import { registerDatabaseGauges } from '#src/platform/metrics/database-gauges.ts'
import { registerProcessGauges } from '#src/platform/metrics/process-gauges.ts'
import { registerProcessMetrics } from '#src/platform/metrics/process-metrics.ts'
import type { Platform } from '../create-platform.ts'
import { queues } from '../queues.ts'
import { alarmNames } from './alarm-names.ts'
import { readShopGauges, shopGauges } from './shop-gauges.store.ts'

type Measured = Pick<Platform, 'config' | 'clock' | 'database' | 'reads' | 'cache' | 'pictures'>
interface ServerState {
  version: string
  accepting: () => boolean
}

/** Registers what a process shows at /metrics, its requests apart (docs/production/observe.md). */
export function registerMetrics(registry: Registry, platform: Measured, { version, accepting }: ServerState): void {
  const { config, clock, database, reads, cache, pictures } = platform
  registerProcessMetrics(registry, { alarms: alarmNames, queues: queues.map(({ name }) => name) })
  registerProcessGauges(registry, {
    version,
    roles: config.roles,
    accepting,
    connections: () => database.stats(),
    htmlCache: () => ({ entries: cache.size(), bytes: cache.bytes() }),
    picturesWaiting: () => pictures.waiting(),
    isOnReplica: reads.isOnReplica,
  })
  if (config.roles.includes('jobs'))
    registerDatabaseGauges(registry, shopGauges, () =>
      readShopGauges(database.db, clock.now(), config.erasureLog !== ''),
    )
}

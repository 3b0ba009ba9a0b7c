import type { ConstructorOptions } from 'pg-boss'
import { clientConfig } from '../database/client.ts'
import { planningClient } from '../database/planned-once.ts'

export const jobsSchema = 'jobs'

/** The library opens its own pool, with the same driver and the same limits as the application's. */
export function bossConnection(url: string, maxConnections: number): ConstructorOptions {
  const { connectionTimeoutMillis: _, ...config } = clientConfig(url, {
    applicationName: 'jobs',
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 2_000,
  })
  // The library's workers wait for one another's connections: that is not a fault before 5 s.
  const driver = config as ConstructorOptions // the library passes all of it on to the driver
  const pool = { Client: planningClient(), schema: jobsSchema, max: maxConnections, connectionTimeoutMillis: 5_000 }
  return { ...driver, ...pool }
}

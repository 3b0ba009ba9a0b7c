import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../../../src/app/start/children.ts'
import { builtServer } from '../../../src/app/start/places.ts'
import { findFreePorts } from '../../support/ports.ts'
import { projectDirectory } from '../../support/places.ts'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'
import { call } from './shopper.ts'

const readyLimitMs = 60_000

export interface SecondServer {
  origin: string
  port: number
  pid: number
  /** Its connections that listen for cache events; another one each time it has lost one. */
  listeners(): Promise<number[]>
  stop(): Promise<void>
}

/** Another process of the shop on the same database and with the same keys; resolves when it is ready. */
export async function startSecondServer(
  shop: ShopUnderTest,
  {
    name = 'second-server',
    port: wanted,
    env: more = {},
  }: { name?: string; port?: number | undefined; env?: object } = {},
): Promise<SecondServer> {
  const [port = 0] = wanted === undefined ? await findFreePorts(1) : [wanted]
  const firstOnes = new Set(await listeners(shop))
  const all = { ...process.env, ...shop.environment, ...more, PORT: String(port) }
  const env = all as Record<string, string> // an environment has no other values
  const child = startChild({
    name,
    program: builtServer,
    project: projectDirectory,
    env,
    logDirectory: shop.logDirectory,
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await ready(child, origin)
  } catch (error) {
    await child.end()
    throw error
  }
  return {
    origin,
    port,
    pid: child.pid,
    listeners: async () => (await listeners(shop)).filter((pid) => !firstOnes.has(pid)),
    stop: () => child.end(),
  }
}

/** A process next to the first, which serves: number 0 runs the jobs, the others serve as well. */
export const startNumbered = (shop: ShopUnderTest, number: number, port?: number): Promise<SecondServer> =>
  startSecondServer(
    shop,
    number === 0 ? { name: 'jobs', port, env: { ROLES: 'jobs' } } : { name: `web-${number + 1}`, port },
  )

async function listeners(shop: ShopUnderTest): Promise<number[]> {
  const rows = await shop.database.sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'cache events'`
  return rows.map(({ pid }) => pid)
}

async function ready(child: Child, origin: string): Promise<void> {
  const deadline = performance.now() + readyLimitMs
  while (performance.now() < deadline) {
    if ((await call(origin, 'GET', '/health/ready')).status === 200) return
    await sleep(50)
  }
  throw new Error(`The second server was not ready within ${readyLimitMs / 1000} s.\n${child.lastLines()}`)
}

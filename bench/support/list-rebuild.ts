import { setTimeout as sleep } from 'node:timers/promises'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { pino } from 'pino'
import { createProductLists } from '../../src/listing/server/product-lists.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import type { ShopDatabase } from './databases.ts'

export interface Rebuild {
  /** From the first query to the last order sorted. */
  ms: number
  /** The longest time in which nothing else had a turn. */
  longestTurnMs: number
  /** What is kept afterwards. */
  bytes: number
}

/** Builds the list model alone, in a process of its own whose memory is nothing else's. */
export async function measureRebuild(database: Pick<ShopDatabase, 'url'>): Promise<Rebuild> {
  const child = fork(import.meta.filename, [database.url], { execArgv: ['--expose-gc'] })
  const [message] = (await once(child, 'message')) as [Rebuild] // sent below
  return message
}

async function build(url: string): Promise<Rebuild> {
  const log = pino({ level: 'silent' })
  const handle = openDatabase({ url, maxConnections: 2, applicationName: 'bench', log })
  const lists = createProductLists({ db: handle.db, clock: systemClock, log })
  // Connected, and the code compiled to some degree.
  await handle.db.$client.query('select 1')
  const before = await memory()
  let [longestTurnMs, isDone] = [0, false]
  const watch = async (): Promise<void> => {
    for (let last = performance.now(); !isDone; last = performance.now()) {
      await new Promise((resolve) => void setImmediate(resolve))
      longestTurnMs = Math.max(longestTurnMs, performance.now() - last)
    }
  }
  const watching = watch()
  const began = performance.now()
  await lists.start()
  const ms = performance.now() - began
  isDone = true
  await watching
  const bytes = (await memory()) - before
  await lists.stop()
  await handle.close()
  return { ms, longestTurnMs, bytes }
}

async function memory(): Promise<number> {
  await sleep(100)
  globalThis.gc?.()
  await sleep(100)
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  process.send(await build(process.argv[2] ?? ''), () => process.disconnect())
}

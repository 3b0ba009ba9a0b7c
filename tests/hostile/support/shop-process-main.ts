import { setTimeout as sleep } from 'node:timers/promises'
import { copyDatabase } from '../../support/test-database-copy.ts'
import { arrange } from './route-examples.ts'
import { startShopOn } from './shop-on-database.ts'
import type { Arranged, Memory, Order } from './shop-process.ts'

// Does what the test that forked it orders, and ends with it.
const shop = await startShopOn(await copyDatabase(process.argv[2] ?? '', { seeded: true }))
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
await shop.warmUp()
const tell = (message: object): void => void process.send?.(message)

async function memory(): Promise<Memory> {
  // Twice with a pause: what is freed late, as sockets are, counts as unused.
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.()
    await sleep(200)
  }
  const { heapUsed, rss } = process.memoryUsage()
  return { heapUsed, rss }
}

async function obey(message: Order): Promise<void> {
  if (message.order === 'memory') return tell(await memory())
  if (message.order === 'stop') {
    await shop.stop()
    return process.exit(0)
  }
  const { visitor, ids } = await arrange(shop, message.stage)
  tell({ headers: visitor.headers, ids } satisfies Arranged)
}

process.on('message', (message: Order) => void obey(message))
process.on('disconnect', () => void shop.stop().then(() => process.exit(0)))
tell({ origin, routes: shop.routes })

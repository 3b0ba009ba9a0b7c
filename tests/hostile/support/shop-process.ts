import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Route } from './shop-on-database.ts'
import type { Ids, Stage } from './route-examples.ts'

/* The hostile tests' shop in a process of its own, so that its memory is its own. */

export interface Memory {
  heapUsed: number
  rss: number
}

/** Somebody at a stage, as the process made them. */
export interface Arranged {
  headers: Record<string, string>
  ids: Ids
}

export interface ShopProcess {
  origin: string
  routes: Route[]
  arrange(stage: Stage): Promise<Arranged>
  /** What is in use after everything unused was collected. */
  memory(): Promise<Memory>
  stop(): Promise<void>
}

export type Order = { order: 'arrange'; stage: Stage } | { order: 'memory' } | { order: 'stop' }

export async function startShopProcess(clusterUrl: string): Promise<ShopProcess> {
  const program = fileURLToPath(new URL('shop-process-main.ts', import.meta.url))
  const child = fork(program, [clusterUrl], { execArgv: ['--expose-gc', '--max-semi-space-size=8'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The shop's process ended (${String(code)})`)
  })
  ended.catch(() => {})
  const told = async (): Promise<unknown> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[] // the child's own message
    return message
  }
  const ask = async (order: Order): Promise<unknown> => {
    const answer = told()
    child.send(order)
    return answer
  }
  const { origin, routes } = (await told()) as Pick<ShopProcess, 'origin' | 'routes'> // its first message
  return {
    origin,
    routes,
    arrange: async (stage) => (await ask({ order: 'arrange', stage })) as Arranged, // as the child sends it
    memory: async () => (await ask({ order: 'memory' })) as Memory, // as the child sends it
    async stop() {
      const end = once(child, 'exit')
      child.send({ order: 'stop' } satisfies Order)
      await end
    },
  }
}

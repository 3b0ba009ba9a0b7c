import type { Chance } from './random.ts'
import { call } from './shopper.ts'

const connections = 8

/** An answer, and which generation of the page it was. */
export interface Watched {
  address: string
  status: number
  /** -1: none is named in it. */
  generation: number
  sentAt: number
  receivedAt: number
}

export interface Load {
  addresses: readonly string[]
  watched(address: string): readonly Watched[]
  /** Resolves when each address was answered so many times. */
  hasAsked(times: number): Promise<void>
  stop(): Promise<Watched[]>
}

/** Asks a server for the addresses over eight connections, as fast as it answers, and looks at each answer. */
export function startLoad(origin: string, paths: readonly string[], chance: Chance): Load {
  const byAddress = new Map<string, Watched[]>(paths.map((path) => [path, []]))
  let isOver = false
  const loops = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const address = chance.pick(paths)
      const sentAt = performance.now()
      const { status, text } = await call(origin, 'GET', address, { headers: { accept: 'text/html' } })
      const generation = Number(/generation-(\d+)-/.exec(text)?.[1] ?? -1)
      byAddress.get(address)?.push({ address, status, generation, sentAt, receivedAt: performance.now() })
    }
  })
  return {
    addresses: paths,
    watched: (address) => byAddress.get(address) ?? [],
    async hasAsked(times) {
      while ([...byAddress.values()].some((answers) => answers.length < times))
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    async stop() {
      isOver = true
      await Promise.all(loops)
      return [...byAddress.values()].flat()
    },
  }
}

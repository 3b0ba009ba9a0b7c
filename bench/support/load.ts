import autocannon from 'autocannon'
import { cpuSeconds, type Process } from './processes.ts'

export interface Load {
  origin: string
  path: string
  headers?: Readonly<Record<string, string>>
  connections: number
  seconds: number
  /** Requests per second over all connections; without it as many as are answered. */
  rate?: number
  /** Makes each request anew; without it all are the same GET. */
  next?: () => { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
}

export interface LoadResult {
  requestsPerSecond: number
  requests: number
  /** Processor time per request in microseconds, and the share of one core that was busy; null where the system does not tell. */
  cpu: { microseconds: number; busy: number } | null
}

/** Asks a server as fast as it answers, or at the load's rate. Throws when an answer is not 2xx: its speed would mean nothing. */
export async function runLoad(server: Pick<Process, 'pid'>, load: Load): Promise<LoadResult> {
  const before = cpuSeconds(server.pid)
  const began = performance.now()
  const { next } = load
  const result = await autocannon({
    url: load.origin,
    connections: load.connections,
    duration: load.seconds,
    ...(load.rate !== undefined && { overallRate: load.rate }),
    requests: [
      next === undefined
        ? { method: 'GET', path: load.path, headers: { ...load.headers } }
        : { setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) },
    ],
  })
  const seconds = (performance.now() - began) / 1000
  const after = cpuSeconds(server.pid)
  const requests = result['2xx']
  if (requests === 0 || result.non2xx > 0 || result.errors > 0) {
    const counts = `${requests} × 2xx, ${result.non2xx} others, ${result.errors} errors`
    throw new Error(`${load.path}: the server did not answer as it should (${counts})`)
  }
  const used = before === null || after === null ? null : after - before
  return {
    requests,
    requestsPerSecond: requests / seconds,
    cpu: used === null ? null : { microseconds: (used * 1_000_000) / requests, busy: used / seconds },
  }
}

/** A, B, A, B …: what disturbs the machine for a while disturbs both. */
export async function alternate<A, B>(
  rounds: number,
  runA: () => Promise<A>,
  runB: () => Promise<B>,
): Promise<{ a: A; b: B }[]> {
  const results: { a: A; b: B }[] = []
  for (let round = 0; round < rounds; round++) results.push({ a: await runA(), b: await runB() })
  return results
}

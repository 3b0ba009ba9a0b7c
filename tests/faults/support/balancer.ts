import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Backend {
  port: number
  isUp: boolean
  agent: Agent
}

export interface Balancer {
  origin: string
  /** Resolves when this backend gets requests, or gets none any more. */
  until(port: number, isUp: boolean): Promise<void>
  close(): Promise<void>
}

const checkEveryMs = 200
/** Slow is not down: a busy process must not lose its place to one that is busier. */
const checkLimitMs = 30_000
const turnLimitMs = 120_000

/**
 * A load balancer as `deploy/haproxy.cfg` describes one, but without a second try: it asks each process whether it is ready,
 * keeps connections, and sends requests by turns to those that are. What a process loses, its client loses.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((port): Backend => ({
    port,
    isUp: false,
    agent: new Agent({ keepAlive: true, maxFreeSockets: 64 }),
  }))
  let isOver = false
  const checking = backends.map(async (backend) => {
    while (!isOver) {
      backend.isUp = await fetch(`http://127.0.0.1:${backend.port}/health/ready`, {
        signal: AbortSignal.timeout(checkLimitMs),
        headers: { connection: 'close' },
      }).then(
        (answer) => answer.ok,
        () => false,
      )
      await sleep(checkEveryMs)
    }
  })
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const up = backends.filter(({ isUp }) => isUp)
    const backend = up[(turn += 1) % up.length]
    if (backend) forward(backend, incoming, outgoing)
    else outgoing.writeHead(502).end('no process is ready')
  })
  // Its clients may keep a connection for as long as they like: one that ends as it is used again would count as a lost request.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on TCP
    async until(port, isUp) {
      const end = performance.now() + turnLimitMs
      while (backends.some((backend) => backend.port === port && backend.isUp !== isUp)) {
        if (performance.now() > end)
          throw new Error(`The process on port ${port} did not become ${isUp ? 'ready' : 'unready'}`)
        await sleep(50)
      }
    },
    async close() {
      isOver = true
      await Promise.all(checking)
      for (const { agent } of backends) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward({ port, agent }: Backend, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { connection: _, ...headers } = incoming.headers
  const sent = request(
    { host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      const { connection: __, 'keep-alive': ___, ...own } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, own)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    },
  )
  sent.once('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end(error.message)
  })
  incoming.pipe(sent)
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port of this machine, or a unix socket. */
export type WireEnd = { host: '127.0.0.1'; port: number } | { path: string }

/** A port of this machine whose connections lead elsewhere, and can be slowed, cut or led to another place while it stands. */
export interface Wire {
  port: number
  /** For connections that are made from now on; null ends each as soon as it is made. */
  leadTo(end: WireEnd | null): void
  /** What comes from the other end arrives so many milliseconds later from now on, in its order. */
  delayBy(ms: number): void
  /** Ends all connections, and what is on its way is lost. Answers how many there were. */
  cut(): number
  close(): Promise<void>
}

export async function startWire(first: WireEnd | null): Promise<Wire> {
  let end = first
  let delayMs = 0
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (end === null) {
      near.destroy()
      return
    }
    const far = connect(end)
    carry(near, far, () => 0)
    carry(far, near, () => delayMs)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): number => {
    const count = sockets.size / 2
    for (const socket of sockets) socket.destroy()
    return Math.ceil(count)
  }
  return {
    port: (server.address() as AddressInfo).port, // it listens on TCP
    leadTo: (other) => void (end = other),
    delayBy: (ms) => void (delayMs = ms),
    cut,
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

/** Brings what one says to the other, its end too, in the order in which it was said. */
function carry(from: Socket, to: Socket, delay: () => number): void {
  let carried = Promise.resolve()
  const later = (work: () => void): void => {
    const due = performance.now() + delay()
    carried = carried.then(async () => {
      const wait = due - performance.now()
      if (wait > 0) await sleep(wait)
      if (!to.destroyed) work()
    })
  }
  from.setNoDelay(true)
  from.on('data', (chunk) => later(() => to.write(chunk)))
  from.on('end', () => later(() => to.end()))
  from.on('close', () => later(() => to.destroySoon()))
  // An end is an end here, whatever brought it about.
  from.on('error', () => {})
}

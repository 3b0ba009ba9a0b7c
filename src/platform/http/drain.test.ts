import { request as ask, Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createHttpApp } from './http-app.ts'
import type { App } from './route-types.ts'

let app: App
let stopping = false
let release: () => void
let reached: Promise<void>
afterEach(async () => {
  agent.destroy()
  await app.close()
})

/** One connection that is kept, as a balancer keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function start(): Promise<void> {
  stopping = false
  app = await createHttpApp({
    config: { publicUrl: 'http://localhost:3000', trustProxy: [], rateLimits: false, cookieKeys: ['k'.repeat(32)] },
    log: pino({ level: 'silent' }),
    text: (_language, key) => key,
    actorOf: () => Promise.resolve({ kind: 'none' }),
    isStopping: () => stopping,
  })
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = Promise.withResolvers<void>()
  reached = slow.promise
  app.get('/page', { config: { permission: 'site:read' } }, () => Promise.resolve('page'))
  app.get('/slow', { config: { permission: 'site:read' } }, () => {
    slow.resolve()
    return held.then(() => 'slow')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

function get(path: string): Promise<{ status: number | undefined; connection: string | undefined; isReused: boolean }> {
  const { port } = app.server.address() as AddressInfo // it listens on TCP
  return new Promise((resolve, reject) => {
    const request = ask({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume().once('end', () =>
        resolve({
          status: response.statusCode,
          connection: response.headers.connection,
          isReused: request.reusedSocket,
        }),
      )
    })
    request.once('error', reject).end()
  })
}

it('a process that is about to stop serves on and ends each connection with its answer', async () => {
  await start()
  expect(await get('/page')).toEqual({ status: 200, connection: 'keep-alive', isReused: false })
  expect(await get('/page')).toEqual({ status: 200, connection: 'keep-alive', isReused: true })
  stopping = true
  expect(await get('/page')).toEqual({ status: 200, connection: 'close', isReused: true })
  expect(await get('/page')).toEqual({ status: 200, connection: 'close', isReused: false })
})

it('what is under way when it stops listening is answered as ever', async () => {
  await start()
  const slow = get('/slow')
  await reached
  const closed = app.close()
  release()
  expect(await slow).toMatchObject({ status: 200 })
  await closed
})

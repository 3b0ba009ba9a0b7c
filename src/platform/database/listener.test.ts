import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { connectionOptions } from './connection-options.ts'
import { openListener } from './listener.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** A way to the database on which connections break at the very moment they would begin to listen, while `breaks` is set. */
async function startBreakableWay() {
  const { host, port, socket } = connectionOptions(test.url)
  const open = new Set<Socket>()
  const way = { breaks: false, broken: 0, open, url: '', close: () => server.close() }
  const server = createServer((client) => {
    const database = connect(socket === null ? { host, port } : { path: socket })
    open.add(client)
    client.on('error', () => {})
    database.on('error', () => {})
    client.on('close', () => {
      open.delete(client)
      database.destroy()
    })
    database.on('close', () => client.destroy())
    database.pipe(client)
    client.on('data', (bytes) => {
      if (!way.breaks || !bytes.includes('listen')) return void database.write(bytes)
      way.broken += 1
      client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(test.url)
  url.searchParams.delete('socket')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port) // it listens on TCP
  way.url = url.href
  return way
}

it('listens on one connection again, however often that breaks while it is opened', async () => {
  const way = await startBreakableWay()
  let reconnects = 0
  const listener = await openListener({
    url: way.url,
    channel: 'breaks',
    applicationName: 'breaks',
    log: pino({ level: 'silent' }),
    onNotification: () => {},
    onReconnect: () => (reconnects += 1),
  })
  way.breaks = true
  for (const socket of way.open) socket.destroy()
  await expect.poll(() => way.broken).toBeGreaterThanOrEqual(2)
  way.breaks = false
  await expect.poll(() => reconnects).toBeGreaterThanOrEqual(1)
  // A second one would come within the next pause.
  await sleep(1_000)
  expect([reconnects, way.open.size]).toEqual([1, 1])
  await listener.close()
  way.close()
})

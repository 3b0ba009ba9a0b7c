import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { withConnection } from '../database/client.ts'
import { openListener } from '../database/listener.ts'
import { inTransaction } from '../database/transaction.ts'
import { type CacheEvents, createCacheEvents, emitCacheEvent } from './cache-events.ts'

const log = pino({ level: 'silent' })
let test: TestDatabase
const running: CacheEvents[] = []

beforeAll(async () => {
  test = await createTestDatabase()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((events) => events.stop()))
})
afterAll(() => test.drop())

/** What a listener in this process was told, in order. */
async function listen(pollMs: number): Promise<string[]> {
  const heard: string[] = []
  const events = createCacheEvents({
    db: test.db,
    url: test.url,
    log,
    onInvalidate: (tags) => heard.push(...(tags === 'all' ? ['all'] : tags)),
    pollMs,
  })
  running.push(events)
  await events.start()
  return heard
}

const emit = (...tags: string[]): Promise<void> => inTransaction(test.db, (tx) => emitCacheEvent(tx, tags))
const long = 3_600_000

describe('cache events', () => {
  it('reach a listener by notification, each once', async () => {
    const heard = await listen(long)
    await emit('product:1', 'nav:fi')
    await expect.poll(() => heard).toEqual(['product:1', 'nav:fi'])
    await emit('product:2')
    await expect.poll(() => heard).toEqual(['product:1', 'nav:fi', 'product:2'])
  })

  it('are read from the table when the notification is lost', async () => {
    const heard = await listen(50)
    await test.sql`insert into cache_event (tags) values ('{lost}')`
    await expect.poll(() => heard).toEqual(['lost'])
  })

  it('do not get lost when an older transaction commits later', async () => {
    const heard = await listen(20)
    const mayEnd = Promise.withResolvers<void>()
    const hasWritten = Promise.withResolvers<void>()
    const slow = inTransaction(test.db, async (tx) => {
      await emitCacheEvent(tx, ['slow'])
      hasWritten.resolve()
      await mayEnd.promise
    })
    await hasWritten.promise
    for (const tag of ['a', 'b', 'c']) await emit(tag)
    await expect.poll(() => heard).toEqual(['a', 'b', 'c'])
    await sleep(60)
    mayEnd.resolve()
    await slow
    await expect.poll(() => heard).toEqual(['a', 'b', 'c', 'slow'])
  })

  it('are not sent for a transaction that is rolled back', async () => {
    const heard = await listen(20)
    const failing = inTransaction(test.db, async (tx) => {
      await emitCacheEvent(tx, ['never'])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await emit('after')
    await expect.poll(() => heard).toEqual(['after'])
  })

  it('arrive complete when many transactions commit at once, with fewer notifications than commits', async () => {
    const heard = await listen(long)
    let notifications = 0
    const other = await openListener({
      url: test.url,
      channel: 'cache_event',
      applicationName: 'count',
      log,
      onNotification: () => (notifications += 1),
      onReconnect: () => {},
    })
    const tags = Array.from({ length: 200 }, (_, index) => `t${index}`)
    await Promise.all(tags.map((tag) => emit(tag)))
    await expect.poll(() => new Set(heard)).toEqual(new Set(tags))
    expect(heard.length).toBe(200)
    expect(notifications).toBeLessThan(200)
    await other.close()
  })

  it('forget everything when the connection was lost', async () => {
    const heard = await listen(50)
    await withConnection(
      test.adminUrl,
      'admin',
      ({ sql: ask }) => ask`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => heard).toContain('all')
    await test.db.execute(sql`select 1`).catch(() => {})
    await emit('again')
    await expect.poll(() => heard).toContain('again')
  })

  it('forget everything when another server is read, which may be behind the one before', async () => {
    const heard: string[] = []
    let route = 0
    const events = createCacheEvents({
      db: test.db,
      route: () => route,
      url: test.url,
      log,
      onInvalidate: (tags) => heard.push(...(tags === 'all' ? ['all'] : tags)),
      pollMs: 20,
    })
    running.push(events)
    await events.start()
    await emit('before')
    await expect.poll(() => heard).toEqual(['before'])
    route = 1
    await expect.poll(() => heard).toEqual(['before', 'all'])
    await emit('after')
    await expect.poll(() => heard).toEqual(['before', 'all', 'after'])
  })

  it('pass between two processes', async () => {
    const heard = await listen(long)
    const child = fork(new URL('cache-events.test-process.ts', import.meta.url), [test.url], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const lines: unknown[] = []
    let said = ''
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    child.on('message', (message) => lines.push(message))
    child.once('exit', (code) => code !== 0 && lines.push(`ended: ${said}`))
    // Its modules are loaded first; how long that takes depends on what else the machine does.
    await expect.poll(() => lines, { timeout: 100_000 }).not.toEqual([])
    expect(lines).toEqual(['ready'])
    await emit('from the parent')
    await expect.poll(() => lines).toEqual(['ready', ['from the parent']])
    await expect.poll(() => heard).toEqual(['from the parent', 'from the child'])
    child.disconnect()
    await once(child, 'exit')
  })
})

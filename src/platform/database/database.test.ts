import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectDirectory } from '../../../tests/support/places.ts'
import { bossConnection } from '../jobs/boss-options.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { type EmbeddedDatabase, removeEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { clusterPathsOf } from './embedded/cluster-paths.ts'
import { isUnavailable } from './errors.ts'
import { inTransaction } from './transaction.ts'

// A server of its own, because it is stopped and started.
const name = `test-${process.pid}-db`
const options = { project: projectDirectory, name, durable: false }
let server: EmbeddedDatabase
let handle: DatabaseHandle

beforeAll(async () => {
  server = await startEmbeddedDatabase(options)
  handle = openDatabase({
    url: server.adminUrl,
    maxConnections: 4,
    applicationName: 'test',
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await handle.close()
  await server.stop()
  await removeEmbeddedDatabase(projectDirectory, name)
})

const one = (): Promise<unknown> => handle.db.execute(sql`select 1`)

describe('openDatabase', () => {
  it('signs in with the password of its address, and so do the jobs', async () => {
    const file = join(clusterPathsOf(projectDirectory, name).data, 'pg_hba.conf')
    await writeFile(file, `local all teller scram-sha-256\n${await readFile(file, 'utf8')}`)
    await handle.db.execute(sql.raw(`create role teller login password 'Salasana 1@'`))
    await handle.db.execute(sql`select pg_reload_conf()`)
    const addressWith = (password: string) => server.url('teller', 'postgres').replace('teller@', `teller:${password}@`)
    const options = { maxConnections: 1, applicationName: 'test', log: pino({ level: 'silent' }) }
    const ask = async (password: string): Promise<string> => {
      const own = openDatabase({ ...options, url: addressWith(password) })
      const jobs = new pg.Pool(bossConnection(addressWith(password), 1) as pg.PoolConfig) // passed on to the driver
      const answers = [own.db.execute(sql`select 1`), jobs.query('select 1')]
      const told = await Promise.allSettled(answers)
      await Promise.all([own.close(), jobs.end()])
      return told.map(({ status }) => status).join(' ')
    }
    await expect.poll(() => ask('wrong')).toBe('rejected rejected')
    expect(await ask('Salasana%201%40')).toBe('fulfilled fulfilled')
  })

  it('sets every limit', async () => {
    const { rows } = await handle.db.execute<{ name: string; setting: string }>(sql`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name')
      order by name`)
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      application_name: 'test',
      idle_in_transaction_session_timeout: '10000',
      lock_timeout: '2000',
      statement_timeout: '5000',
    })
  })

  it('recovers by itself when the server is restarted under load', async () => {
    const faults: unknown[] = []
    let ending = false
    const load = Array.from({ length: 12 }, async () => {
      while (!ending) {
        await inTransaction(handle.db, async (tx) => {
          await tx.execute(sql`select pg_sleep(0.005)`)
        }).catch((error: unknown) => faults.push(error))
        await sleep(2)
      }
    })
    await sleep(200)
    await server.stop()
    await sleep(1_500)
    server = await startEmbeddedDatabase(options)
    await expect.poll(() => one().then(() => 'answered')).toBe('answered')
    ending = true
    await Promise.all(load)
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.filter((fault) => !isUnavailable(fault))).toEqual([])
    await Promise.all(Array.from({ length: 8 }, one))
  })

  it('fails soon while there is no server, and says what it is', async () => {
    await server.stop()
    await expect(one()).rejects.toSatisfy(isUnavailable)
    server = await startEmbeddedDatabase(options)
    await expect.poll(() => one().then(() => 'answered')).toBe('answered')
  })

  it('ends a transaction that its owner forgot', async () => {
    const short = openDatabase({
      url: server.adminUrl,
      maxConnections: 1,
      applicationName: 'x',
      log: pino({ level: 'silent' }),
    })
    await expect(
      inTransaction(short.db, async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 50`)
        await sleep(300)
        await tx.execute(sql`select 1`)
      }),
    ).rejects.toSatisfy(isUnavailable)
    await short.db.execute(sql`select 1`)
    await short.close()
  })
})

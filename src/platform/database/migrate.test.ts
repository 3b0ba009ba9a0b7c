import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRollbackPlans } from 'pg-boss'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrationsDirectory } from '../../../tests/support/places.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { defineQueue } from '../jobs/queue.ts'
import { type Connection, openConnection } from './client.ts'
import { migrate } from './migrate.ts'

let test: TestDatabase
let owner: Connection
let directory: string
let reported: string[]

beforeEach(async () => {
  test = await createTestDatabase()
  owner = await openConnection(test.ownerUrl, { applicationName: 'test', statementTimeoutMs: 0, lockTimeoutMs: 0 })
  directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrationsDirectory, directory, { recursive: true })
  reported = []
  await run()
  reported = []
})
afterEach(async () => {
  await owner.end()
  await test.drop()
  await rm(directory, { recursive: true })
})

const queues = [defineQueue('first')]
const run = (): Promise<string[]> =>
  migrate({ url: test.ownerUrl, directory, queues, report: (line) => reported.push(line) })
const add = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text)

describe('migrate', () => {
  it('applies what is new, in order, and nothing twice', async () => {
    await add('9002-second.sql', 'insert into sweet values (2);')
    await add('9001-first.sql', 'create table sweet (id int); insert into sweet values (1);')
    expect(await run()).toEqual(['9001-first.sql', '9002-second.sql'])
    expect(reported).toEqual(['applied 9001-first.sql', 'applied 9002-second.sql'])
    expect(await run()).toEqual([])
    expect([...(await test.sql`select id from sweet`)]).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('leaves nothing of a file that fails', async () => {
    await add('9001-broken.sql', 'create table sweet (id int); select 1 / 0;')
    await expect(run()).rejects.toThrow('9001-broken.sql failed: DatabaseError 22012 division by zero')
    await add('9001-broken.sql', 'create table sweet (id int);')
    expect(await run()).toEqual(['9001-broken.sql'])
  })

  it('refuses a file that was changed after it was applied', async () => {
    await add('9001-first.sql', 'create table sweet (id int);')
    await run()
    await add('9001-first.sql', 'create table sweet (id bigint);')
    await expect(run()).rejects.toThrow('9001-first.sql was changed')
  })

  it('refuses a database that is ahead of it', async () => {
    await add('9001-first.sql', 'create table sweet (id int);')
    await run()
    await rm(join(directory, '9001-first.sql'))
    await expect(run()).rejects.toThrow('9001-first.sql, which this version lacks')
  })

  it.each([
    ['9001-a.sql', '9001-b.sql', 'two migrations with the number 9001'],
    ['new.sql', '9001-b.sql', 'new.sql is not named'],
  ])('refuses the names %s and %s', async (first, second, message) => {
    await add(first, 'select 1')
    await add(second, 'select 1')
    await expect(run()).rejects.toThrow(message)
  })

  it('runs once when several processes start at the same time', async () => {
    await add('9001-first.sql', 'create table sweet (id int); select pg_sleep(0.3);')
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(['9001-first.sql'])
  })

  it('gives up a lock soon, lets others through, and comes back for it', async () => {
    await owner.run('create table sweet (id int); grant select on sweet to konvehti_app')
    await add('9001-wider.sql', 'alter table sweet add column name text;')
    const reader = await openConnection(test.ownerUrl, {
      applicationName: 'report',
      statementTimeoutMs: 0,
      lockTimeoutMs: 0,
    })
    await reader.run('begin; select * from sweet')
    const migrating = run()
    await expect.poll(() => reported).toContainEqual(expect.stringContaining('9001-wider.sql waits for others'))
    // Between two tries the table is free for others, who would otherwise wait as long as the report runs.
    await test.sql`select from sweet`
    await reader.run('commit')
    await reader.end()
    expect(await migrating).toEqual(['9001-wider.sql'])
  })

  it('waits for a lock until an automatic vacuum makes way, on each of its ways', async () => {
    const longer = `do $$ begin
      if current_setting('lock_timeout')::interval <= current_setting('deadlock_timeout')::interval then
        raise exception 'a vacuum would stay';
      end if; end $$;`
    await add('9001-whole.sql', longer)
    await add(
      '9002-apart.sql',
      '-- no transaction\ncreate index concurrently if not exists probe on session (ends_at);\n',
    )
    await add('9003-after.sql', longer)
    expect(await run()).toEqual(['9001-whole.sql', '9002-apart.sql', '9003-after.sql'])
  })

  it('runs a file without a transaction statement by statement, and builds a broken index again', async () => {
    await owner.run('create table sweet (id int, code text); insert into sweet values (1, $$a$$), (2, $$a$$)')
    const text = `-- no transaction
-- Codes are looked for.
create unique index concurrently if not exists sweet_code on sweet (code);
alter table sweet validate constraint sweet_id;
`
    await owner.run('alter table sweet add constraint sweet_id check (id > 0) not valid')
    await add('9001-index.sql', text)
    await expect(run()).rejects.toThrow('9001-index.sql failed')
    const validity = () =>
      owner.sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('sweet_code')`
    expect([...(await validity())]).toEqual([{ valid: false }])
    await owner.run('delete from sweet where id = 2')
    expect(await run()).toEqual(['9001-index.sql'])
    expect([...(await validity())]).toEqual([{ valid: true }])
    expect([...(await owner.sql`select convalidated as valid from pg_constraint where conname = 'sweet_id'`)]).toEqual([
      { valid: true },
    ])
  })

  it.each([
    'update sweet set id = 1',
    'create index concurrently sweet_id on sweet (id)',
    'create table sweet (id int)',
  ])('refuses “%s” outside a transaction', async (statement) => {
    await add('9001-loose.sql', `-- no transaction\n${statement};\n`)
    await expect(run()).rejects.toThrow('9001-loose.sql is outside a transaction')
  })

  it('applies what needs a stop only when all processes have ended, and keeps that it did', async () => {
    await add('9001-renamed.sql', '-- needs a stop\ncreate table sweet (id int);\n')
    const shop = await openConnection(test.url, {
      applicationName: 'konvehti',
      statementTimeoutMs: 0,
      lockTimeoutMs: 0,
    })
    await expect(run()).rejects.toThrow('9001-renamed.sql needs a stop: end all processes first (1 connections)')
    await shop.end()
    await expect.poll(() => run().catch(() => null)).toEqual(['9001-renamed.sql'])
    expect([...(await owner.sql`select name from schema_migration where needs_stop`)]).toEqual([
      { name: '9001-renamed.sql' },
    ])
  })

  it('makes and changes queues', async () => {
    await run()
    const limit = async (): Promise<number | undefined> => {
      const [row] = await test.sql<{ retry_limit: number }>`select retry_limit from jobs.queue where name = 'first'`
      return row?.retry_limit
    }
    expect(await limit()).toBe(queues[0]?.retryLimit)
    await migrate({
      url: test.ownerUrl,
      directory,
      queues: [defineQueue('first', { retryLimit: 9 })],
      report: () => {},
    })
    expect(await limit()).toBe(9)
  })

  it('brings an older schema of the job library up to date, its indexes included', async () => {
    const indexes = async (): Promise<unknown[]> => [
      ...(await owner.sql`select indexname, indexdef from pg_indexes where schemaname = 'jobs' order by indexname`),
    ]
    const before = await indexes()
    await owner.run(getRollbackPlans('jobs'))
    expect(await indexes()).not.toEqual(before)
    await run()
    expect(reported).toEqual(['brought the job queues up to date'])
    expect(await indexes()).toEqual(before)
  })
})

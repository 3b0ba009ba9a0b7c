import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { inTransaction } from '../database/transaction.ts'
import { migrate } from '../database/migrate.ts'
import { migrationsDirectory } from '../../../tests/support/places.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { defineQueue } from './queue.ts'

const greet = defineQueue<{ name: string }>('greet', { retryLimit: 1, retryDelay: 0, retryDelayMax: null })
const unknown = defineQueue<{ name: string }>('unknown')
const log = pino({ level: 'silent' })

let test: TestDatabase
const running: Jobs[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  await migrate({ url: test.ownerUrl, directory: migrationsDirectory, queues: [greet], report: () => {} })
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await test.sql`delete from jobs.job`
})
afterAll(() => test.drop())

async function startJobs(): Promise<Jobs> {
  const jobs = createJobs({ url: test.url, queues: [greet], log })
  running.push(jobs)
  await jobs.start()
  return jobs
}

const send = (jobs: Jobs, name: string): Promise<void> => inTransaction(test.db, (tx) => jobs.send(tx, greet, { name }))
const stored = async (queue: string): Promise<unknown[]> =>
  [
    ...(await test.sql<{ data: unknown }>`select data from jobs.job where name = ${queue} and state <> 'completed'`),
  ].map((row) => row.data)

describe('jobs', () => {
  it('run in the process that sent them', async () => {
    const jobs = await startJobs()
    const done = Promise.withResolvers<string>()
    await jobs.work(greet, async ({ name }) => done.resolve(name))
    await send(jobs, 'Aino')
    expect(await done.promise).toBe('Aino')
  })

  it('reach a worker in another process, and one that was registered before the start', async () => {
    const worker = createJobs({ url: test.url, queues: [greet], log })
    running.push(worker)
    const done = Promise.withResolvers<string>()
    await worker.work(greet, async ({ name }) => done.resolve(name))
    await worker.start()
    await send(await startJobs(), 'Elsa')
    expect(await done.promise).toBe('Elsa')
  })

  it('drain a backlog without waiting between jobs', async () => {
    const jobs = await startJobs()
    for (let index = 0; index < 40; index++) await send(jobs, String(index))
    const seen: string[] = []
    const all = Promise.withResolvers<void>()
    await jobs.work(greet, async ({ name }) => {
      seen.push(name)
      if (seen.length === 40) all.resolve()
    })
    await all.promise
    expect(new Set(seen).size).toBe(40)
  })

  it('forget a schedule that no process has renewed for a day, and leave what another version has scheduled', async () => {
    const schedules = async () =>
      (await test.sql<{ name: string }>`select name from jobs.schedule order by name`).map(({ name }) => name)
    await test.sql`insert into jobs.schedule (name, key, cron, updated_on) values
      ('greet.dead', 'other', '0 3 1 1 *', now() - interval '23 hours'),
      ('greet.dead', 'gone', '0 3 1 1 *', now() - interval '25 hours')`
    await startJobs()
    expect(await schedules()).toEqual(['greet.dead', 'greet.dead'])
    const jobs = createJobs({ url: test.url, queues: [greet], log })
    running.push(jobs)
    jobs.schedule(greet, '0 3 * * *', () => Promise.resolve())
    await jobs.start()
    expect(await schedules()).toEqual(['greet', 'greet.dead'])
    expect([...(await test.sql`select key from jobs.schedule where name = 'greet.dead'`)]).toEqual([{ key: 'other' }])
    await test.sql`delete from jobs.schedule`
  })

  it('do not exist when their transaction is rolled back', async () => {
    const jobs = await startJobs()
    const failing = inTransaction(test.db, async (tx) => {
      await jobs.send(tx, greet, { name: 'nobody' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await stored('greet')).toEqual([])
  })

  it('wait for their moment', async () => {
    const jobs = await startJobs()
    await inTransaction(test.db, (tx) =>
      jobs.send(tx, greet, { name: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) }),
    )
    const seen: string[] = []
    const done = Promise.withResolvers<void>()
    await jobs.work(greet, async ({ name }) => {
      seen.push(name)
      done.resolve()
    })
    await send(jobs, 'now')
    await done.promise
    expect(seen).toEqual(['now'])
    expect(await stored('greet')).toContainEqual({ name: 'later' })
  })

  it('are tried again and kept when they fail for good', async () => {
    const jobs = await startJobs()
    const runs: Array<{ retry: number; last: boolean }> = []
    await jobs.work(greet, async (_, { retry, last }) => {
      runs.push({ retry, last })
      throw new Error('not today')
    })
    await send(jobs, 'Kaisa')
    await expect.poll(() => stored('greet.dead')).toEqual([{ name: 'Kaisa' }])
    expect(runs).toEqual([
      { retry: 0, last: false },
      { retry: 1, last: true },
    ])
  })

  it('come by themselves at their times, planned once for all processes', async () => {
    for (let process = 0; process < 2; process += 1) {
      const jobs = createJobs({ url: test.url, queues: [greet], log })
      running.push(jobs)
      jobs.schedule(greet, '23 * * * *', async () => {})
      await jobs.start()
    }
    const planned = await test.sql`select name, cron, timezone from jobs.schedule`
    expect([...planned]).toEqual([{ name: 'greet', cron: '23 * * * *', timezone: 'UTC' }])
    await test.sql`delete from jobs.schedule`
  })

  it('come once more within the minute where a minute is long, and not again after that', async () => {
    const jobs = createJobs({ url: test.url, queues: [greet], log })
    running.push(jobs)
    let runs = 0
    // Cron has just looked.
    await test.run('update jobs.version set cron_on = now()')
    jobs.schedule(greet, '* * * * *', async () => void (runs += 1), { againAfterSeconds: 1 })
    await jobs.start()
    // What cron sends, without waiting for its minute.
    const [planned] = await test.sql<{ data: { again: number } }>`select data from jobs.schedule`
    await test.sql`delete from jobs.schedule`
    const ran = runs
    await test.run(`insert into jobs.job (name, data) values ('greet', '${JSON.stringify(planned?.data)}')`)
    await expect.poll(() => runs).toBe(ran + 2)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(runs).toBe(ran + 2)
    expect(await stored('greet')).toEqual([])
  })

  it('refuse a queue that the migration does not make', async () => {
    const jobs = await startJobs()
    const failing = inTransaction(test.db, (tx) => jobs.send(tx, unknown, { name: 'x' }))
    await expect(failing).rejects.toThrow('not in the list of queues')
    await expect(jobs.work(unknown, async () => {})).rejects.toThrow('not in the list of queues')
  })
})

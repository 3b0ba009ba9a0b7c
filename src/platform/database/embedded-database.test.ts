import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { projectDirectory } from '../../../tests/support/places.ts'
import { withConnection } from './client.ts'
import { type EmbeddedDatabase, removeEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { pidFile } from './embedded/pid-file.ts'
import { clusterPathsOf } from './embedded/cluster-paths.ts'
import { isAlive } from './embedded/processes.ts'

const name = `test-${process.pid}-own`.slice(0, 30)
const options = { project: projectDirectory, name, durable: true }
const places = clusterPathsOf(projectDirectory, name)

const started: EmbeddedDatabase[] = []
async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(options)
  started.push(database)
  return database
}

afterEach(async () => {
  for (const database of started.splice(0)) await database.stop()
})
afterAll(() => removeEmbeddedDatabase(projectDirectory, name))

async function ask<T>(database: EmbeddedDatabase, query: string): Promise<T | undefined> {
  const [row] = await withConnection(database.adminUrl, 'test', ({ sql }) =>
    sql<{ value: T }>([query] as unknown as TemplateStringsArray),
  ) // no values
  return row?.value
}

async function serverPid(): Promise<number> {
  return Number((await readFile(pidFile(places), 'utf8')).split('\n')[0])
}

/** Another process that starts the same database and then does nothing. */
async function startElsewhere(): Promise<ChildProcess> {
  const child = fork(new URL('embedded-database.test-process.ts', import.meta.url), [JSON.stringify(options)])
  await once(child, 'message')
  return child
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, and is durable when asked to', async () => {
    const first = await start()
    expect(first.adopted).toBe(false)
    await ask(first, 'create table kept as select 42 as value')
    await first.stop()
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await ask(second, 'select value from kept')).toBe(42)
    expect(await ask(second, "select current_setting('fsync') as value")).toBe('on')
  })

  it('has what the shop needs', async () => {
    const database = await start()
    expect(await ask(database, "select current_setting('listen_addresses') as value")).toBe('')
    expect(await ask(database, "select ('ä' collate \"fi-x-icu\" > 'z') as value")).toBe(true)
    expect(await ask(database, "select to_tsvector('finnish', 'suklaata')::text as value")).toBe("'sukl':1")
  })

  it('ends when the process that started it is killed', async () => {
    const child = await startElsewhere()
    const pid = await serverPid()
    child.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
    const again = await start()
    expect(await ask(again, 'select 1 as value')).toBe(1)
  })

  it('is started again at once after its process was killed, however far the old server has got with ending', async () => {
    const child = await startElsewhere()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const again = await start()
    expect(await ask(again, 'select 1 as value')).toBe(1)
    await expect.poll(() => ask(again, 'select 1 as value')).toBe(1)
  })

  it('is shared with a living process and left running for it', async () => {
    const child = await startElsewhere()
    const shared = await start()
    expect(shared.adopted).toBe(true)
    await shared.stop()
    expect(await isAlive(await serverPid())).toBe(true)
    await expect(removeEmbeddedDatabase(projectDirectory, name)).rejects.toThrow('in use by another process')
    child.disconnect()
    await once(child, 'exit')
    await expect.poll(() => readFile(pidFile(places)).catch(() => null)).toBe(null)
  })

  it.each(['ends', 'is killed'])(
    'goes on for who came later when its starter %s, and ends with the last one',
    async (how) => {
      const child = await startElsewhere()
      const pid = await serverPid()
      const later = await start()
      expect(later.adopted).toBe(true)
      if (how === 'ends') child.disconnect()
      else child.kill('SIGKILL')
      await once(child, 'exit')
      await expect.poll(() => readdir(`${places.run}/users`)).toHaveLength(1)
      expect(await ask(later, 'select 1 as value')).toBe(1)
      expect(await serverPid()).toBe(pid)
      await later.stop()
      expect(await isAlive(pid)).toBe(false)
    },
  )

  it('is taken over when its user and the watcher were killed', async () => {
    const child = await startElsewhere()
    const pid = await serverPid()
    const [user = ''] = await readdir(`${places.run}/users`)
    const [, watcher] = (await readFile(`${places.run}/users/${user}`, 'utf8')).split('\n')
    process.kill(Number(watcher), 'SIGKILL')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const adopted = await start()
    expect(adopted.adopted).toBe(true)
    expect(await serverPid()).toBe(pid)
    await adopted.stop()
    expect(await isAlive(pid)).toBe(false)
  })

  it('recovers from a kill of the server itself', async () => {
    const first = await start()
    await ask(first, 'drop table if exists kept')
    await ask(first, 'create table kept as select 43 as value')
    process.kill(await serverPid(), 'SIGKILL')
    const second = await start()
    expect(await ask(second, 'select value from kept')).toBe(43)
  })

  it('is not kept from starting by a pid file whose number belongs to another program', async () => {
    const first = await start()
    const text = await readFile(pidFile(places), 'utf8')
    await first.stop()
    const other = spawn('sleep', ['60'], { stdio: 'ignore', ...places.identity })
    await writeFile(pidFile(places), text.replace(/^\d+/, String(other.pid)))
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await isAlive(other.pid ?? 0)).toBe(true)
    other.kill('SIGKILL')
  })

  it('waits for the lock of a killed server whose process the system still has', async () => {
    await (await start()).stop()
    const other = spawn('sleep', ['60'], { stdio: 'ignore', ...places.identity })
    await writeFile(`${places.run}/.s.PGSQL.5432.lock`, `${other.pid}\n${places.data}\n0\n5432\n${places.run}\n`)
    setTimeout(() => other.kill('SIGKILL'), 400)
    expect(await ask(await start(), 'select 1 as value')).toBe(1)
  })

  it('is one server when two processes start it at the same moment', async () => {
    const [child, mine] = await Promise.all([startElsewhere(), start()])
    expect(await ask(mine, 'select 1 as value')).toBe(1)
    child.disconnect()
    await once(child, 'exit')
    await mine.stop()
  })

  it('is taken over when nobody says that it is used', async () => {
    const child = await startElsewhere()
    const pid = await serverPid()
    await rm(`${places.run}/users`, { recursive: true })
    const later = await start()
    expect([later.adopted, await serverPid()]).toEqual([true, pid])
    child.disconnect()
    await once(child, 'exit')
    expect(await ask(later, 'select 1 as value')).toBe(1)
  })

  it('refuses a name that could leave its directory', async () => {
    await expect(startEmbeddedDatabase({ ...options, name: '../x' })).rejects.toThrow('cannot be the name')
  })
})

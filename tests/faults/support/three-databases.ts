import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Sql, withConnection } from '../../../src/platform/database/client.ts'
import { clusterPathsOf } from '../../../src/platform/database/embedded/cluster-paths.ts'
import {
  type EmbeddedDatabase,
  removeEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../../src/platform/database/embedded-database.ts'
import { projectDirectory } from '../../support/places.ts'
import { seededTemplate } from '../../support/seeded-template.ts'
import { makeStandby } from '../../support/standby.ts'
import { makeMigratedTemplate, type TestCluster } from '../../support/test-cluster.ts'
import { until } from '../../support/until.ts'
import { startWire, type Wire } from '../../support/wire.ts'

/*
 * Three PostgreSQL servers with `deploy/postgres/replication.conf`: a primary, two standbys that follow it over a slow line, and
 * one stable address that leads to whichever is the primary, as haproxy does that asks each of them.
 */

export interface ThreeDatabases extends TestCluster {
  /** kill -9 of the primary with all its processes; what is still on the line is lost. */
  killPrimary(): Promise<void>
  /** Makes a primary of the standby that has received the most, and has the other one follow it. */
  promote(): Promise<void>
  /** Makes the killed server again, as a standby of the primary; resolves when both standbys follow. */
  rebuild(): Promise<void>
}

interface Server {
  /** As the configuration knows it, and its application_name as a standby. */
  label: string
  /** Of the embedded database. */
  name: string
  socket: string
  /** Where its standbys reach it. */
  line: Wire
  database: EmbeddedDatabase
}

/** How late a standby gets what the primary has written: a line between two places. */
const lineDelayMs = 100
const askEveryMs = 500
const labels = ['a', 'b', 'c'] as const

export async function startThreeDatabases(): Promise<ThreeDatabases> {
  const configuration = await readConfiguration()
  const { synchronous_standby_names: synchronous = '', ...others } = configuration
  const nameOf = (label: string): string => `failover-${label}-${process.pid}`
  const open: (() => Promise<unknown>)[] = []
  async function stop(): Promise<void> {
    for (const close of open.toReversed()) await close()
    for (const label of labels) await removeEmbeddedDatabase(projectDirectory, nameOf(label))
  }

  async function serverOf(label: string, start: (name: string) => Promise<EmbeddedDatabase>): Promise<Server> {
    const name = nameOf(label)
    const socket = join(clusterPathsOf(projectDirectory, name).run, '.s.PGSQL.5432')
    const line = await startWire({ path: socket })
    line.delayBy(lineDelayMs)
    open.push(() => line.close())
    return { label, name, socket, line, database: await start(name) }
  }
  const follow = (primary: Server, label: string): string =>
    `host=127.0.0.1 port=${primary.line.port} user=postgres application_name=${label}`
  const standbyOf = (primary: Server, label: string, name: string): Promise<EmbeddedDatabase> =>
    makeStandby({
      of: primary.name,
      name,
      durable: true,
      settings: configuration,
      lines: [`primary_conninfo = '${follow(primary, label)}'`],
    })

  try {
    // What is written before there is a standby must not wait for one.
    let primary = await serverOf('a', (name) =>
      startEmbeddedDatabase({ project: projectDirectory, name, durable: true, settings: others }),
    )
    await makeMigratedTemplate(primary.database)
    await seededTemplate(primary.database.adminUrl)
    const servers = [primary]
    for (const label of ['b', 'c'] as const)
      servers.push(await serverOf(label, (name) => standbyOf(primary, label, name)))
    await bothFollow(primary)
    await ask(primary, ({ run }) => run(`alter system set synchronous_standby_names = '${synchronous}'`))
    await ask(primary, ({ run }) => run('select pg_reload_conf()'))
    let killed: Server | null = null
    const address = await startAddress(() => servers.filter((server) => server !== killed))
    open.push(() => address.close())

    return {
      adminUrl: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
      stop,
      async killPrimary() {
        killed = primary
        await killServer(primary)
      },
      async promote() {
        const standbys = servers.filter((server) => server !== killed)
        const received = await Promise.all(
          standbys.map(async (server) => ({ server, bytes: await receivedBy(server) })),
        )
        const [best, other] = received.toSorted((one, two) => two.bytes - one.bytes).map(({ server }) => server)
        if (!best || !other) throw new Error('There is no standby left')
        await ask(best, ({ run }) => run('select pg_promote()'))
        await ask(other, ({ run }) => run(`alter system set primary_conninfo = '${follow(best, other.label)}'`))
        await ask(other, ({ run }) => run('select pg_reload_conf()'))
        primary = best
      },
      async rebuild() {
        const old = killed
        if (!old) throw new Error('No server is killed')
        await old.database.stop()
        await removeEmbeddedDatabase(projectDirectory, old.name)
        old.line.leadTo({ path: old.socket })
        old.database = await standbyOf(primary, old.label, old.name)
        killed = null
        await bothFollow(primary)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The lines of the file that operators take. */
async function readConfiguration(): Promise<Record<string, string>> {
  const text = await readFile(join(projectDirectory, 'deploy/postgres/replication.conf'), 'utf8')
  const lines = [...text.matchAll(/^(\w+) = '?([^'\n]*)'?$/gm)].map(([, name = '', value = '']) => [name, value])
  return { ...Object.fromEntries(lines), max_connections: '120' }
}

interface Asked {
  sql: Sql
  run: (text: string) => Promise<void>
}

const ask = <T>({ database }: Server, work: (asked: Asked) => Promise<T>): Promise<T> =>
  withConnection(database.adminUrl, 'tests', work)

const bothFollow = (primary: Server): Promise<boolean> =>
  until(
    () =>
      ask(primary, async ({ sql }) => {
        const rows = await sql`select from pg_stat_replication where state = 'streaming'`
        return rows.length === 2
      }),
    'two standbys that follow the primary',
  )

/** Bytes of the log that a standby has. */
async function receivedBy(standby: Server): Promise<number> {
  const [row] = await ask(
    standby,
    ({ sql }) => sql<{ bytes: number }>`select pg_wal_lsn_diff(
      greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0')::float8 as bytes`,
  )
  return row?.bytes ?? 0
}

async function killServer({ name, line }: Server): Promise<void> {
  const { data } = clusterPathsOf(projectDirectory, name)
  const [pid = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  line.leadTo(null)
  line.cut()
  // The one that would start the others again goes first.
  for (const one of [pid, ...children]) {
    try {
      process.kill(Number(one), 'SIGKILL')
    } catch {
      // It ended with the first.
    }
  }
}

/** Asks each server whether it is the primary; connections to one that is it no more are cut. */
async function startAddress(servers: () => readonly Server[]) {
  const wire = await startWire(null)
  let current = ''
  let isOver = false
  const look = async (): Promise<void> => {
    const answers = await Promise.all(
      servers().map(async (server) => ((await isPrimary(server)) ? [server.socket] : [])),
    )
    const [found = ''] = answers.flat()
    if (found === current) return
    current = found
    wire.leadTo(found === '' ? null : { path: found })
    wire.cut()
  }
  await look()
  const looking = (async () => {
    for (; !isOver; await sleep(askEveryMs)) await look()
  })()
  return {
    port: wire.port,
    async close() {
      isOver = true
      await looking
      await wire.close()
    },
  }
}

const isPrimary = (server: Server): Promise<boolean> =>
  ask(
    server,
    async ({ sql }) => (await sql<{ is: boolean }>`select not pg_is_in_recovery() as is`)[0]?.is === true,
  ).catch(() => false)

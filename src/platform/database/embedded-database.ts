import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withConnection } from './client.ts'
import { socketUrl } from './connection-options.ts'
import { type Binaries, isCode, prepareBinaries } from './embedded/binaries.ts'
import { findServer, pidFile } from './embedded/pid-file.ts'
import { type ClusterPaths, prepareClusterPaths } from './embedded/cluster-paths.ts'
import { isAlive } from './embedded/processes.ts'
import { guardStart, isOpen, joinUses, livingUsers, openUses, type Use } from './embedded/users.ts'

/*
 * PostgreSQL from npm, on a unix socket in a private directory: no port, no password, nothing to install. A running
 * server is shared when it is ours and ready, and waited for while it starts or stops; a pid file is removed when its
 * number belongs to no process or to another program. The last process that uses the server ends it, however that
 * process ends.
 */

export interface EmbeddedDatabase {
  /** The superuser's URL of the database `postgres`. */
  adminUrl: string
  url(role: string, database: string): string
  /** True when the server was already running. */
  adopted: boolean
  /** Settles when a server that was started here ends without `stop` having been called. */
  failed: Promise<void>
  /** Ends the server, unless another living process uses it: the last one ends it, no matter which started it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The checkout's directory: each has its own databases. */
  project: string
  /** One server per name, e.g. `shop`. */
  name: string
  /** False trades safety against a crash of the machine for speed: only for tests. */
  durable: boolean
  settings?: Readonly<Record<string, string>>
}

const run = promisify(execFile)
const port = 5432
const startLimitMs = 60_000
const stopLimitMs = 20_000
/** The process that starts or stops a ready server opens or ends it at once; a server closed for longer is orphaned. */
const orphanedMs = 1_000
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === 'win32')
    throw new Error('The embedded PostgreSQL needs unix sockets: set DATABASE_URL on Windows')
  const places = await prepareClusterPaths(options.project, options.name)
  const binaries = await prepareBinaries(places)
  if (!(await hasData(places))) await initialise(places, binaries, options.durable)
  const deadline = performance.now() + startLimitMs
  let closedSince: number | null = null
  while (performance.now() < deadline) {
    const found = await findServer(places, binaries.postgres)
    if (found.state === 'ready') {
      closedSince = (await isOpen(places)) ? null : (closedSince ?? performance.now())
      const isOrphan = closedSince !== null && performance.now() - closedSince > orphanedMs
      const adopted = await adopt(places, binaries, found.pid, { durable: options.durable, isOrphan })
      if (adopted !== null) return adopted
    } else if (found.state !== 'changing') {
      if (found.state === 'stale') await rm(pidFile(places), { force: true })
      const started = await start(places, binaries, options)
      if (started !== null) return started
    }
    await sleep(20)
  }
  throw new Error(`The embedded PostgreSQL did not start within ${startLimitMs / 1000} s: ${await logTail(places)}`)
}

/** Stops the server of that name and removes its data for good; throws when another living process uses it. */
export async function removeEmbeddedDatabase(project: string, name: string): Promise<void> {
  const places = await prepareClusterPaths(project, name)
  const binaries = await prepareBinaries(places)
  const found = await findServer(places, binaries.postgres)
  if ('pid' in found) {
    if ((await livingUsers(places)).some((pid) => pid !== process.pid)) {
      throw new Error(`The embedded database "${name}" is in use by another process: end that first`)
    }
    await end(found.pid)
  }
  await rm(places.data, { recursive: true, force: true })
  await rm(places.run, { recursive: true, force: true })
}

async function hasData(places: ClusterPaths): Promise<boolean> {
  return stat(join(places.data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

/** Created under another name and renamed, so that an interrupted attempt leaves nothing that looks like a database. */
async function initialise(places: ClusterPaths, binaries: Binaries, durable: boolean): Promise<void> {
  await removeBrokenOff(places)
  const part = `${places.data}.part.${process.pid}`
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await run(
    binaries.initdb,
    ['-D', part, '-U', 'postgres', '--auth=trust', ...locale, ...(durable ? [] : ['--no-sync'])],
    { cwd: places.run, env: environment, ...places.identity },
  )
  await rename(part, places.data).catch(async (error: unknown) => {
    await rm(part, { recursive: true, force: true })
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error
  })
}

/** Removes the remains of an attempt that was killed in the middle. */
async function removeBrokenOff(places: ClusterPaths): Promise<void> {
  const folder = dirname(places.data)
  for (const name of await readdir(folder).catch(() => [])) {
    const [, data, pid] = /^(.+)\.part\.(\d+)$/.exec(name) ?? []
    if (data === basename(places.data) && !(await isAlive(Number(pid)))) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
  }
}

/**
 * Null when the server must be looked up again: it is starting or stopping, or was stopped here because its settings
 * differ.
 */
async function adopt(
  places: ClusterPaths,
  binaries: Binaries,
  pid: number,
  { durable, isOrphan }: { durable: boolean; isOrphan: boolean },
): Promise<EmbeddedDatabase | null> {
  const fsync = await setting(places, 'fsync')
  if (fsync === null) return null
  if ((fsync === 'on') !== durable) {
    if ((await livingUsers(places)).length > 0)
      throw new Error(`The embedded PostgreSQL runs already, with fsync ${fsync}`)
    await end(pid)
    return null
  }
  const use = isOrphan ? await openUses(places, pid) : await joinUses(places, pid)
  if (use === null) return null
  // The process that started the server may just have removed the remains of an earlier one, and our use with them.
  await sleep(100)
  const again = await findServer(places, binaries.postgres)
  if (again.state === 'ready' && again.pid === pid && (await use.isKnown()))
    return { ...handle(places, () => leave(use, pid)), adopted: true }
  await leave(use, pid)
  return null
}

async function leave(use: Use, pid: number): Promise<void> {
  if (await use.leave()) await end(pid)
}

/** Null when another process started the same server at the same moment. */
async function start(
  places: ClusterPaths,
  binaries: Binaries,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase | null> {
  const child = await launch(places, binaries, options)
  const { pid } = child
  if (pid === undefined) throw new Error(`${binaries.postgres} could not be started`)
  let exited = false
  child.once('exit', () => (exited = true))
  const callOff = await guardStart(places, pid)
  const deadline = performance.now() + startLimitMs
  while (performance.now() < deadline && !exited) {
    const found = await findServer(places, binaries.postgres)
    if (found.state === 'ready' && found.pid === pid && (await setting(places, 'fsync')) !== null) {
      const use = await openUses(places, pid)
      callOff()
      let stopping = false
      const failed = new Promise<void>((resolve) => {
        child.once('exit', () => {
          if (!stopping) resolve()
        })
      })
      const stop = async (): Promise<void> => {
        stopping = true
        await leave(use, pid)
      }
      return { ...handle(places, stop), failed }
    }
    await sleep(10)
  }
  callOff()
  if ('pid' in (await findServer(places, binaries.postgres))) return null
  const said = await logTail(places)
  // A server that was killed holds its lock until the system has done with its process: the caller tries again.
  if (/lock file ".+" already exists/.test(said)) return null
  throw new Error(`The embedded PostgreSQL did not start: ${said}`)
}

async function launch(places: ClusterPaths, binaries: Binaries, options: EmbeddedOptions): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: places.run,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // After a crash: one call to the kernel instead of one for each file.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  }
  const file = join(places.run, 'server.log')
  const log = await open(file, 'w', 0o600)
  if (places.identity !== null) await chown(file, places.identity.uid, places.identity.gid)
  try {
    const values = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Runs detached: the terminal's Ctrl-C would otherwise end it before the shop's server, which still needs it.
    const child = spawn(binaries.postgres, ['-D', places.data, ...values], {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      cwd: places.run,
      env: environment,
      ...places.identity,
    })
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

function handle(places: ClusterPaths, stop: () => Promise<void>): EmbeddedDatabase {
  const url = (role: string, database: string): string => socketUrl(socketOf(places), role, database)
  return { adminUrl: url('postgres', 'postgres'), url, adopted: false, failed: new Promise(() => {}), stop }
}

function socketOf(places: ClusterPaths): string {
  return join(places.run, `.s.PGSQL.${port}`)
}

/** The value of a setting in the running server; null when no connection could be made. */
async function setting(places: ClusterPaths, name: string): Promise<string | null> {
  const url = socketUrl(socketOf(places), 'postgres', 'postgres')
  try {
    const [row] = await withConnection(
      url,
      'embedded',
      ({ sql }) => sql<{ value: string }>`select current_setting(${name}) as value`,
    )
    return row?.value ?? null
  } catch {
    return null
  }
}

/** Ends open transactions and the server; kills it when that takes too long. */
async function end(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const deadline = performance.now() + stopLimitMs
    while (performance.now() < deadline) {
      if (!(await isAlive(pid))) return
      await sleep(10)
    }
  }
}

async function logTail(places: ClusterPaths): Promise<string> {
  const text = await readFile(join(places.run, 'server.log'), 'utf8').catch(() => '')
  return text.trim().split('\n').slice(-3).join(' | ')
}

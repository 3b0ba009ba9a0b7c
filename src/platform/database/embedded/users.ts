import { type ChildProcess, spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { isCode } from './binaries.ts'
import { pidFile } from './pid-file.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { startStamp } from './processes.ts'

/*
 * The users of a server: a file for each process, in a directory that stands as long as the server may be used. The last
 * one out removes the directory, which works for an empty one only and for one process only, and then ends the server. A
 * process that finds the directory gone comes too late, and waits for the end.
 */

/** One process among those that use the server. */
export interface Use {
  /** False when another process started the server and removed this use with the remains of an earlier server. */
  isKnown: () => Promise<boolean>
  /** Ends the use. True for the last one, whose task it is to end the server. */
  leave: () => Promise<boolean>
}

/** The first use of a server that was just started here; removes all uses of an earlier one. */
export async function openUses(places: ClusterPaths, server: number): Promise<Use> {
  await rm(directory(places), { recursive: true, force: true })
  await mkdir(directory(places), { mode: 0o700 }).catch(keepsExisting)
  if (places.identity !== null) await chown(directory(places), places.identity.uid, places.identity.gid)
  const use = await joinUses(places, server)
  if (use === null) throw new Error('The embedded PostgreSQL was ended while it started')
  return use
}

/** One more use of a running server; null when it is about to end. */
export async function joinUses(places: ClusterPaths, server: number): Promise<Use | null> {
  const file = join(directory(places), `${process.pid}-${++uses}`)
  const watcher = await watch(places, server, file)
  try {
    await writeFile(file, `${await startStamp(process.pid)}\n${watcher.pid}`, { mode: 0o600 })
  } catch (error) {
    watcher.kill('SIGKILL')
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
  return {
    isKnown: () => exists(file),
    leave: async () => {
      watcher.kill('SIGKILL')
      await rm(file, { force: true })
      await livingUsers(places)
      return rmdir(directory(places)).then(
        () => true,
        (error: unknown) => isCode(error, 'ENOENT'),
      )
    },
  }
}

/** False when the server is starting or ending, or was left behind by processes that were killed. */
export const isOpen = (places: ClusterPaths): Promise<boolean> => exists(directory(places))

/** The processes that use the server; removes the files of ended ones. */
export async function livingUsers(places: ClusterPaths): Promise<number[]> {
  const living: number[] = []
  for (const name of await readdir(directory(places)).catch(() => [])) {
    const file = join(directory(places), name)
    const pid = Number(name.split('-')[0])
    const text = await readFile(file, 'utf8').catch(() => null)
    // An empty file was just made: a process is about to write it.
    if (text === null || text === '') continue
    if (text.split('\n')[0] === (await startStamp(pid))) living.push(pid)
    else await rm(file, { force: true })
  }
  return living
}

/** Ends a starting server if this process ends before it has a use of it; the returned function cancels that. */
export async function guardStart(places: ClusterPaths, server: number): Promise<() => void> {
  const watcher = await watch(places, server)
  return () => void watcher.kill('SIGKILL')
}

/** A shell that reads from a pipe which only we hold, and does our clean-up when the pipe closes: it closes however we end. */
async function watch(places: ClusterPaths, server: number, file?: string): Promise<ChildProcess> {
  const leaving = file === undefined ? '' : 'rm -f "$3"; rmdir "$4" || exit; '
  // A later process with the same number is not the server, so the pid file is read again.
  const script = `cat >/dev/null; ${leaving}read -r pid < "$1"; [ "$pid" = "$2" ] && kill -INT "$2"`
  const values = [pidFile(places), String(server), file ?? '', directory(places)]
  const shell = spawn('/bin/sh', ['-c', script, 'sh', ...values], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    ...places.identity,
  })
  await new Promise<void>((resolve, reject) => {
    shell.once('spawn', () => resolve())
    shell.once('error', reject)
  })
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return shell
}

const directory = (places: ClusterPaths): string => join(places.run, 'users')

/** Counts uses of this process, so that each has a separate file. */
let uses = 0

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

function keepsExisting(error: unknown): void {
  if (!isCode(error, 'EEXIST')) throw error
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { pidFile } from './pid-file.ts'
import type { Places } from './places.ts'
import { isAlive, startStamp } from './processes.ts'

interface Owner {
  pid: number
  stamp: string
  watcher: number
}

/** Whether a server that is found running has somebody who will end it. */
export type OwnerState = 'living' | 'ending' | 'gone'

export async function ownerState(places: Places): Promise<OwnerState> {
  const owner = await findOwner(places)
  if (owner === null) return 'gone'
  if ((await startStamp(owner.pid)) === owner.stamp) return 'living'
  // The owner died and its watcher is about to stop the server.
  return (await isAlive(owner.watcher)) ? 'ending' : 'gone'
}

/** True when this very process owns the server. */
export async function isOwner(places: Places): Promise<boolean> {
  return (await findOwner(places))?.pid === process.pid
}

async function findOwner(places: Places): Promise<Owner | null> {
  const text = await readFile(ownerFile(places), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Owner) // written below
}

export interface Watcher {
  /** Writes down that this process is the owner: another one that finds the server will leave it to us. */
  claim: () => Promise<void>
  /** Calls the watcher off, before the server is stopped on purpose. */
  release: () => void
}

/**
 * A shell that reads from a pipe which only we hold, and stops the server when the pipe closes: it does however we end.
 */
export async function watch(places: Places, server: number): Promise<Watcher> {
  // Whatever has the number later is not the server, so the pid file is read again.
  const script = 'cat >/dev/null; read -r pid < "$1"; [ "$pid" = "$2" ] && kill -INT "$2"'
  const shell = spawn('/bin/sh', ['-c', script, 'sh', pidFile(places), String(server)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    ...places.identity,
  })
  await started(shell)
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return {
    claim: async () => {
      const owner: Owner = { pid: process.pid, stamp: (await startStamp(process.pid)) ?? '', watcher: shell.pid ?? 0 }
      await writeFile(ownerFile(places), JSON.stringify(owner), { mode: 0o600 })
    },
    release: () => shell.kill('SIGKILL'),
  }
}

function ownerFile(places: Places): string {
  return join(places.run, 'owner.json')
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('spawn', () => resolve())
    child.once('error', reject)
  })
}

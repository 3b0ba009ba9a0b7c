import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterPaths } from './cluster-paths.ts'
import { isAlive, runsProgram } from './processes.ts'

/** The state in PostgreSQL's own pid file, checked against the running processes. */
export type Found =
  | { state: 'none' }
  /** The number belongs to no process or to another program: the file is a leftover of a crash. */
  | { state: 'stale' }
  /** Our server, starting or stopping. */
  | { state: 'changing'; pid: number }
  | { state: 'ready'; pid: number }

export function pidFile(places: ClusterPaths): string {
  return join(places.data, 'postmaster.pid')
}

export async function findServer(places: ClusterPaths, program: string): Promise<Found> {
  const text = await readFile(pidFile(places), 'utf8').catch(() => null)
  if (text === null) return { state: 'none' }
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return { state: 'stale' }
  if (!(await isAlive(pid)) || !(await runsProgram(pid, program))) return { state: 'stale' }
  if (lines[1] !== places.data) return { state: 'stale' }
  // A standby answers too.
  return { state: /^(ready|standby)$/.test(lines[7] ?? '') ? 'ready' : 'changing', pid }
}

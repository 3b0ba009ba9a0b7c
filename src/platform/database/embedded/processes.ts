import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** True for a process that runs; false for a zombie, which still answers signals while its parent has not reaped it. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  const state = await statFields(pid)
  return state !== null && state[0] !== 'Z'
}

/** Tells a process from a later one with the same number; null when there is none. */
export async function startStamp(pid: number): Promise<string | null> {
  if (!(await isAlive(pid))) return null
  if (process.platform === 'linux') return (await statFields(pid))?.[19] ?? null
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}

/** True when the process runs exactly this program. */
export async function runsProgram(pid: number, program: string): Promise<boolean> {
  const wanted = await realpath(program)
  if (process.platform === 'linux') {
    const found = await readlink(`/proc/${pid}/exe`).catch(() => '')
    // A program that was replaced on disk since (by npm ci) is marked as deleted.
    return found.replace(/ \(deleted\)$/, '') === wanted
  }
  const found = await run('ps', ['-o', 'comm=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  return found === wanted || found === program
}

/** The fields of /proc/<pid>/stat from the state on; the name before it may hold anything. */
async function statFields(pid: number): Promise<string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { stopGraceMs } from '#src/common/time-limits.ts'
import { serverFlags } from './server-flags.ts'

export interface ChildOptions {
  name: string
  /** Relative to the project. */
  program: string
  args?: readonly string[]
  env: Readonly<Record<string, string>>
  project: string
  /** Gets `<name>.log`; null shows everything on the console. */
  logDirectory: string | null
}

export interface Child {
  name: string
  pid: number
  /** Settles when the process has ended, whatever the reason. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Asks the process to end, and kills it after `limitMs`. */
  end(limitMs?: number): Promise<void>
  /** The last lines of its log; empty when it went to the console. */
  lastLines(): string
}

export function startChild(options: ChildOptions): Child {
  const { name, project, logDirectory } = options
  const log = logDirectory === null ? null : join(logDirectory, `${name}.log`)
  if (logDirectory !== null) mkdirSync(logDirectory, { recursive: true })
  const output = log === null ? null : openSync(log, 'w', 0o600)
  const child = spawn(
    process.execPath,
    [
      ...serverFlags,
      '--import',
      new URL('end-with-parent.mjs', import.meta.url).href,
      join(project, options.program),
      ...(options.args ?? []),
    ],
    // A separate process group: the terminal's Ctrl-C reaches the supervisor alone, which ends all children in order.
    {
      cwd: project,
      detached: true,
      env: { ...options.env, PARENT_PID: String(process.pid) },
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit'],
    },
  )
  if (output !== null) closeSync(output)
  const ended = endOf(child)
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    async end(limitMs = stopGraceMs) {
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), limitMs)
      await ended
      clearTimeout(force)
    },
    lastLines: () => (log === null ? '' : readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n')),
  }
}

function endOf(child: ChildProcess): Child['ended'] {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

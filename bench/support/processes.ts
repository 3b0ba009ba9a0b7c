import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectDirectory } from '../../tests/support/places.ts'

/** A measured process. It ends with the bench, however that ends. */
export interface Process {
  pid: number
  /** Resolves when `url` answers 200; answers the milliseconds since the start of the process. */
  ready: (url: string) => Promise<number>
  end: () => Promise<void>
}

export interface ProcessOptions {
  name: string
  /** What Node runs, flags first. */
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** False for a program that looks for its parent itself. */
  guard?: boolean
}

const readyLimitMs = 180_000
const endLimitMs = 15_000
const logDirectory = join(projectDirectory, 'test-results', 'bench')
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Standard output goes to a file, as a server's log does. */
export function startProcess({ name, args, env, guard = true }: ProcessOptions): Process {
  mkdirSync(logDirectory, { recursive: true })
  const file = join(logDirectory, `${name}.log`)
  const log = openSync(file, 'w')
  const began = performance.now()
  const parentGuard = new URL('../../src/app/start/end-with-parent.mjs', import.meta.url).href
  const child = spawn(process.execPath, guard ? ['--import', parentGuard, ...args] : args, {
    cwd: projectDirectory,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env, ...(guard ? { PARENT_PID: String(process.pid) } : {}) },
  })
  closeSync(log)
  running.add(child)
  child.once('exit', () => running.delete(child))
  const lastLines = (): string => readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
  return {
    pid: child.pid ?? 0,
    async ready(url) {
      while (performance.now() - began < readyLimitMs) {
        if (child.exitCode !== null) throw new Error(`${name} ended before it was ready:\n${lastLines()}`)
        if (await answers(url)) return performance.now() - began
        await sleep(10)
      }
      throw new Error(`${name} was not ready within ${readyLimitMs / 1000} s:\n${lastLines()}`)
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), endLimitMs)
      await ended
      clearTimeout(force)
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Processor time a process has used so far, in seconds; null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  const text = readProc(pid, 'stat')
  if (text === null) return null
  // The second field is the name in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Memory of a process in bytes, now and at its most; null where the system does not tell. */
export function memoryOf(pid: number): { now: number; peak: number } | null {
  const text = readProc(pid, 'status')
  if (text === null) return null
  // One that has ended and is not collected yet has neither.
  const bytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) * 1024
  return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
}

/** Processes that it started and that still run; empty where the system does not tell. */
export function childrenOf(pid: number): number[] {
  const text = readProc(pid, `task/${pid}/children`) ?? ''
  return text.split(' ').filter(Boolean).map(Number)
}

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

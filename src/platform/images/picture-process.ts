import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { extname, resolve } from 'node:path'
import type { Log } from '../logging.ts'
import type { PictureTasks, TaskAnswer, TaskName } from './picture-worker.ts'

/** Pictures worked on at the same time, each a thread of the process. */
const maxRunning = 2
const maxTries = 2

export interface PictureProcessOptions {
  log: Log
  /** Tasks after which a process is replaced: memory that its native libraries hold is freed with it. */
  renewAfter?: number
  /** Milliseconds after which a task has hung, and its process is ended. */
  limitMs?: number
  /** The program that runs in the process. */
  program?: string
}

/**
 * Makes glibc return freed memory: two arenas instead of eight for each core, and a separate mapping for every larger
 * piece.
 */
const memoryEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

interface Task {
  name: TaskName
  input: unknown
  tries: number
  resolve: (value: never) => void
  reject: (error: Error) => void
}

interface Worker {
  child: ChildProcess
  /** Tasks under way, by the id of their message, each with the timer that ends a process which hangs. */
  tasks: Map<number, { task: Task; limit: NodeJS.Timeout }>
  given: number
}

/** The task ended its process each time; the server answers 503. */
export class PictureProcessEnded extends Error {
  readonly statusCode = 503
}

/**
 * Decodes and encodes in a separate process, so that neither the memory nor the threads of this one are used for it
 * (decision 0019). It starts with the first task, is replaced after `renewAfter` tasks, and ends with this process however
 * that ends. When it dies, its unfinished tasks are tried once more in the next.
 */
export function createPictureProcess({ log, renewAfter = 200, limitMs = 30_000, program }: PictureProcessOptions) {
  // The worker is in the same folder as this file, and built like it.
  const worker = program ?? resolve(import.meta.dirname, `picture-worker${extname(import.meta.filename)}`)
  const waiting: Task[] = []
  let running = 0
  let current: Worker | null = null
  let closed = false

  function run<Name extends TaskName>(
    name: Name,
    input: Parameters<PictureTasks[Name]>[0],
  ): ReturnType<PictureTasks[Name]> {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    waiting.push({ name, input, tries: 0, resolve, reject })
    startNext()
    return promise as ReturnType<PictureTasks[Name]> // the process answers what its task does
  }

  function startNext(): void {
    while (running < maxRunning) {
      const task = waiting.shift()
      if (task === undefined) return
      let to: Worker
      try {
        if (closed) throw new PictureProcessEnded('The picture process was closed')
        to = current ??= start()
      } catch (error) {
        task.reject(error instanceof Error ? error : new Error(String(error)))
        continue
      }
      running += 1
      task.tries += 1
      const id = (to.given += 1)
      to.tasks.set(id, { task, limit: setTimeout(() => to.child.kill('SIGKILL'), limitMs) })
      if (to.given >= renewAfter) current = null
      // A message that cannot be sent means that the process has ended, which its exit event handles.
      to.child.send({ id, name: task.name, input: task.input }, () => {})
    }
  }

  /** The task, if it was still under way. */
  function reclaim(from: Worker, id: number): Task | undefined {
    const found = from.tasks.get(id)
    if (found === undefined) return undefined
    clearTimeout(found.limit)
    from.tasks.delete(id)
    running -= 1
    return found.task
  }

  function start(): Worker {
    const child = fork(worker, [], {
      // The process gets none of the server's environment: a decoder of strangers' files knows no secret.
      env: memoryEnvironment,
      execArgv: ['--max-semi-space-size=1'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const started: Worker = { child, tasks: new Map(), given: 0 }
    child.unref()
    child.channel?.unref()
    child.on('message', (answer: TaskAnswer) => {
      const task = reclaim(started, answer.id)
      if ('error' in answer) task?.reject(new Error(answer.error))
      else task?.resolve(answer.value as never) // what the task's own type says
      if (started !== current && started.tasks.size === 0) disconnect(started)
      startNext()
    })
    const ended = (reason: unknown): void => {
      if (started === current) current = null
      if (started.tasks.size > 0) log.warn({ reason }, 'the picture process ended with pictures in hand')
      for (const id of [...started.tasks.keys()]) {
        const task = reclaim(started, id)
        if (task !== undefined && task.tries < maxTries && !closed) waiting.unshift(task)
        else task?.reject(new PictureProcessEnded('The picture process ended'))
      }
      startNext()
    }
    child.once('error', ended)
    child.once('exit', (code, signal) => ended(signal ?? code))
    try {
      // The process gets a lower priority: pages and payments go first.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // The process has ended already, which its exit event handles.
    }
    return started
  }

  return {
    run,
    /** Number of tasks that have not been started. */
    waiting: (): number => waiting.length,
    /** Id of the process that takes the next task; null while there is none. */
    pid: (): number | null => current?.child.pid ?? null,
    close: (): void => {
      closed = true
      if (current) disconnect(current)
    },
  }
}

const disconnect = ({ child }: Worker): void => {
  if (child.connected) child.disconnect()
}

export type PictureProcess = ReturnType<typeof createPictureProcess>

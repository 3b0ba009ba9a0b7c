import { setTimeout as sleep } from 'node:timers/promises'
import { levelOfRetry } from './database/errors.ts'
import type { Log } from './logging.ts'

export interface ReloadsOptions {
  /** Replaces what is kept by what the database has now. */
  load: () => Promise<void>
  /** Called after each load but the first. */
  onReloaded?: () => void
  log: Pick<Log, 'warn' | 'error'>
  /** The log line of a load that failed. */
  failure: string
}

const retryMs = 1_000

/**
 * Keeps something in memory as the database has it: one load at a time, so that none overtakes a newer one, and a load that fails
 * is tried again until one succeeds. What is kept stays as it is meanwhile.
 */
export function createReloads({ load, onReloaded, log, failure }: ReloadsOptions) {
  let isDue = false
  let isStopped = true
  let running: Promise<void> | null = null

  async function work(): Promise<void> {
    while (isDue && !isStopped) {
      isDue = false
      try {
        await load()
        onReloaded?.()
      } catch (error) {
        log[levelOfRetry(error)]({ err: error }, failure)
        isDue = true
        await sleep(retryMs)
      }
    }
  }

  function follow(loading: Promise<void>): Promise<void> {
    running = loading.finally(() => {
      running = null
      wake()
    })
    return running
  }
  function wake(): void {
    if (isDue && !isStopped && running === null) void follow(work())
  }

  /** Resolves when all that was asked for so far is loaded. */
  async function settled(): Promise<void> {
    while (running !== null) await running
  }

  /** The first load; rejects when it fails. A reload that is asked for meanwhile comes after it. */
  async function start(): Promise<void> {
    await settled()
    isStopped = false
    isDue = false
    await follow(load())
  }

  /** Loads again, unless stopped. */
  function reload(): void {
    isDue = true
    wake()
  }

  async function stop(): Promise<void> {
    isStopped = true
    await running
  }

  return { start, reload, settled, stop }
}

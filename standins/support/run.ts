import type { Log } from './json-log.ts'

/** Starts a stand-in as a process of its own and ends it on the usual signals, or says why it could not start. */
export async function runUntilSignal(log: Log, start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  try {
    const running = await start()
    const end = () => void running.close().then(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    log({ event: 'failed-to-start', problem: error instanceof Error ? error.message : String(error) })
    process.exitCode = 1
  }
}

import type { Log } from '#src/platform/logging.ts'

/** Stops one part after the other. One that fails is logged and does not keep the rest from theirs; all of it rejects then. */
export async function stopAll(stops: readonly (() => unknown)[], log: Pick<Log, 'error'>): Promise<void> {
  const errors: unknown[] = []
  for (const stop of stops) {
    try {
      await stop()
    } catch (error) {
      log.error({ err: error }, 'a part of the shop could not be stopped')
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'the shop was not stopped as it should be')
}

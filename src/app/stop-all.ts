import type { Log } from '#src/platform/logging.ts'

/**
 * Stops the parts one after the other. A failure is logged and does not keep the others from stopping; the whole rejects
 * then.
 */
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

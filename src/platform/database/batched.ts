/** So that one slow read does not hold up everybody. */
const atOnce = 2
const mostKeys = 64

/**
 * Statements for many callers in one go: who comes while some are under way waits for the next, and all who wait share it.
 * Each is answered by one that began after the call, so nothing is older than if it had been asked alone; alone, it is asked
 * at once. For reads, and for writes that touch nothing of each other and wait for nobody: a failure fails all who shared it.
 */
export function batched<Key, Value>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  interface Call {
    key: Key
    resolve: (value: Value) => void
    reject: (error: unknown) => void
  }
  const waiting: Call[] = []
  let running = 0

  async function answer(calls: readonly Call[]): Promise<void> {
    try {
      const values = await read(calls.map(({ key }) => key))
      if (values.length !== calls.length) throw new Error(`${calls.length} were asked, ${values.length} answered`)
      for (const [index, value] of values.entries()) calls[index]?.resolve(value)
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  function begin(): void {
    while (running < atOnce && waiting.length > 0) {
      running += 1
      void answer(waiting.splice(0, mostKeys)).finally(() => {
        running -= 1
        begin()
      })
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      // Requests that arrived together are all here by then.
      if (waiting.length === 1) setImmediate(begin)
    })
}

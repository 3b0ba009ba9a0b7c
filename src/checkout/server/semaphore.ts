/**
 * Lets a number of calls run at a time and keeps the rest waiting in order of arrival. A crowd before one product would
 * otherwise wait for database connections, run into that limit, and leave none for other requests.
 */
export interface Semaphore {
  /** Rejects with status 503 when it was not let in within the longest wait. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createSemaphore({ atOnce, longestWaitMs }: { atOnce: number; longestWaitMs: number }): Semaphore {
  const waiting = new Set<() => void>()
  let inside = 0

  function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(limit)
        resolve()
      }
      const limit = setTimeout(() => {
        waiting.delete(admit)
        reject(Object.assign(new Error('shed: too many orders at once'), { statusCode: 503 }))
      }, longestWaitMs)
      waiting.add(admit)
    })
  }

  /** A finished call hands its place to the next in line, so that no other call can slip in between. */
  function leave(): void {
    const [next] = waiting
    if (!next) {
      inside -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

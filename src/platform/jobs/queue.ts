/**
 * A queue as the domain that owns it declares it. `Data` is what one job carries: plain JSON, and best no more than the id
 * of a row that says the rest.
 */
export interface QueueDefinition<Data extends object = object> {
  /**
   * e.g. `orders.webhook`; dead jobs land in `<name>.dead`. It never changes, not even with its domain: jobs wait under it, and
   * while a new version is rolled out the old one goes on sending to it.
   */
  name: string
  /** How often a failed job is tried again before it is dead. */
  retryLimit: number
  /** Seconds before the first retry. */
  retryDelay: number
  /** Doubles the delay each time, up to this many seconds; null keeps the delay the same. */
  retryDelayMax: number | null
  /** Seconds after which a job that still runs counts as failed: its process has probably died. */
  expireInSeconds: number
  /** Never set: it carries the type of the data. */
  readonly data?: Data
}

/** Declares a queue, with sensible defaults. */
export function defineQueue<Data extends object>(
  name: string,
  options: Partial<Omit<QueueDefinition, 'name' | 'data'>> = {},
): QueueDefinition<Data> {
  return { name, retryLimit: 5, retryDelay: 5, retryDelayMax: 300, expireInSeconds: 60, ...options }
}

export function deadLetterName(queue: { name: string }): string {
  return `${queue.name}.dead`
}

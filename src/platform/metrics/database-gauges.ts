import { Gauge, type Registry } from 'prom-client'

/** One number of a gauge. */
export interface Reading {
  name: string
  /** The value of the gauge's one label; null where it has none. */
  label: string | null
  value: number
}

export interface GaugeDefinition {
  name: string
  help: string
  /** Name of its label; absent: it has none. */
  label?: string
}

/** Scrapers ask more often than the numbers are worth a query. */
const keptMs = 15_000

/**
 * Gauges that are read from the database, all by one query. Only processes that run jobs have them: from every process they
 * would be read and shown as many times as there are processes. While the database does not answer they have no value,
 * and the gauge `shop_database_gauges_up` is 0.
 */
export function registerDatabaseGauges(
  registry: Registry,
  definitions: readonly GaugeDefinition[],
  read: () => Promise<readonly Reading[]>,
): void {
  let readAt = -Infinity
  let reading: Promise<readonly Reading[] | null> | null = null
  const readings = (): Promise<readonly Reading[] | null> => {
    const now = performance.now()
    if (reading === null || now - readAt >= keptMs) {
      readAt = now
      reading = read().catch(() => {
        readAt = -Infinity
        return null
      })
    }
    return reading
  }
  for (const { name, help, label } of definitions)
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset()
        // A gauge without labels is reset to 0, which would be a value.
        if (label === undefined) this.set(NaN)
        for (const one of (await readings()) ?? [])
          if (one.name === name) this.set(label === undefined ? {} : { [label]: one.label ?? '' }, one.value)
      },
    })
  new Gauge({
    name: 'shop_database_gauges_up',
    help: '1 while the numbers that come from the database could be read; only processes that run jobs have it',
    registers: [registry],
    async collect() {
      this.set((await readings()) === null ? 0 : 1)
    },
  })
}

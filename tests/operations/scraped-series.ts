/*
 * What a shop shows at /metrics, as series for promtool. A counter goes on once a minute as it did between two scrapes; a gauge
 * stays as the second one found it.
 */

export interface Scrape {
  /** By name and labels: `name{a="b"}`. */
  values: ReadonlyMap<string, number>
  counters: ReadonlySet<string>
  /** Seconds since 1970, by the shop's clock. */
  at: number
}

/** Reads Prometheus' text form; each series gets the labels that a scraper adds. */
export function readScrape(text: string, added: string, at: number): Scrape {
  const counters = new Set(
    [...text.matchAll(/^# TYPE (\S+) (counter|histogram)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'counter' ? [name] : [`${name}_bucket`, `${name}_count`, `${name}_sum`],
    ),
  )
  const values = new Map(
    [...text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? (\S+)$/gm)].flatMap(([, name = '', labels = '', value = '']) => {
      const series = `${name}{${labels === '' ? '' : `${labels},`}${added}}`
      return Number.isNaN(Number(value)) ? [] : [[series, Number(value)] as const]
    }),
  )
  return { values, counters, at }
}

const nameOf = (series: string): string => series.slice(0, series.indexOf('{'))

/** The series of these metrics, each as promtool writes them, for an alarm that is looked at after so many minutes. */
export function seriesBetween(
  first: Scrape,
  second: Scrape,
  { names, after: minutes }: { names: readonly string[]; after: number },
): { series: string; values: string }[] {
  const all = new Set([...first.values.keys(), ...second.values.keys()])
  return [...all]
    .filter((series) => names.includes(nameOf(series)))
    .map((series) => {
      const [before = 0, after] = [first.values.get(series), second.values.get(series)]
      // It was there and is there no more.
      if (after === undefined) return { series, values: `${before} stale _x${minutes}` }
      if (second.counters.has(nameOf(series))) return { series, values: `${after}+${after - before}x${minutes + 5}` }
      // Moments count from when the alarm is looked at: promtool's time begins with the test.
      const isMoment = nameOf(series).endsWith('_timestamp_seconds')
      const value = isMoment ? Math.round(minutes * 60 - (second.at - after)) : after
      return { series, values: `${value}x${minutes + 5}` }
    })
}

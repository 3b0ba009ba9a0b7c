import { Counter, Histogram, type Registry } from 'prom-client'
import type { ErrorBody, VitalName, VitalsBody } from '../contract/telemetry.ts'

/** Every label is one of the contract's words, so the number of series is bounded, no matter who sends. */
export function createTelemetryMetrics(registry: Registry) {
  const registers = [registry]
  const labelNames = ['metric', 'page', 'device'] as const
  const times = new Histogram({
    name: 'web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB in visitors’ browsers, by page type and class of device',
    labelNames,
    // The buckets include the limits of good and poor for each metric.
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 8],
    registers,
  })
  const shifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'CLS in visitors’ browsers, by page type and class of device',
    labelNames,
    buckets: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  })
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Faults of code in visitors’ browsers, by page type and where they came out',
    labelNames: ['page', 'source'],
    registers,
  })

  return {
    observe({ page, device, vitals }: VitalsBody): void {
      for (const [metric, value] of Object.entries(vitals) as [VitalName, number][]) {
        if (metric === 'CLS') shifts.observe({ metric, page, device }, value)
        else times.observe({ metric, page, device }, value / 1_000)
      }
    },
    countError({ page, source }: ErrorBody): void {
      errors.inc({ page, source })
    },
  }
}

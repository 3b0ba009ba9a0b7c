import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsBody } from '../contract/telemetry.ts'
import type { TelemetryPage } from '../contract/words.ts'
import { deviceClass } from './about-page.ts'
import { sendVitals } from './telemetry-api.ts'

/**
 * Measures the view of the page that the document began with, and sends each figure once, when the page is hidden or left.
 * A page restored from the browser's memory is another view.
 */
export function measureVitals(page: TelemetryPage): void {
  const waiting = new Map<string, MetricType>()
  const sent = new Set<string>()
  const keep = (metric: MetricType): void => {
    if (!sent.has(metric.id)) waiting.set(metric.id, metric)
  }
  const sendReport = (): void => {
    if (waiting.size === 0) return
    const vitals: VitalsBody['vitals'] = {}
    for (const [id, { name, value }] of waiting) {
      vitals[name] = Math.round(value * 10_000) / 10_000
      sent.add(id)
    }
    waiting.clear()
    sendVitals({ page, device: deviceClass(), vitals })
  }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep)
  // Registered last: the library's own listeners have the final figures by then.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReport()
  })
  window.addEventListener('pagehide', sendReport)
}

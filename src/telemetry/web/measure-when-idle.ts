import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { EventName } from '#src/shell/web/analytics/events.ts'
import { observeEvents } from '#src/shell/web/analytics/track.ts'
import { doNotTrack } from '#src/shell/web/do-not-track.ts'
import { whenIdle } from '#src/shell/web/when-idle.ts'
import { telemetryPageOf } from './about-page.ts'
import { loadQuietly } from './load-quietly.ts'

/**
 * Measures how fast the page is and tells of steps towards an order, once the browser is idle, for visitors who have not asked not
 * to be tracked.
 */
export function measureWhenIdle(page: PageModel): void {
  if (doNotTrack() || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return
  const early: EventName[] = []
  let tell = (event: EventName): void => void early.push(event)
  observeEvents(({ event }) => tell(event))
  whenIdle(
    () =>
      void loadQuietly(() => import('./measures.ts')).then((code) => {
        tell = code?.tellStep ?? (() => {})
        early.forEach(tell)
        code?.measureVitals(telemetryPageOf(page))
      }),
  )
}

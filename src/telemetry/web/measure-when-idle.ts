import type { PageModel } from '#src/shell/contract/page-model.ts'
import { doNotTrack } from '#src/shell/web/do-not-track.ts'
import { whenIdle } from '#src/shell/web/when-idle.ts'
import { telemetryPageOf } from './about-page.ts'
import { loadQuietly } from './load-quietly.ts'

/** Measures how fast the page is, once the browser is idle, for visitors who have not asked not to be tracked. */
export function measureWhenIdle(page: PageModel): void {
  if (doNotTrack() || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return
  whenIdle(
    () => void loadQuietly(() => import('./vitals.ts')).then((code) => code?.measureVitals(telemetryPageOf(page))),
  )
}

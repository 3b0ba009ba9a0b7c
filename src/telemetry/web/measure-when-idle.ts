import type { PageModel } from '#src/shell/contract/page-model.ts'
import { doNotTrack } from '#src/shell/web/do-not-track.ts'
import { whenIdle } from '#src/shell/web/when-idle.ts'
import { telemetryPageOf } from './about-page.ts'

let isFetching = false

/** The code that measures is being fetched: should it be gone after a deploy, nothing on the page is lost. */
export const isFetchingMeasures = (): boolean => isFetching

/** Measures how fast the page is, once there is nothing else to do, for visitors who have not asked to be left alone. */
export function measureWhenIdle(page: PageModel): void {
  if (doNotTrack() || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return
  whenIdle(() => {
    isFetching = true
    import('./vitals.ts')
      .then(({ measureVitals }) => measureVitals(telemetryPageOf(page)))
      .catch(() => undefined)
      .finally(() => (isFetching = false))
  })
}

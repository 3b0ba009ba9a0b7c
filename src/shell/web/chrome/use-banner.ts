import { useSyncExternalStore } from 'react'
import type { Banner } from '#src/shell/contract/navigation.ts'
import { isRunning } from '#src/shell/rules/banner-time.ts'
import { browserClock } from '../clock.ts'
import { usePage } from '../page/page-context.ts'
import { isClosed, onBannerClosed } from './closed-banners.ts'

/**
 * Returns the banner to show, or null. The document is the same for all visitors, so a banner that this visitor closed disappears
 * after hydration; a page cached for an hour may hold a banner whose time is over. In the page editor the server’s choice stands.
 */
export function useBanner(): Banner | null {
  const { navigation, isEdited = false } = usePage()
  const { banner } = navigation
  const shown = useSyncExternalStore(
    onBannerClosed,
    () => banner !== null && (isEdited || (!isClosed(banner.id) && isRunning(banner, browserClock.now()))),
    () => true,
  )
  return shown ? banner : null
}

import { useEffect, useState } from 'react'
import type { Banner } from '#src/shell/contract/navigation.ts'
import { isRunning } from '#src/shell/rules/banner-time.ts'
import { browserClock } from '../clock.ts'
import { usePage } from '../page/page-context.ts'
import { closedBanners, rememberClosed } from './closed-banners.ts'

/**
 * The banner to show, or null. The document is the same for everybody, so what this visitor closed leaves after hydration;
 * a page kept for an hour may hold one whose time is over.
 */
export function useBanner(): { banner: Banner | null; close: () => void } {
  const { banner } = usePage().navigation
  const [closed, setClosed] = useState<readonly string[]>([])
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setClosed(closedBanners())
    setNow(browserClock.now())
  }, [banner])
  const hidden = banner === null || closed.includes(banner.id) || (now !== null && !isRunning(banner, now))
  return {
    banner: hidden ? null : banner,
    close() {
      if (!banner) return
      rememberClosed(banner.id)
      setClosed((before) => [...before, banner.id])
    },
  }
}

import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { reviewListHash } from '#src/shell/web/page/use-scroll-memory.ts'

/** Marks the history entry that a link of the page has created, so that closing the panel goes back. */
const openedHere = 'reviews-opened-here'

/** The panel is open while the address has its hash (specification 2, section 2). */
export function useReviewsPanel(): { isOpen: boolean; open: () => void; close: () => void } {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const open = useCallback(
    () => void navigate({ pathname, search, hash: reviewListHash }, { preventScrollReset: true, state: openedHere }),
    [navigate, pathname, search],
  )
  const close = useCallback(() => {
    if (state === openedHere) void navigate(-1)
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search, state])
  return { isOpen: isHydrated && hash === reviewListHash, open, close }
}

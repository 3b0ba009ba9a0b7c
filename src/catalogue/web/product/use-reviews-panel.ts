import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { reviewListHash } from '#src/shell/web/page/use-scroll-memory.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'

/** The reviews panel is open while the address has the reviews hash; closing it clears the hash (specification 2, section 2). */
export function useReviewsPanel() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  // The server never sees the hash.
  const isOpen = useIsHydrated() && hash === reviewListHash
  const setOpen = useCallback(
    (wanted: boolean) =>
      void navigate({ search, hash: wanted ? reviewListHash : '' }, { replace: !wanted, preventScrollReset: true }),
    [navigate, search],
  )
  return { isOpen, setOpen }
}

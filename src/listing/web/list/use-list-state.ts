import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defaultListState, formatListState, type ListState, parseListState } from '../../contract/list-state.ts'
import { shownListState } from '../../rules/shown-page.ts'

export interface ListStateControl {
  state: ListState
  /** The address asks for a page beyond the end; `state` has the first. */
  isCorrected: boolean
  change: (next: ListState) => void
  /** The address of another state of the same list. */
  urlOf: (next: ListState) => string
}

/**
 * The state of a list lives in the address and nowhere else (specification 2, "List URL state"): what is read from it is
 * shown, and a change replaces it. Parameters of others stay. `plainCount`: products of the list without filters. A list that
 * is not `sortable` takes no order from the address.
 */
export function useListState(plainCount: number, sortable = true): ListStateControl {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { state, isCorrected } = useMemo(() => {
    const asked = parseListState(new URLSearchParams(search))
    const shown = shownListState(sortable ? asked : { ...asked, sort: defaultListState.sort }, plainCount)
    return { state: shown, isCorrected: shown.page !== asked.page }
  }, [search, plainCount, sortable])
  const urlOf = useCallback(
    (next: ListState): string => {
      const query = formatListState(next, new URLSearchParams(search))
      return query === '' ? pathname : `${pathname}?${query}`
    },
    [pathname, search],
  )
  const change = useCallback(
    (next: ListState) => void navigate(urlOf(next), { replace: true, preventScrollReset: true }),
    [navigate, urlOf],
  )
  return { state, isCorrected, change, urlOf }
}

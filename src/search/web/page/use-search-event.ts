import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { track } from '#src/shell/web/analytics/track.ts'
import { readSearchPlace, type SearchPlace } from '#src/shell/web/navigation/search-place.ts'

/**
 * Tells once what was searched for and where, when its answer is there (`count`); coming back to it by history is no new
 * search. What the address said when the phrase came counts: a turn of the list before the answer changes nothing.
 */
export function useSearchEvent(phrase: string, count: number | null): void {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  const asked = useRef<{ phrase: string; place: SearchPlace; isOpen: boolean } | null>(null)
  const isSearch = kind !== 'POP' || key === 'default'
  useEffect(() => {
    if (asked.current?.phrase !== phrase) {
      asked.current = { phrase, place: readSearchPlace(state), isOpen: isSearch && phrase !== '' }
    }
    const search = asked.current
    if (!search.isOpen || count === null) return
    search.isOpen = false
    track({ event: 'search', search_term: phrase, search_results: count, search_place: search.place })
  }, [phrase, count, isSearch, state])
}

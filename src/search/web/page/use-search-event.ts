import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { track } from '#src/shell/web/analytics/track.ts'

/** Tells once what was searched for, when its answer is there (`count`); coming back to it by history is no new search. */
export function useSearchEvent(phrase: string, count: number | null): void {
  const { key } = useLocation()
  const kind = useNavigationType()
  const told = useRef<string | null>(null)
  const isSearch = kind !== 'POP' || key === 'default'
  useEffect(() => {
    if (phrase === '' || count === null || told.current === phrase) return
    told.current = phrase
    if (isSearch) track({ event: 'search', search_term: phrase, search_results: count })
  }, [phrase, count, isSearch])
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainSearch } from '../../contract/search-state.ts'

/**
 * Goes on to the page that operators lead a phrase to, in place of the search, once that is known. Only where the search came
 * as a phrase and no more: who turns from the results to others stays among them. True while it goes.
 */
export function useSearchRedirect(phrase: string, redirectUrl: string | undefined): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [came, setCame] = useState({ phrase, isPlain: isPlainSearch(new URLSearchParams(search)) })
  if (came.phrase !== phrase) setCame({ phrase, isPlain: isPlainSearch(new URLSearchParams(search)) })
  const target = came.phrase === phrase && came.isPlain ? redirectUrl : undefined
  const [tried, setTried] = useState<string>()
  useEffect(() => {
    if (target === undefined) return
    // What cannot be reached leaves the visitor here, with the results.
    void Promise.resolve(navigate(target, { replace: true })).then(() => setTried(target))
  }, [target, navigate])
  return target !== undefined && tried !== target
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainSearch } from '../../contract/search-state.ts'

/**
 * Redirects to the page that operators chose for a phrase, once it is known. Only for a search by phrase alone: a visitor who
 * turns from the results to others stays among them. True while it redirects.
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
    // If the page cannot be reached, the visitor stays here with the results.
    void Promise.resolve(navigate(target, { replace: true })).then(() => setTried(target))
  }, [target, navigate])
  return target !== undefined && tried !== target
}

import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The token of a mail's link. It is removed from the address at once (it opens the account for anyone who has it) and stored
 * in the history entry, so that a reload still has it. Empty: there is none.
 */
export function useAddressToken(): string {
  const [params] = useSearchParams()
  const [token, setToken] = useState(params.get('token') ?? '')
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    setToken(consumeMailToken())
  }, [])
  return token
}

function consumeMailToken(): string {
  const url = new URL(window.location.href)
  const state = window.history.state as Record<string, unknown> | null // whatever the router put there
  const named = url.searchParams.get('token')
  if (named === null) return typeof state?.['mailToken'] === 'string' ? state['mailToken'] : ''
  url.searchParams.delete('token')
  window.history.replaceState({ ...state, mailToken: named }, '', url.pathname + url.search + url.hash)
  return named
}

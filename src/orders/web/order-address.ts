import { useEffect, useRef, useState } from 'react'

export interface OrderAddress {
  /** Empty when the address names no order. */
  orderNumber: string
  /** Signed; null when the address has none. */
  key: string | null
}

/**
 * The order that the page's address names. The key is taken out of the address at once (it opens the order for anyone who has
 * it) and kept with the history entry, so that a reload still finds the order. Null until the browser has looked.
 */
export function useOrderAddress(): OrderAddress | null {
  const [address, setAddress] = useState<OrderAddress | null>(null)
  const looked = useRef(false)
  useEffect(() => {
    if (looked.current) return
    looked.current = true
    setAddress(consumeOrderAddress())
  }, [])
  return address
}

function consumeOrderAddress(): OrderAddress {
  const url = new URL(window.location.href)
  const state = window.history.state as Record<string, unknown> | null // whatever the router put there
  const kept = typeof state?.['orderKey'] === 'string' ? state['orderKey'] : null
  const key = url.searchParams.get('key') || kept
  if (url.searchParams.has('key')) {
    url.searchParams.delete('key')
    window.history.replaceState({ ...state, orderKey: key }, '', url.pathname + url.search + url.hash)
  }
  return { orderNumber: url.searchParams.get('orderId')?.trim() ?? '', key }
}

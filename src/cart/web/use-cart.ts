import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import type { Cart } from '../contract/cart.ts'
import { cartQuery, listenForCartChanges } from './cart-cache.ts'
import { quantityChangesOf, withChanges } from './quantity-changes.ts'

export interface ShownCart {
  /** The cart with the visitor's unconfirmed changes; undefined while loading, and after a failure until the next try. */
  cart: Cart | undefined
  /** The cart could not be fetched, or the visitor has no token. */
  failed: boolean
  /** The server does not have a new quantity yet: sums are about to change. */
  isSettling: boolean
  retry: () => void
}

/** Refetch interval while a payment locks the cart, so that it unlocks once the provider has decided. */
const paymentPaceMs = 10_000
const refetchInterval = ({ state }: { state: { data?: Cart | undefined } }) =>
  state.data?.openOrder?.isPaymentUnderWay ? paymentPaceMs : false

const noChanges: ReturnType<ReturnType<typeof quantityChangesOf>['list']> = new Map()

export function useCart(): ShownCart {
  const client = useQueryClient()
  const language = useLanguage()
  const token = useAnonymousToken()
  const isHydrated = useIsHydrated()
  const query = useQuery({ ...cartQuery(client, language), enabled: Boolean(token), refetchInterval })
  const data = isHydrated ? query.data : undefined
  const changes = quantityChangesOf(client)
  const list = useSyncExternalStore(changes.subscribe, changes.list, () => noChanges)
  const cart = useMemo(() => data && withChanges(data, list), [data, list])
  return {
    cart,
    failed: isHydrated && !data && (query.isError || token === null),
    isSettling: list.size > 0,
    retry: () => void query.refetch(),
  }
}

/** Synchronises this tab's cart with other tabs. Mounted once per page: by the cart button, or by the checkout. */
export function useCartSync(): void {
  const client = useQueryClient()
  const language = useLanguage()
  useEffect(() => listenForCartChanges(client, language), [client, language])
}

import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cart } from '../contract/cart.ts'
import { cartStaleMs } from '../contract/limits.ts'
import { type Caller, fetchCart } from './cart-api.ts'
import { tabChannel } from '#src/shell/web/tab-channel.ts'

/** The cart's texts are in the language of the request, so each language has its own entry. */
export const cartKey = (language: Language) => ['cart', language] as const

/** Message of the error thrown when there is no token (specification 3, section 8). */
const noToken = 'Anonymous ID not available for cart mutation.'

/** Runs a cart call with the visitor's token. */
export const callWithCartToken = <Answer>(
  client: QueryClient,
  language: Language,
  call: (caller: Caller) => Promise<Answer>,
): Promise<Answer> => withAnonymousToken(client, noToken, (token) => call({ token, language }))

export const cartQuery = (client: QueryClient, language: Language) => ({
  queryKey: cartKey(language),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callWithCartToken(client, language, (caller) => fetchCart(caller, signal)),
  staleTime: cartStaleMs,
  // Changes by another tab or device appear when the shopper comes back.
  refetchOnWindowFocus: 'always' as const,
  structuralSharing: cacheIfNewer,
})

/** Responses may overtake each other: of one cart the higher version wins. A different id is a new cart and always wins. */
export function cacheIfNewer(known: unknown, next: unknown): unknown {
  const before = known as Cart | undefined // both come from this query alone
  const after = next as Cart
  if (before && before.id === after.id && before.version > after.version) return before
  return replaceEqualDeep(before, after)
}

/** Caches the cart from a change's response, and notifies the other tabs. */
export async function putCart(client: QueryClient, language: Language, cart: Cart): Promise<void> {
  await client.cancelQueries({ queryKey: cartKey(language) })
  const known = client.getQueryData<Cart>(cartKey(language))
  client.setQueryData(cartKey(language), cacheIfNewer(known, cart))
  // Entries of other languages are outdated and must not be shown even briefly
  client.removeQueries({ queryKey: ['cart'], predicate: ({ queryKey }) => queryKey[1] !== language })
  tabChannel().send(cartChanged, { id: cart.id, version: cart.version })
}

export const refetchCart = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ['cart'] })

const cartChanged = 'cart-changed'

/** Notifies other tabs that the cart has become an order, so they fetch the new one. */
export const tellCartPaid = (): void => tabChannel().send(cartChanged, { id: '', version: 0 })

/** Fetches the cart when another tab changed it, unless that version is known. Returns the function that stops listening. */
export function listenForCartChanges(client: QueryClient, language: Language): () => void {
  return tabChannel().on(cartChanged, (payload) => {
    const { id, version } = payload as { id?: unknown; version?: unknown } // any tab's script can write here
    const known = client.getQueryData<Cart>(cartKey(language))
    if (known && known.id === id && typeof version === 'number' && known.version >= version) return
    void refetchCart(client)
  })
}

import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { withAnonymousToken } from '#src/identity/web/anonymous-token.ts'
import type { Language } from '#src/common/locale.ts'
import type { Cart } from '../contract/cart.ts'
import { cartStaleMs } from '../contract/limits.ts'
import { type Caller, fetchCart } from './cart-api.ts'
import { tabChannel } from '#src/shell/web/tab-channel.ts'

/** The cart's texts come in the language it is asked in, so each language has its own entry. */
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
  // Whatever another tab or device has done meanwhile is seen when the shopper comes back.
  refetchOnWindowFocus: 'always' as const,
  structuralSharing: cacheIfNewer,
})

/** Answers may overtake each other: of the same cart the higher version wins. Another id is another cart and wins always. */
export function cacheIfNewer(known: unknown, next: unknown): unknown {
  const before = known as Cart | undefined // both come from this query alone
  const after = next as Cart
  if (before && before.id === after.id && before.version > after.version) return before
  return replaceEqualDeep(before, after)
}

/** Takes over the cart a change was answered with, and tells the other tabs. */
export async function putCart(client: QueryClient, language: Language, cart: Cart): Promise<void> {
  await client.cancelQueries({ queryKey: cartKey(language) })
  const known = client.getQueryData<Cart>(cartKey(language))
  client.setQueryData(cartKey(language), cacheIfNewer(known, cart))
  // What other languages hold is old now and must not be shown for a moment
  client.removeQueries({ queryKey: ['cart'], predicate: ({ queryKey }) => queryKey[1] !== language })
  tabChannel().send(cartChanged, { id: cart.id, version: cart.version })
}

export const refetchCart = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ['cart'] })

const cartChanged = 'cart-changed'

/** The cart has become an order: other tabs have to ask what there is now. */
export const tellCartPaid = (): void => tabChannel().send(cartChanged, { id: '', version: 0 })

/** Another tab changed the cart: fetch it, unless it is known already. Returns the end of listening. */
export function listenForCartChanges(client: QueryClient, language: Language): () => void {
  return tabChannel().on(cartChanged, (payload) => {
    const { id, version } = payload as { id?: unknown; version?: unknown } // any tab's script can write here
    const known = client.getQueryData<Cart>(cartKey(language))
    if (known && known.id === id && typeof version === 'number' && known.version >= version) return
    void refetchCart(client)
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { isAuthenticatedQuery } from '#src/identity/web/is-authenticated.ts'
import { addSnackbar } from '#src/kit/snackbar-store.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { readStoredList, removeStored, writeStored } from '#src/shell/web/storage/browser-storage.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import { wishlistMax } from '../contract/limits.ts'
import { readGuestList, withProduct } from '../rules/guest-list.ts'
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-api.ts'
import { showWishlist, shownWishlist } from './wishlist-store.ts'

/* A guest's list is in browser storage, a customer's in the account. */

const key = 'wishlist'
const guestList = (): string[] => readGuestList(readStoredList(key))

/** Shows the browser's list: the visitor turned out to be a guest, or another tab has changed the list. */
export const showGuestList = (): void => showWishlist(guestList())

/** Shows the account's list, after adding the items that the customer saved as a guest. */
export async function showCustomerList(): Promise<void> {
  const brought = guestList()
  try {
    const codes = await (brought.length > 0 ? addToWishlist(brought) : fetchWishlist())
    // Codes beyond the limit stay in the browser until there is room.
    keepGuestList(codes.length < wishlistMax ? [] : brought.filter((code) => !codes.includes(code)))
    showWishlist(codes)
  } catch {
    showWishlist(brought, 'failed')
  }
}

interface WishlistChange {
  client: QueryClient
  text: TextFunction
  code: string
  wanted: boolean
  /** Action that the message offers, such as undo; left out: none. */
  offer?: { text: string; run: () => void }
  /** Message on success; left out: none. */
  said?: string
}

let last = Promise.resolve()

/** Changes run one after the other, because each response is the whole list. Never throws: errors show as messages. */
export const changeWishlist = (change: WishlistChange): Promise<void> => (last = last.then(() => send(change)))

/** Shows the change at once, and reverts it if the server refuses it. */
async function send(change: WishlistChange): Promise<void> {
  const { client, text, code, wanted, offer, said } = change
  const before = shownWishlist()
  const without = before.codes.filter((one) => one !== code)
  showWishlist(wanted ? [code, ...without] : without, before.state)
  try {
    const codes = (await isCustomer(client))
      ? await (wanted ? addToWishlist([code]) : removeFromWishlist(code))
      : changeGuestList(code, wanted)
    showWishlist(codes)
    if (wanted && !codes.includes(code)) {
      const reason = codes.length >= wishlistMax ? 'full' : 'gone'
      addSnackbar({ id: key, variant: 'warning', text: text(`/wishlist/${reason}`, { n: wishlistMax }) })
    } else if (said !== undefined) {
      addSnackbar({
        id: key,
        variant: 'success',
        text: said,
        ...(offer && { actionText: offer.text, action: offer.run }),
      })
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      // The session has ended: the shopper is a guest again.
      client.setQueryData(isAuthenticatedQuery.queryKey, false)
      return send(change)
    }
    showWishlist(before.codes, before.state)
    addSnackbar({
      id: key,
      variant: 'error',
      text: text('/wishlist/failed'),
      actionText: text('/wishlist/again'),
      action: () => void changeWishlist(change),
    })
  }
}

/** A failed check counts as a guest, as everywhere. */
const isCustomer = (client: QueryClient): Promise<boolean> => client.fetchQuery(isAuthenticatedQuery).catch(() => false)

function changeGuestList(code: string, wanted: boolean): string[] {
  const known = guestList()
  const codes = wanted ? (withProduct(known, code) ?? known) : known.filter((one) => one !== code)
  keepGuestList(codes)
  return codes
}

function keepGuestList(codes: readonly string[]): void {
  if (codes.length === 0) removeStored(key)
  else writeStored(key, JSON.stringify(codes))
}

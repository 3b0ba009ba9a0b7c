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

/* Guests have their list in the browser's storage, customers theirs in the account. */

const key = 'wishlist'
const guestList = (): string[] => readGuestList(readStoredList(key))

/** Somebody turned out to be a guest, or another tab has changed their list. */
export const showGuestList = (): void => showWishlist(guestList())

/** Somebody turned out to be signed in: what they wished for as a guest comes into the account's list. */
export async function showCustomerList(): Promise<void> {
  const brought = guestList()
  try {
    const codes = await (brought.length > 0 ? addToWishlist(brought) : fetchWishlist())
    // What found no room waits in the browser for some.
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
  /** What the message offers beside it; left out: nothing. */
  offer?: { text: string; run: () => void }
  /** Left out: nothing is said of it. */
  said?: string
}

let last = Promise.resolve()

/** One change after the other: each answer is the whole list. Never throws: what went wrong is told. */
export const changeWishlist = (change: WishlistChange): Promise<void> => (last = last.then(() => send(change)))

/** Shown at once, and taken back where it was not taken. */
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
      // The session has ended: whoever presses is a guest again.
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

/** As everywhere, a check that fails counts as nobody. */
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

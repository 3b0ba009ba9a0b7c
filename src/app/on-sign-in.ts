import { createAddressBook } from '#src/account/server/address-book.ts'
import { createUsers } from '#src/account/server/users.ts'
import type { CartService } from '#src/cart/server/cart.service.ts'
import { createProfiles } from '#src/identity/server/account/profiles.ts'
import type { OnSignIn } from '#src/identity/server/session/on-sign-in.ts'
import type { GuestOrderClaims } from '#src/orders/server/guest-order-claim.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { callOffDeletion } from '#src/privacy/server/deletions.ts'

interface Followers {
  db: Database
  clock: Clock
  carts: Pick<CartService, 'handOver'>
  orders: Pick<GuestOrderClaims, 'handOver' | 'addressesOf'>
}

/**
 * Runs at each sign-in: cancels the account's pending deletion, then hands over the cart, then the orders. Code that locks
 * both takes the locks in this order. Last it saves the details of an order, as its confirmation page promised.
 */
export function onSignIn({ db, clock, carts, orders }: Followers): OnSignIn {
  const users = createUsers({ db, profiles: createProfiles(db), book: createAddressBook({ db, clock }) })
  return async (tx, { accountId, ownerId: to, guestId: from, language, provedEmails, orderNumber }) => {
    const actor = { kind: 'customer', accountId, ownerId: to } as const
    const isDeletionCalledOff = await callOffDeletion(tx, accountId, actor, clock.now())
    const cartMerge = from === null ? null : await carts.handOver(tx, { from, to, language })
    await orders.handOver(tx, { from, to, provedEmails })
    const details = orderNumber === null ? null : await orders.addressesOf(tx, orderNumber, { to, provedEmails })
    if (details) await users.keepDetails(tx, accountId, details)
    return { cartMerge, isDeletionCalledOff }
  }
}

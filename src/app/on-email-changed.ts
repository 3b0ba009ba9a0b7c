import type { Marketing } from '#src/consents/server/marketing/marketing.ts'
import type { OnEmailChanged } from '#src/identity/server/session/on-sign-in.ts'
import type { GuestOrderClaims } from '#src/orders/server/guest-order-claim.ts'

interface Followers {
  marketing: Pick<Marketing, 'permissions'>
  orders: Pick<GuestOrderClaims, 'handOver'>
}

/** Moves consents to the new address, and hands the account the guests' orders of that address as at a sign-in (C-20). */
export const onEmailChanged =
  ({ marketing, orders }: Followers): OnEmailChanged =>
  async (tx, { ownerId, language, from, to, provedEmails }) => {
    await marketing.permissions.moveAddress(tx, from, { email: to, language })
    await orders.handOver(tx, { from: null, to: ownerId, provedEmails })
  }

import type { Marketing } from '#src/consents/server/marketing/marketing.ts'
import type { OnEmailChanged } from '#src/identity/server/session/on-sign-in.ts'
import type { GuestOrderClaims } from '#src/orders/server/guest-order-claim.ts'

interface Followers {
  marketing: Pick<Marketing, 'permissions'>
  orders: Pick<GuestOrderClaims, 'handOver'>
}

/** What was agreed to moves to the new address, and guests' orders of that one come to the account as they do at a sign-in (C-20). */
export const onEmailChanged =
  ({ marketing, orders }: Followers): OnEmailChanged =>
  async (tx, { ownerId, language, from, to, provedEmails }) => {
    await marketing.permissions.moveAddress(tx, from, { email: to, language })
    await orders.handOver(tx, { from: null, to: ownerId, provedEmails })
  }

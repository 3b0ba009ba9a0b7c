import type { Owner } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Transaction } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import { claimUndoDays } from '../contract/limits.ts'
import * as store from './guest-order-claim.store.ts'

/** A shopper has signed in, or proved another address. */
export interface GuestOrderClaimsPort {
  /** The guest of this browser; null: there was none. */
  from: string | null
  /** The account's owner. */
  to: string
  /** Ways to write the address that was proved; empty: none was. */
  provedEmails: readonly string[]
}

const day = 86_400_000

/** Orders follow their shopper into the account (C-20): orders of the same browser, and orders billed to the proved address. */
export function createGuestOrderClaims({ db, clock }: { db: Database; clock: Clock }) {
  const since = (): Date => new Date(+clock.now() - claimUndoDays * day)
  return {
    /** Part of the transaction of the proof, after the carts: a caller that locks both locks the cart first. */
    async handOver(tx: Transaction, { from, to, provedEmails }: GuestOrderClaimsPort): Promise<void> {
      const move = { toOwner: to, at: clock.now() }
      const ofBrowser = from === null ? [] : await store.lockOrdersOfOwner(tx, from)
      await store.moveOrders(tx, ofBrowser, { ...move, reason: 'browser' })
      const ofEmail = provedEmails.length === 0 ? [] : await store.lockOrdersOfEmail(tx, provedEmails, to)
      await store.moveOrders(tx, ofEmail, { ...move, reason: 'email' })
    },

    /** Where an order was sent and billed to; null where it is neither theirs by now nor a guest's who gave the proved address. */
    addressesOf: (tx: Transaction, orderNumber: string, { to, provedEmails }: Omit<GuestOrderClaimsPort, 'from'>) =>
      store.findAddresses(tx, orderNumber, to, provedEmails),

    /** Orders moved by sign-ins that can still be let go; `until`: when the first no longer can. */
    async list({ ownerId }: Owner): Promise<{ orderNumbers: string[]; until: Date | null }> {
      const rows = await store.listHandovers(db, ownerId, since())
      const [first] = rows
      return {
        orderNumbers: rows.map(({ orderNumber }) => orderNumber),
        until: first ? new Date(+first.at + claimUndoDays * day) : null,
      }
    },

    undo(owner: Extract<Owner, { kind: 'customer' }>): Promise<void> {
      return inTransaction(db, async (tx) => {
        const orders = await store.undoHandovers(tx, owner.ownerId, since(), clock.now())
        const command = 'account.orders-let-go'
        if (orders === 0) return
        await recordAudit(tx, { at: clock.now(), actor: owner, command, subject: owner.accountId, after: { orders } })
      })
    },
  }
}

export type GuestOrderClaims = ReturnType<typeof createGuestOrderClaims>

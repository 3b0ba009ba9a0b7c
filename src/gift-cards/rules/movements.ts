import type { Cents } from '#src/common/money.ts'
import { holdState, type LedgerEntry } from './ledger.ts'

export interface Movement {
  /** Held: an order that is not paid yet. */
  kind: 'held' | 'used' | 'returned'
  at: Date
  amountCents: Cents
}

/** What a card's holder sees of it: payments and returned money, oldest first. A hold that ended unpaid is not listed. */
export const movementsOf = (entries: readonly (LedgerEntry & { at: Date })[]): Movement[] =>
  entries.flatMap(({ kind, at, amountCents, orderId }): Movement[] => {
    if (kind === 'refund') return [{ kind: 'returned', at, amountCents }]
    if (kind !== 'hold' || orderId === null) return []
    const state = holdState(entries, orderId)
    return state === 'released' ? [] : [{ kind: state === 'open' ? 'held' : 'used', at, amountCents }]
  })

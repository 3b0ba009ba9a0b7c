import type { Cents } from '#src/common/money.ts'
import { validYears } from '../contract/limits.ts'

/*
 * What happens to the money on a card. The balance is the sum of the amounts and never below zero.
 *
 *   issue     +   the card comes to be
 *   hold      −   an order was placed that the card pays a part of
 *   capture   0   the order was paid: the hold stays for good
 *   release   +   the order ended unpaid: the hold comes back
 *   refund    +   of what was captured
 *   block, unblock, extend   0   whether and until when it can be used
 */
export const entryKinds = ['issue', 'hold', 'capture', 'release', 'refund', 'block', 'unblock', 'extend'] as const
export type EntryKind = (typeof entryKinds)[number]

export interface LedgerEntry {
  kind: EntryKind
  amountCents: Cents
  orderId: string | null
}

export const balanceOf = (entries: readonly LedgerEntry[]): Cents =>
  entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Whether the card has paid nothing: what went back counts as not paid. */
export const isUnspent = (entries: readonly LedgerEntry[], amountCents: Cents): boolean =>
  balanceOf(entries) === amountCents || !entries.some(({ kind }) => kind === 'issue')

/** What the card has paid for an order for good and has not got back. */
export function paidByCard(entries: readonly LedgerEntry[], orderId: string): Cents {
  const own = entries.filter((entry) => entry.orderId === orderId)
  if (!own.some(({ kind }) => kind === 'capture')) return 0
  return Math.max(0, -balanceOf(own))
}

/** The state of the hold for an order. */
export function holdState(entries: readonly LedgerEntry[], orderId: string): 'none' | 'open' | 'captured' | 'released' {
  const kinds = new Set(entries.filter((entry) => entry.orderId === orderId).map(({ kind }) => kind))
  if (!kinds.has('hold')) return 'none'
  if (kinds.has('capture')) return 'captured'
  return kinds.has('release') ? 'released' : 'open'
}

export interface CardState {
  issuedAt: Date | null
  /** The last shop day of its validity, `2029-11-24`. */
  expiresOn: string | null
  blockedAt: Date | null
  /** The bank takes back the payment for the card. */
  disputedAt?: Date | null
}

/** Whether the card can pay; `day` in shop time. */
export const isUsable = ({ issuedAt, expiresOn, blockedAt, disputedAt }: CardState, day: string): boolean =>
  issuedAt !== null && blockedAt === null && !disputedAt && expiresOn !== null && day <= expiresOn

/** The last day of a card issued on this day; for 29 February the 28th. */
export function expiryOf(issuedOn: string): string {
  const year = String(Number(issuedOn.slice(0, 4)) + validYears)
  const day = issuedOn.slice(4)
  return `${year}${day === '-02-29' ? '-02-28' : day}`
}

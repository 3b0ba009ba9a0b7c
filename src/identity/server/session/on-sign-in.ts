import { domainToUnicode } from 'node:url'
import type { Language } from '#src/common/locale.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { CartMerge } from '../../contract/sign-in.ts'

/** A customer who has just signed in, and the guest they were in this browser before. */
export interface SignInArgs {
  accountId: string
  ownerId: string
  /** The guest of this browser; null without a visitor cookie. */
  guestId: string | null
  language: Language
  /** Spellings of the address that this sign-in has proved, lower case; empty when it proved something else. */
  provedEmails: readonly string[]
  /** The order on whose confirmation page the customer signed up, as the browser says; null: there was none. */
  orderNumber: string | null
}

/**
 * What other domains do in the transaction of a sign-in: the guest's things move into the account. Identity does not know
 * these domains; app/ joins them.
 */
export type OnSignIn = (
  tx: Transaction,
  arrival: SignInArgs,
) => Promise<{ cartMerge: CartMerge | null; isDeletionCalledOff: boolean }>

/** A change of a customer's address, proved by a mail. */
export interface EmailChanged {
  ownerId: string
  language: Language
  /** The previous address. */
  from: string
  to: string
  /** Spellings of the new address, lower case. */
  provedEmails: readonly string[]
}

/**
 * What other domains do in the transaction of a change of address: consents given under the old one move along. Joined in
 * app/.
 */
export type OnEmailChanged = (tx: Transaction, changed: EmailChanged) => Promise<void>

/** The spellings of an address: its key, and the one with letters outside ASCII in its domain. */
export function emailSpellings(emailKey: string): string[] {
  const at = emailKey.lastIndexOf('@')
  const unicode = domainToUnicode(emailKey.slice(at + 1))
  return [...new Set([emailKey, `${emailKey.slice(0, at)}@${unicode}`])]
}

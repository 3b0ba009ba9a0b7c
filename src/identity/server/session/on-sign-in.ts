import { domainToUnicode } from 'node:url'
import type { Language } from '#src/common/locale.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { CartMerge } from '../../contract/sign-in.ts'

/** Somebody who has just signed in, and who they were in this browser before. */
export interface SignInArgs {
  accountId: string
  ownerId: string
  /** The guest of this browser; null without a cookie of theirs. */
  guestId: string | null
  language: Language
  /** Ways to write the address that this sign-in has proved, lower case; empty where it has proved another thing. */
  provedEmails: readonly string[]
  /** Whose confirmation page the account was asked for on, as the browser has said; null: there was none. */
  orderNumber: string | null
}

/**
 * What other domains do in the transaction of a sign-in: what was the guest's follows into the account. Identity knows none of them;
 * joined in app/.
 */
export type OnSignIn = (
  tx: Transaction,
  arrival: SignInArgs,
) => Promise<{ cartMerge: CartMerge | null; isDeletionCalledOff: boolean }>

/** A customer's address has become another, which its mailbox has proved. */
export interface EmailChanged {
  ownerId: string
  language: Language
  /** The address of before. */
  from: string
  to: string
  /** Ways to write the new one, lower case. */
  provedEmails: readonly string[]
}

/** The same for the transaction in which an address is changed: what was agreed to under it goes along. Joined in app/. */
export type OnEmailChanged = (tx: Transaction, changed: EmailChanged) => Promise<void>

/** An address by its key, and as it is written with letters outside ASCII in its domain. */
export function emailSpellings(emailKey: string): string[] {
  const at = emailKey.lastIndexOf('@')
  const unicode = domainToUnicode(emailKey.slice(at + 1))
  return [...new Set([emailKey, `${emailKey.slice(0, at)}@${unicode}`])]
}

import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

export type AuthorKeys = Pick<PurposeKeys, 'signatures'>

/**
 * Keys that stand for an e-mail address after the address is deleted; without our secret neither can be derived from the other.
 * New writers get the first key; earlier writers keep the listed key under which they wrote.
 */
export const authorKeysOf = (keys: AuthorKeys, email: string): readonly string[] =>
  keys.signatures(`review-author ${email.trim().toLowerCase()}`)

import type { PurposeKeys } from '#src/platform/keys/keyring.ts'

export type AuthorKeys = Pick<PurposeKeys, 'signatures'>

/**
 * What stands for an e-mail address when the address itself is gone; without the keys nobody gets from one to the other. The
 * first is what a new writer gets; who wrote under a key that is listed still has what that key made.
 */
export const authorKeysOf = (keys: AuthorKeys, email: string): readonly string[] =>
  keys.signatures(`review-author ${email.trim().toLowerCase()}`)

import { randomInt } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { recoveryCodeCount } from '../contract/limits.ts'

/** Without what is mistaken for something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** Ten of 49 bits each, `x4k2m-9pqwe`; kept as keyed hashes. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

const message = (accountId: string, code: string): string =>
  `recovery ${accountId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

export const recoveryHash = (keys: PurposeKeys, accountId: string, code: string): string =>
  keys.sign(message(accountId, code))

/** By every key that is listed. */
export const recoveryHashes = (keys: PurposeKeys, accountId: string, code: string): readonly string[] =>
  keys.signatures(message(accountId, code))

import { randomInt } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { recoveryCodeCount } from '../contract/limits.ts'

/** The alphabet leaves out characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/** Ten codes of 49 bits each, `x4k2m-9pqwe`; only keyed hashes are stored. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, () => `${half()}-${half()}`)

const message = (accountId: string, code: string): string =>
  `recovery ${accountId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`

export const recoveryHash = (keys: PurposeKeys, accountId: string, code: string): string =>
  keys.sign(message(accountId, code))

/** Hashes the code with every listed key, so that older hashes still match. */
export const recoveryHashes = (keys: PurposeKeys, accountId: string, code: string): readonly string[] =>
  keys.signatures(message(accountId, code))

import { randomInt, scrypt } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { makeCode, makePin, normaliseCode, normalisePin } from '../rules/code.ts'

/*
 * Code and PIN are stored as keyed slow hashes. A card is found by its code's hash, so the same code must always give the same
 * hash: the salt is the purpose, and the code's 79 bits and the key that no backup has stand in for a salt. The PIN is hashed
 * together with its code. Both are always hashed, whatever was typed: the response time discloses nothing.
 */

export interface SecretHashes {
  /** Hashes by every listed key, the one in use first. */
  code: readonly string[]
  pin: readonly string[]
}

// 16 MB and about 40 ms each: nothing for one shopper, very much for a person who tries thousands of PINs.
const cost = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

const slow = (secret: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    )
  })

export async function hashSecrets(
  keys: Pick<PurposeKeys, 'signatures'>,
  typed: { code: string; pin: string },
): Promise<SecretHashes> {
  const code = normaliseCode(typed.code)
  const [codeHash, pinHash] = await Promise.all([
    slow(code, 'gift card code'),
    slow(`${code} ${normalisePin(typed.pin)}`, 'gift card PIN'),
  ])
  return { code: keys.signatures(`code ${codeHash}`), pin: keys.signatures(`pin ${pinHash}`) }
}

export const makeSecrets = (): { code: string; pin: string } => ({ code: makeCode(randomInt), pin: makePin(randomInt) })

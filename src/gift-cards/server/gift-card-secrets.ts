import { randomInt, scrypt } from 'node:crypto'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { makeCode, makePin, normaliseCode, normalisePin } from '../rules/code.ts'

/*
 * Code and PIN are kept as keyed slow hashes. The same code must always come to the same hash, or no card could be found by
 * it, so the salt is the purpose; what stands in for a salt is the code's 79 bits, and the key that no backup has. The PIN is hashed
 * together with its code. Both are always hashed, whatever was typed: how long an answer takes says nothing.
 */

export interface SecretHashes {
  /** By every listed key, the one in use first. */
  code: readonly string[]
  pin: readonly string[]
}

// 16 MB and about 40 ms each: for one shopper nothing, for who tries PINs by the thousand a great deal.
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

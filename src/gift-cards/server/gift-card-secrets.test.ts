import { scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { testKeyring } from '../../../tests/support/keys.ts'
import { hashSecrets } from './gift-card-secrets.ts'

const keys = testKeyring().giftCards
const typed = { code: 'abcd-efgh jkmn pqrs', pin: ' 01 23' }
/** A card that was mailed is found by these numbers for as long as it is good. */
const cost = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const slow = (secret: string, salt: string) => scryptSync(secret, salt, 32, cost).toString('base64url')

it('code and PIN come to a slow hash, the PIN together with its code', async () => {
  expect(await hashSecrets(keys, typed)).toEqual({
    code: keys.signatures(`code ${slow('ABCDEFGHJKMNPQRS', 'gift card code')}`),
    pin: keys.signatures(`pin ${slow('ABCDEFGHJKMNPQRS 0123', 'gift card PIN')}`),
  })
})

it('another key makes other hashes', async () => {
  const own = await hashSecrets(keys, typed)
  const others = await hashSecrets(testKeyring('t'.repeat(32)).giftCards, typed)
  expect(others.code).not.toEqual(own.code)
  expect(others.pin).not.toEqual(own.pin)
})

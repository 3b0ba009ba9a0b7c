import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { testKeyring } from '../../support/keys.ts'
import { type HostileShop, publicUrl } from './hostile-shop.ts'

/**
 * Tokens in somebody's name that prove nothing, by what is wrong with each; `right` is made the same way and is good. `more` are claims
 * beside a visitor's.
 */
export async function forgeTokens(shop: HostileShop, id: string, more: object = {}) {
  const [row] = await shop.database.sql<{ kid: string; sealed: string }>`
    select kid, sealed from signing_key order by signs_from desc limit 1`
  if (!row) throw new Error('The shop has no signing key')
  const jwk = JSON.parse(testKeyring().identity.open(row.sealed)) as JsonWebKey // as the shop has sealed it
  const key = await importJWK(jwk, 'RS256')
  const foreign = await generateKeyPair('RS256', { extractable: true })
  const publicPem = createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' })).export({
    type: 'spki',
    format: 'pem',
  })
  const now = Math.floor(shop.clock.now().getTime() / 1000)
  const header = { alg: 'RS256', kid: row.kid, typ: 'at+jwt' }
  const claims = {
    sub: id,
    scope: 'anonymous_id',
    client_id: 'frontend',
    jti: 'x',
    iss: `${publicUrl}/api/identity`,
    aud: `${publicUrl}/api`,
    iat: now - 60,
    auth_time: now - 60,
    exp: now + 3000,
    ...more,
  }
  const sign = (changes: object = {}, headers: object = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...header, ...headers }).sign(key)
  const right = await sign()
  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [head = '', , signature = ''] = right.split('.')
  const forged: Record<string, string> = {
    expired: await sign({ exp: now - 1 }),
    'not yet valid': await sign({ nbf: now + 3000 }),
    'without expiry': await sign({ exp: undefined }),
    'for another audience': await sign({ aud: 'https://other.example/api' }),
    'for the identity provider': await sign({ aud: 'frontend' }),
    'of another issuer': await sign({ iss: 'https://other.example' }),
    'without the time of its proof': await sign({ auth_time: undefined }),
    'an ID token': await sign({}, { typ: 'JWT' }),
    'without the scope': await sign({ scope: 'openid' }),
    'with an array for a scope': await sign({ scope: ['anonymous_id'] }),
    'alg none': `${base64({ ...header, alg: 'none' })}.${base64(claims)}.`,
    'alg NONE, with a signature': `${base64({ ...header, alg: 'NONE' })}.${base64(claims)}.${signature}`,
    'HS256 by the public key': await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'HS256' })
      .sign(Buffer.from(publicPem)),
    'signed by a foreign key': await new SignJWT(claims).setProtectedHeader(header).sign(foreign.privateKey),
    'with its own key in the header': await new SignJWT(claims)
      .setProtectedHeader({ ...header, jwk: await exportJWK(foreign.publicKey) })
      .sign(foreign.privateKey),
    'with other claims under a right signature': `${head}.${base64({ ...claims, exp: now + 9000 })}.${signature}`,
    'cut off': right.slice(0, -10),
    'two in one': `${right}.${right}`,
    garbage: 'x.y.z',
    empty: '',
    'too long': 'a'.repeat(6000),
  }
  return { right, forged }
}

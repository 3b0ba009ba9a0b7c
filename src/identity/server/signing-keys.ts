import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { insertFirstKey, listSigningKeys } from './identity.store.ts'

/** The private keys that sign tokens, the one in use first; made once and shared by all processes through the database. */
export async function loadSigningKeys(db: Executor, clock: Clock): Promise<JWK[]> {
  let rows = await listSigningKeys(db)
  if (rows.length === 0) {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = randomUUID()
    const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
    await insertFirstKey(db, { kid, privateJwk: jwk as Record<string, unknown>, signing: true, createdAt: clock.now() }) // a JWK is a plain object
    rows = await listSigningKeys(db)
  }
  return rows.map((row) => row.privateJwk as JWK) // written above
}

/** The public half of a key. */
export function publicKey({ kty, n, e, kid, use, alg }: JWK): JWK {
  return Object.fromEntries(
    Object.entries({ kty, n, e, kid, use, alg }).filter(([, value]) => value !== undefined),
  ) as unknown as JWK // the same fields, none missing
}

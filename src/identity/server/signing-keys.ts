import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { refuse, ok, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { authorise } from '#src/common/authorise.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { endSigningKeys, insertSigningKey, listSigningKeys, lockSigningKeys, sealSigningKey } from './identity.store.ts'
import { tokenLifetimeSeconds } from './token-lifetimes.ts'

/** The cache tag by which every process reloads its keys. */
export const signingKeysTag = 'signing-keys'

/** After this time every process knows a new key; otherwise it would refuse tokens that others sign with it. */
const announcedMs = 2 * 60_000
/** A token's lifetime, plus five minutes for clocks that differ. */
const overlapMs = tokenLifetimeSeconds * 1_000 + 5 * 60_000

export interface SigningKey {
  jwk: JWK
  signsFrom: Date
  endsAt: Date | null
}

export interface SigningKeysDeps {
  db: Database
  clock: Clock
  /** Keys that encrypt the stored signing keys. */
  keys: PurposeKeys
}

/** The private keys that sign tokens, shared by all processes through the database. */
export function createSigningKeys({ db, clock, keys }: SigningKeysDeps) {
  async function make(signsFrom: Date): Promise<Parameters<typeof insertSigningKey>[1]> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = randomUUID()
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
    return { kid, sealed: keys.seal(JSON.stringify(jwk)), createdAt: clock.now(), signsFrom }
  }

  return {
    /**
     * Loads all keys that have not ended, and makes the first one. Keys stored plain or sealed by an earlier key are sealed
     * again.
     */
    load: (): Promise<SigningKey[]> =>
      inTransaction(db, async (tx) => {
        await lockSigningKeys(tx)
        if ((await listSigningKeys(tx)).length === 0) await insertSigningKey(tx, await make(clock.now()))
        const found: SigningKey[] = []
        for (const { kid, privateJwk, sealed, signsFrom, endsAt } of await listSigningKeys(tx)) {
          const text = sealed === null ? JSON.stringify(privateJwk) : keys.open(sealed)
          if (sealed === null || !keys.isCurrent(sealed)) await sealSigningKey(tx, kid, keys.seal(text))
          found.push({ jwk: JSON.parse(text) as JWK, signsFrom, endsAt }) // made above
        }
        return found
      }),

    /**
     * Makes a new key, announces it to all processes and then uses it; the one before ends with its last token. `atOnce` is
     * for a stolen key: all earlier tokens become invalid now, and browsers request new ones.
     */
    rotate(atOnce: boolean, actor: ShopActor): Promise<Result<Date, Date>> {
      authorise(actor, 'keys:write')
      return inTransaction(db, async (tx) => {
        await lockSigningKeys(tx)
        const now = clock.now()
        const coming = (await listSigningKeys(tx)).find(({ signsFrom }) => signsFrom > now)
        if (coming && !atOnce) return refuse(coming.signsFrom)
        const signsFrom = new Date(now.getTime() + (atOnce ? 0 : announcedMs))
        await endSigningKeys(tx, atOnce ? null : new Date(signsFrom.getTime() + overlapMs))
        const made = await make(signsFrom)
        await insertSigningKey(tx, made)
        await emitCacheEvent(tx, [signingKeysTag])
        const record = { command: 'signing-key.rotated', subject: made.kid, after: { atOnce, signsFrom } } as const
        await recordAudit(tx, { at: now, actor, ...record })
        return ok(signsFrom)
      })
    },

    list(actor: ShopActor) {
      authorise(actor, 'keys:read')
      return listSigningKeys(db)
    },
  }
}

/** Returns the keys that are valid at a moment, the signing one first, and the moment when that changes. */
export function keysAt(all: readonly SigningKey[], now: Date): { keys: JWK[]; until: number } {
  const alive = all.filter(({ endsAt }) => endsAt === null || endsAt > now)
  const signing = alive
    .filter(({ signsFrom }) => signsFrom <= now)
    .toSorted((one, other) => +other.signsFrom - +one.signsFrom)
  const coming = alive.filter(({ signsFrom }) => signsFrom > now)
  const changes = alive.flatMap(({ signsFrom, endsAt }) => [+signsFrom, ...(endsAt ? [+endsAt] : [])])
  return {
    keys: [...signing, ...coming].map(({ jwk }) => jwk),
    until: Math.min(Infinity, ...changes.filter((at) => at > +now)),
  }
}

/** The public half of a key. */
export function publicKey({ kty, n, e, kid, use, alg }: JWK): JWK {
  return Object.fromEntries(
    Object.entries({ kty, n, e, kid, use, alg }).filter(([, value]) => value !== undefined),
  ) as unknown as JWK // the same fields, none missing
}

import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { refuse, ok, type Result } from '#src/common/result.ts'
import { emitCacheEvent } from '#src/platform/cache-events/cache-events.ts'
import type { ShopActor } from '#src/common/actor.ts'
import { recordAudit } from '#src/platform/audit/audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { endSigningKeys, insertSigningKey, listSigningKeys, lockSigningKeys, sealSigningKey } from './identity.store.ts'
import { tokenLifetimeSeconds } from './token-lifetimes.ts'

/** What every process forgets its keys by. */
export const signingKeysTag = 'signing-keys'

/** Every process has heard of a new key by then, or it would refuse the tokens of those that sign with it. */
const announcedMs = 2 * 60_000
/** Longer than a token lives, by five minutes for clocks that differ. */
const overlapMs = tokenLifetimeSeconds * 1_000 + 5 * 60_000

export interface SigningKey {
  jwk: JWK
  signsFrom: Date
  endsAt: Date | null
}

export interface SigningKeysDeps {
  db: Database
  clock: Clock
  /** Encrypt what is stored. */
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
    /** All that have not ended; the first one is made here. What is stored plain, or sealed by an earlier key, is sealed anew. */
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
     * A new key, announced to all processes, then used; the one before ends when its last token has. `atOnce` is for a key that
     * somebody else has: every token of before is worth nothing from now on, and browsers ask for new ones.
     */
    rotate: (atOnce: boolean, actor: ShopActor): Promise<Result<Date, Date>> =>
      inTransaction(db, async (tx) => {
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
      }),

    list: () => listSigningKeys(db),
  }
}

/** Of all keys those that count at a moment, the one that signs first, and when that changes. */
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

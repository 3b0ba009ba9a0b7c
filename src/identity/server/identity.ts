import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import { audienceOf, createProvider, issuerOf } from './provider.ts'
import { createSigningKeys, keysAt, type SigningKey, signingKeysTag } from './signing-keys.ts'
import { isOwnCall } from './session/own-site.ts'
import { createSessions } from './session/sessions.ts'
import { bearerOf, createTokenCheck } from './token-check.ts'
import { createVisitors } from './visitors.ts'

export interface IdentityOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  publicUrl: string
  keyring: Pick<Keyring, 'visitors' | 'identity'>
  cookieKeys: readonly string[]
}

/** The provider, the check of its tokens, and who a request is. */
export async function createIdentity(options: IdentityOptions) {
  const { db, clock, publicUrl, keyring } = options
  const visitors = createVisitors({ keys: keyring.visitors, publicUrl, clock })
  const sessions = createSessions(options)
  const signingKeys = createSigningKeys({ db, clock, keys: keyring.identity })
  let all = await signingKeys.load()
  let current = build(all)

  /** A provider takes its keys when it is made, which takes two milliseconds. */
  function build(known: readonly SigningKey[]) {
    const { keys, until } = keysAt(known, clock.now())
    const [issuer, audience] = [issuerOf(publicUrl), audienceOf(publicUrl)]
    const tokens = createTokenCheck({ keys, issuer, audience, clock })
    const provider = createProvider({ ...options, keys, tokens, visitors })
    return { tokens, provider, handle: provider.callback(), until }
  }
  function now(): typeof current {
    if (+clock.now() >= current.until) current = build(all)
    return current
  }

  const tokens = { visitorOf: (token: string) => now().tokens.visitorOf(token) }

  /**
   * A token beside somebody else's cookie proves nothing: whoever has renewed the one renews the other. Without a token a session
   * counts by itself, for what changes something only where this site asks (C-1).
   */
  async function actorOf(request: FastifyRequest): Promise<Actor> {
    const bearer = bearerOf(request.headers.authorization)
    if (bearer === null) {
      const signedIn = isOwnCall(request, publicUrl) ? await sessions.find(request.cookies) : null
      return signedIn === null
        ? { kind: 'none' }
        : { kind: 'customer', ownerId: signedIn.ownerId, accountId: signedIn.accountId }
    }
    const ownerId = (await tokens.visitorOf(bearer))?.id
    const beside = ownerId === undefined ? null : visitors.idOfCookies(request.cookies)
    return ownerId === undefined || (beside !== null && beside !== ownerId)
      ? { kind: 'none' }
      : { kind: 'visitor', ownerId }
  }

  async function reload(): Promise<void> {
    all = await signingKeys.load()
    current = build(all)
  }

  return {
    provider: () => now().provider,
    handle: (...args: Parameters<typeof current.handle>) => now().handle(...args),
    tokens,
    visitors,
    sessions,
    actorOf,
    reload,
    /** What other processes have changed. */
    invalidate(tags: readonly string[] | 'all'): void {
      if (tags !== 'all' && !tags.includes(signingKeysTag)) return
      reload().catch((error: unknown) => options.log.error({ err: error }, 'signing keys could not be read anew'))
    },
  }
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>

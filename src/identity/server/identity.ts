import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/common/actor.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Log } from '#src/platform/logging.ts'
import { createReloads } from '#src/platform/reloads.ts'
import type { RelyingParty } from '#src/platform/relying-parties.ts'
import { findGrantHolder } from './identity.store.ts'
import { audienceOf, createProvider, issuerOf } from './protocol/provider.ts'
import { createSigningKeys, keysAt, type SigningKey, signingKeysTag } from './signing-keys.ts'
import { isOwnCall } from './session/own-site.ts'
import { createSessions, type SignedIn } from './session/sessions.ts'
import { bearerOf, createTokenCheck, type TokenCheck } from './token-check.ts'
import { createTokenRequests, isOfSession } from './token-requests.ts'
import { createVisitors } from './visitors.ts'

export interface IdentityOptions {
  db: Database
  clock: Clock
  log: Pick<Log, 'error' | 'warn'>
  publicUrl: string
  keyring: Pick<Keyring, 'visitors' | 'identity'>
  cookieKeys: readonly string[]
  text: TextLookup
  /** Sites and apps whose users may sign in here. */
  parties: readonly RelyingParty[]
  /** False in load runs: requests are not counted. */
  rateLimits: boolean
  /** A command answers no request: it neither reads the signing keys nor makes the first one. */
  isCommand?: boolean
}

/** The OpenID provider, the check of its tokens, and the actor of a request. */
export async function createIdentity(options: IdentityOptions) {
  const { db, clock, publicUrl, keyring } = options
  const visitors = createVisitors({ keys: keyring.visitors, publicUrl, clock })
  const sessions = createSessions(options)
  const pass = createRateLimiter(db, { log: options.log, isOff: !options.rateLimits })
  const signingKeys = createSigningKeys({ db, clock, keys: keyring.identity })
  // The keys are looked up at each call: they change while the shop runs.
  const tokens: TokenCheck = { subjectOf: (token) => now().tokens.subjectOf(token) }
  const holderOf = createTokenRequests({ tokens, sessions, visitors })
  let all: readonly SigningKey[] = []
  let current: ReturnType<typeof build> | null = null
  const reloads = createReloads({ load, log: options.log, failure: 'signing keys could not be loaded' })
  if (!options.isCommand) await reloads.start()

  /** A provider gets its keys when it is made, which takes two milliseconds. */
  function build(known: readonly SigningKey[]) {
    const { keys, until } = keysAt(known, clock.now())
    const [issuer, audience] = [issuerOf(publicUrl), audienceOf(publicUrl)]
    const provider = createProvider({
      ...options,
      keys,
      holderOf,
      visitors,
      sessions,
      pass,
      limiterKeys: keyring.visitors,
    })
    const tokens = createTokenCheck({ keys, issuer, audience, clock })
    return { tokens, provider, handle: provider.callback(), until }
  }
  function now(): ReturnType<typeof build> {
    if (current === null || +clock.now() >= current.until) current = build(all)
    return current
  }

  /**
   * Null for a token that proves nothing, or that does not fit the cookies: a client that has renewed one renews the other. A
   * customer's token counts only with its session and ends with it; a visitor's only without a session; one granted for the
   * account as long as the grant lives. Without a token the session counts alone, but for changes only when this site sends
   * the request (C-1).
   */
  async function actorOf(request: FastifyRequest): Promise<Actor | null> {
    const bearer = bearerOf(request.headers.authorization)
    if (bearer === null) {
      const signedIn = isOwnCall(request, publicUrl) ? await sessions.find(request.cookies) : null
      return signedIn === null ? { kind: 'none' } : customer(signedIn)
    }
    const subject = await tokens.subjectOf(bearer)
    if (subject === null) return null
    const signedIn = await sessions.find(request.cookies)
    if (subject.kind === 'account') {
      const holder = await findGrantHolder(db, subject.grantId, clock.now())
      const isTheirs = holder?.accountId === subject.id && (signedIn?.accountId ?? subject.id) === subject.id
      return holder !== null && isTheirs ? customer(holder) : null
    }
    if (signedIn !== null) return isOfSession(subject, signedIn.sessionId) ? customer(signedIn) : null
    const beside = visitors.idOfCookies(request.cookies)
    if (subject.kind === 'customer' || (beside !== null && beside !== subject.id)) return null
    return { kind: 'visitor', ownerId: subject.id }
  }

  async function load(): Promise<void> {
    all = await signingKeys.load()
    current = build(all)
  }

  return {
    provider: () => now().provider,
    handle: (...args: Parameters<ReturnType<typeof build>['handle']>) => now().handle(...args),
    tokens,
    holderOf,
    visitors,
    sessions,
    actorOf,
    /** Reloads what other processes have changed. */
    invalidate(tags: readonly string[] | 'all'): void {
      if (tags === 'all' || tags.includes(signingKeysTag)) reloads.reload()
    },
    /** Resolves when every change that was announced so far is loaded. */
    settled: reloads.settled,
    stop: reloads.stop,
  }
}

const customer = ({ ownerId, accountId }: SignedIn): Actor => ({ kind: 'customer', ownerId, accountId })

export type Identity = Awaited<ReturnType<typeof createIdentity>>

import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { type RateLimitRule, type RateLimiter, openGates } from '#src/platform/http/rate-limiter.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import {
  firstMailOfNetwork,
  mailGates,
  mailsADay,
  mailsInAll,
  proofGate,
  signInGates,
  staffProofGate,
  staffSignInGates,
} from '../../contract/limits.ts'
import type { Realm } from './account.tables.ts'
import type { BrowserCookies } from './browser-cookies.ts'

/** What a request says of whoever sends it. */
export interface ClientInfo {
  cookies: Readonly<Record<string, string | undefined>>
  /** See `networkOf`. */
  network: string
  /** What the browser calls itself. */
  device: string
}

export interface AccountRateLimitsDeps {
  /** Never off: what it guards is a password. */
  pass: RateLimiter
  /** Off in load runs: mails, and tries at what was in one, which has a count of its own. */
  passMails: RateLimiter
  keys: PurposeKeys
  cookies: Pick<BrowserCookies, 'knownDevice'>
}

type MakeGate = (of: string, size: { max: number; windowMs: number }, more: string) => RateLimitRule

export type GiveBack = () => Promise<void>
export type AccountRateLimits = ReturnType<typeof createAccountRateLimits>

/** Says when a gate that is shut opens again; routes make `retry-after` of it. */
export const locked = (seconds: number, key = 'login/locked'): Refusal => ({
  kind: 'business',
  status: 423,
  problems: [{ key, params: { minutes: Math.ceil(seconds / 60) }, details: { retryAfter: seconds } }],
})

/** How often somebody may try to sign in, have mails sent, or try what was in one. An address counts whether it has an account or not. */
export function createAccountRateLimits(
  { pass, passMails, keys, cookies }: AccountRateLimitsDeps,
  realm: Realm = 'customer',
) {
  const isStaff = realm === 'staff'
  const named = (what: string): string => (isStaff ? `staff ${what}` : what)

  async function enter(
    rateLimiter: readonly RateLimitRule[],
    { through = pass, lockedKey }: { through?: RateLimiter; lockedKey?: string | undefined } = {},
  ): Promise<Result<GiveBack, Refusal>> {
    const passage = await through(rateLimiter)
    if (passage.isOpen) return ok(passage.giveBack)
    return refuse(locked(passage.seconds, lockedKey))
  }

  // The table of counts is no list of customers.
  const messageOf = (emailKey: string): string => named(`gate ${emailKey}`)

  function gatesFor(what: 'sign-in' | 'mail', emailKey: string, visit: ClientInfo): RateLimitRule[] {
    const sizes = what === 'mail' ? mailGates : isStaff ? staffSignInGates : signInGates
    const who = keys.sign(messageOf(emailKey))
    const key = `${named(what)} ${who}`
    const device = cookies.knownDevice(visit.cookies, emailKey)
    const gate: MakeGate = (of, size, more) => ({
      ...size,
      key: `${key}${more}`,
      limiter: `${named(what)}, ${of}`,
      who,
    })
    const ofDay = (more: string) => (what === 'mail' ? [gate('day', mailsADay, `${more} day`)] : [])
    if (device !== null) return [gate('device', sizes.device, ` device ${device}`), ...ofDay(` device ${device}`)]
    const ofNetwork = gate('account and network', sizes.accountAndNetwork, ` ${visit.network}`)
    const shared = [gate('account', sizes.account, ''), ...ofDay('')]
    return [
      ofNetwork,
      ...(what === 'mail' ? forMailbox(gate, shared, visit) : shared),
      networkGate(what, sizes.network, visit),
    ]
  }

  /** A network's first mail of a day takes nothing from those that are shared, nor does it wait for them. */
  const forMailbox = (gate: MakeGate, shared: readonly RateLimitRule[], { network }: ClientInfo): RateLimitRule[] => [
    { ...gate('first of a network', firstMailOfNetwork, ` first ${network} day`), beyond: shared },
    gate('all networks', mailsInAll.hour, ' all'),
    gate('all networks of a day', mailsInAll.day, ' all day'),
  ]

  const networkGate = (
    what: string,
    size: { max: number; windowMs: number },
    { network }: ClientInfo,
  ): RateLimitRule => ({
    ...size,
    key: `${named(what)} ${network}`,
    limiter: `${named(what)}, network`,
    who: keys.sign(`network ${network}`),
  })

  return {
    /** A customer who is kept out is told that a code comes by mail; for staff there is no such way. */
    forSignIn: (emailKey: string, visit: ClientInfo) =>
      enter(gatesFor('sign-in', emailKey, visit), { lockedKey: isStaff ? undefined : 'login/locked-password' }),
    /** The same tries, of somebody who is signed in. */
    forPassword: (emailKey: string, visit: ClientInfo) => enter(gatesFor('sign-in', emailKey, visit)),
    forMail: (emailKey: string, visit: ClientInfo) => enter(gatesFor('mail', emailKey, visit), { through: passMails }),
    forVerification: (visit: ClientInfo) =>
      enter([networkGate('proof', isStaff ? staffProofGate : proofGate, visit)], { through: passMails }),
    /** Opens what wrong passwords of this account have shut, wherever they came from. */
    reopen: (db: Executor, emailKey: string): Promise<void> =>
      openGates(
        db,
        keys.signatures(messageOf(emailKey)).map((who) => `${named('sign-in')} ${who}`),
      ),
  }
}

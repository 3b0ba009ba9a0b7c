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

/** What a request says about its sender. */
export interface ClientInfo {
  cookies: Readonly<Record<string, string | undefined>>
  /** See `networkOf`. */
  network: string
  /** The browser's user agent. */
  device: string
}

export interface AccountRateLimitsDeps {
  /** This limiter is never off: it protects passwords. */
  pass: RateLimiter
  /**
   * This limiter is off in load runs: it limits mails and tries at their codes and links, and each code has its own count of
   * tries too.
   */
  passMails: RateLimiter
  keys: PurposeKeys
  cookies: Pick<BrowserCookies, 'knownDevice'>
}

type MakeGate = (of: string, size: { max: number; windowMs: number }, more: string) => RateLimitRule

export type GiveBack = () => Promise<void>
export type AccountRateLimits = ReturnType<typeof createAccountRateLimits>

/** The refusal for a limit that is reached, with the time when it ends; routes make `retry-after` of it. */
export const locked = (seconds: number, key = 'login/locked'): Refusal => ({
  kind: 'business',
  status: 423,
  problems: [{ key, params: { minutes: Math.ceil(seconds / 60) }, details: { retryAfter: seconds } }],
})

/** Limits sign-in tries, mails, and tries at mailed codes and links. An address counts whether it has an account or not. */
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

  // The key is signed, so that the table of counts is no list of customers.
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

  /** A network's first mail of a day neither uses up the shared limits nor waits for them. */
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
    /** The refusal tells a locked-out customer that a code can come by mail; staff cannot sign in by code. */
    forSignIn: (emailKey: string, visit: ClientInfo) =>
      enter(gatesFor('sign-in', emailKey, visit), { lockedKey: isStaff ? undefined : 'login/locked-password' }),
    /** Counts the same tries for a user who is already signed in. */
    forPassword: (emailKey: string, visit: ClientInfo) => enter(gatesFor('sign-in', emailKey, visit)),
    forMail: (emailKey: string, visit: ClientInfo) => enter(gatesFor('mail', emailKey, visit), { through: passMails }),
    forVerification: (visit: ClientInfo) =>
      enter([networkGate('proof', isStaff ? staffProofGate : proofGate, visit)], { through: passMails }),
    /** Lifts the lock that wrong passwords put on this account, from any network. */
    reopen: (db: Executor, emailKey: string): Promise<void> =>
      openGates(
        db,
        keys.signatures(messageOf(emailKey)).map((who) => `${named('sign-in')} ${who}`),
      ),
  }
}

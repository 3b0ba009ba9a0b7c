import type { Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Gate, Gates } from '#src/platform/http/gates.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { mailGates, proofGate, signInGates } from '../../contract/limits.ts'
import type { BrowserCookies } from './browser-cookies.ts'

/** What a request says of whoever sends it. */
export interface Visit {
  cookies: Readonly<Record<string, string | undefined>>
  /** See `networkOf`. */
  network: string
  /** What the browser calls itself. */
  device: string
}

export interface AccountGatesDeps {
  /** Never off: what it guards is a password. */
  pass: Gates
  /** Off in load runs: mails, and tries at what was in one, which has a count of its own. */
  passMails: Gates
  keys: PurposeKeys
  cookies: Pick<BrowserCookies, 'knownDevice'>
}

export type GiveBack = () => Promise<void>
export type AccountGates = ReturnType<typeof createAccountGates>

/** Says when a gate that is shut opens again; routes make `retry-after` of it. */
export const locked = (seconds: number): Refusal => ({
  kind: 'business',
  status: 423,
  problems: [{ key: 'login/locked', params: { minutes: Math.ceil(seconds / 60) }, details: { retryAfter: seconds } }],
})

/** How often somebody may try to sign in, have mails sent, or try what was in one. An address counts whether it has an account or not. */
export function createAccountGates({ pass, passMails, keys, cookies }: AccountGatesDeps) {
  async function enter(gates: readonly Gate[], through = pass): Promise<Result<GiveBack, Refusal>> {
    const passage = await through(gates)
    return passage.isOpen ? ok(passage.giveBack) : refuse(locked(passage.seconds))
  }

  function gatesFor(what: 'sign-in' | 'mail', emailKey: string, visit: Visit): Gate[] {
    const sizes = what === 'sign-in' ? signInGates : mailGates
    // The table of counts is no list of customers.
    const who = keys.sign(`gate ${emailKey}`)
    const device = cookies.knownDevice(visit.cookies, emailKey)
    if (device !== null) return [{ key: `${what} device ${device}`, ...sizes.device }]
    return [
      { key: `${what} ${who} ${visit.network}`, ...sizes.accountAndNetwork },
      { key: `${what} ${who}`, ...sizes.account },
      { key: `${what} ${visit.network}`, ...sizes.network },
    ]
  }

  return {
    forSignIn: (emailKey: string, visit: Visit) => enter(gatesFor('sign-in', emailKey, visit)),
    forMail: (emailKey: string, visit: Visit) => enter(gatesFor('mail', emailKey, visit), passMails),
    forProof: (visit: Visit) => enter([{ key: `proof ${visit.network}`, ...proofGate }], passMails),
  }
}

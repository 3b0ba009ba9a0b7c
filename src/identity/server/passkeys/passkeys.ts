import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { business, type Refusal } from '#src/common/errors.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database, Executor, Transaction } from '#src/platform/database/database.ts'
import { challengeMinutes, passkeysMax } from '../../contract/limits.ts'
import type { AccountRow } from '../account/account.store.ts'
import type { Realm } from '../account/account.tables.ts'
import * as store from './passkey.store.ts'
import type { PasskeyPurpose } from './passkey.tables.ts'

/*
 * Passkeys (WebAuthn). The device stores the key and its account, so the user types no name; it asks for a finger, face or code, so a
 * key alone counts as two factors. Each challenge is a row that the first response removes: a response cannot be replayed.
 *
 *   options → challenge row → the device signs → row taken → signature checked → key found by its id → account
 */

export interface PasskeysDeps {
  db: Database
  clock: Clock
  publicUrl: string
}

export type Passkeys = ReturnType<typeof createPasskeys>
export type { AuthenticationResponseJSON, RegistrationResponseJSON }

/**
 * EdDSA, ES256, RS256: every device supports one of them. The library's default has one more, which Node calls experimental.
 */
const supportedAlgorithmIDs = [-8, -7, -257]
/** The name that devices show with the account's name. */
const siteName = 'Konvehti'
export const passkeyRefused = business({ key: 'passkeys/refused' })
const tooMany = business({ key: 'passkeys/too-many', params: { max: passkeysMax } })

/** Passkeys of one realm: a customer's key opens nothing at the office, nor the other way round. */
export function createPasskeys({ db, clock, publicUrl }: PasskeysDeps, realm: Realm) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl)

  async function keep(challenge: string, purpose: PasskeyPurpose, accountId: string | null): Promise<void> {
    const endsAt = new Date(+clock.now() + challengeMinutes * 60_000)
    await store.insertChallenge(db, { challenge, realm, purpose, accountId, endsAt })
  }

  /** Takes the challenge that a response names; null when there is none to take. */
  async function take(clientDataJSON: string, purpose: PasskeyPurpose, accountId: string | null) {
    const challenge = challengeIn(clientDataJSON)
    const now = clock.now()
    const asked = { challenge: challenge ?? '', realm, purpose, accountId, endsAt: now }
    return challenge !== null && (await store.consumeChallenge(db, asked, now)) ? challenge : null
  }

  async function askFor(purpose: 'sign-in' | 'proof', accountId: string | null) {
    // The list stays empty, so that no one learns which keys an account has; the device offers the keys it holds.
    const options = await generateAuthenticationOptions({ rpID, allowCredentials: [], userVerification: 'required' })
    await keep(options.challenge, purpose, accountId)
    return options
  }

  async function check(
    response: AuthenticationResponseJSON,
    purpose: 'sign-in' | 'proof',
    accountId: string | null,
  ): Promise<Result<store.PasskeyRow, Refusal>> {
    const expectedChallenge = await take(response.response.clientDataJSON, purpose, accountId)
    const found = expectedChallenge === null ? null : await store.findPasskey(db, realm, response.id)
    if (!found || expectedChallenge === null || (accountId !== null && found.accountId !== accountId))
      return refuse(passkeyRefused)
    const { credentialId: id, counter } = found
    const credential = { id, publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')), counter }
    // The library throws for malformed data, and for a counter that went backwards: then the key was copied.
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpID,
      credential,
      requireUserVerification: true,
    }).catch(() => null)
    if (!verified?.verified) return refuse(passkeyRefused)
    await store.usePasskey(db, found.id, verified.authenticationInfo.newCounter, clock.now())
    return ok(found)
  }

  return {
    /** Options for the browser to make a new key. The key stores `userId`: the account's id, which reveals nothing. */
    async registerOptions({
      id,
      email,
      firstName,
      lastName,
    }: Pick<AccountRow, 'id' | 'email' | 'firstName' | 'lastName'>) {
      const known = await store.listPasskeys(db, id)
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: email,
        userID: new TextEncoder().encode(id),
        userDisplayName: `${firstName} ${lastName}`.trim(),
        attestationType: 'none',
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      })
      await keep(options.challenge, 'register', id)
      return options
    },

    /**
     * Checks a new key; `save` stores it in the caller's transaction. Takes the challenge, whether the key is right or wrong.
     */
    async register(accountId: string, response: RegistrationResponseJSON, name: string) {
      const expectedChallenge = await take(response.response.clientDataJSON, 'register', accountId)
      const made =
        expectedChallenge === null
          ? null
          : await verifyRegistrationResponse({
              response,
              expectedChallenge,
              expectedOrigin,
              expectedRPID: rpID,
              requireUserVerification: true,
              supportedAlgorithmIDs,
            }).catch(() => null)
      if (!made?.verified) return refuse(passkeyRefused)
      const { credential, credentialBackedUp } = made.registrationInfo
      return ok({
        async save(tx: Transaction): Promise<Result<store.PasskeyRow, Refusal>> {
          if ((await store.listPasskeys(tx, accountId)).length >= passkeysMax) return refuse(tooMany)
          const row = await store.insertPasskey(tx, {
            accountId,
            credentialId: credential.id,
            publicKey: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports: credential.transports ?? [],
            name,
            isSynced: credentialBackedUp,
            createdAt: clock.now(),
          })
          return row ? ok(row) : refuse(passkeyRefused)
        },
      })
    },

    signInOptions: () => askFor('sign-in', null),
    /** Returns the account whose key has signed. */
    checkSignIn: (response: AuthenticationResponseJSON) => check(response, 'sign-in', null),
    proofOptions: (accountId: string) => askFor('proof', accountId),
    checkProof: (accountId: string, response: AuthenticationResponseJSON) => check(response, 'proof', accountId),

    list: (accountId: string, executor: Executor = db) => store.listPasskeys(executor, accountId),
    rename: (accountId: string, id: string, name: string) => store.renamePasskey(db, accountId, id, name),
    remove: store.removePasskey,
    removeAll: store.removePasskeys,
  }
}

/** The challenge that a response names; null for a response in another form. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' && /^[\w-]{20,200}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}

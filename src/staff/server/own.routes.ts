import type { FastifyRequest } from 'fastify'
import { AddPasskeyBody, NamePasskeyBody, PasskeyOptions, PasskeyParams } from '#src/identity/contract/passkeys.ts'
import { stepUpMs } from '#src/identity/contract/limits.ts'
import { deviceName } from '#src/identity/rules/device-name.ts'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import { presentPasskey } from '#src/identity/server/passkeys/passkey.routes.ts'
import type {
  AuthenticationResponseJSON,
  Passkeys,
  RegistrationResponseJSON,
} from '#src/identity/server/passkeys/passkeys.ts'
import type { Sessions, SignedIn } from '#src/identity/server/session/sessions.ts'
import { findStaff } from '#src/identity/server/staff-accounts.ts'
import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  CodeBody,
  IdParams,
  Me,
  NewPasswordBody,
  RecoveryCodes,
  TotpEnrolment,
  UsedPasskeyBody,
} from '../contract/staff.ts'
import type { OwnFactors } from './own-factors.ts'
import { nameOf } from './own-news.ts'
import { withRetryAfter } from './sign-in.routes.ts'
import type { SignInAudit } from './sign-in-audit.ts'
import { countRecoveryCodes, findMember } from './staff.store.ts'

export interface OwnRouteDeps {
  db: Database
  factors: OwnFactors
  sessions: Sessions
  passkeys: Pick<Passkeys, 'list'>
  audit: Pick<SignInAudit, 'signedOut'>
}

const reading = { permission: 'office:read' } as const
const writing = { permission: 'office:write' } as const

/** What every employee sees and changes about their own sign-in (C-20). */
export const ownRoutes =
  ({ db, factors, sessions, passkeys, audit }: OwnRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['staff'])
    const mine = async (request: FastifyRequest): Promise<SignedIn> =>
      (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
    /** Requires a fresh proof for each change to what opens the account. */
    async function fresh(request: FastifyRequest): Promise<SignedIn> {
      const signedIn = await mine(request)
      return sessions.isFresh(signedIn) ? signedIn : refuseRequest({ kind: 'step-up' })
    }

    route(
      'GET /api/staff/me',
      { summary: 'Who is signed in, where, and by what', ...reading, answer: Me },
      async ({ request }) => {
        const { accountId, sessionId, provedAt } = await mine(request)
        const [account, member] = [await findStaff(db, accountId), await findMember(db, accountId)]
        if (!account || !member) return refuseRequest({ kind: 'unauthenticated' })
        return {
          id: accountId,
          email: account.email,
          name: nameOf(account),
          roles: member.roles,
          language: account.language,
          provedUntil: new Date(+provedAt + stepUpMs).toISOString(),
          hasTotp: member.totpSealed !== null,
          recoveryCodesLeft: await countRecoveryCodes(db, accountId),
          passkeys: (await passkeys.list(accountId)).map(presentPasskey),
          sessions: (await sessions.list(accountId)).map(({ id, device, createdAt, seenAt, endsAt }) => ({
            id,
            device: deviceName(device),
            isThis: id === sessionId,
            createdAt: createdAt.toISOString(),
            seenAt: seenAt.toISOString(),
            endsAt: endsAt.toISOString(),
          })),
        }
      },
    )
    route(
      'DELETE /api/staff/me/sessions/:id',
      { summary: 'Ends one of the own sessions', ...writing, params: IdParams },
      async ({ params, request }) => {
        const { accountId, sessionId } = await mine(request)
        const { id } = params
        if (!(await sessions.endOne(accountId, id))) return refuseRequest({ kind: 'not-found' })
        await audit.signedOut(accountId, id === sessionId ? 'this-device' : 'another-device')
      },
    )
    route(
      'POST /api/staff/me/password',
      { summary: 'Changes the own password; every other session ends', ...writing, body: NewPasswordBody },
      async ({ body, request, reply }) =>
        withRetryAfter(reply, await factors.changePassword(await fresh(request), body, clientOf(request))),
    )

    route(
      'POST /api/staff/me/totp/options',
      { summary: 'An authenticator to be', ...writing, answer: TotpEnrolment },
      async ({ request }) => factors.beginTotpEnrolment(await fresh(request)),
    )
    route(
      'PUT /api/staff/me/totp',
      { summary: 'Takes the authenticator that shows this code', ...writing, body: CodeBody },
      async ({ body, request, reply }) =>
        withRetryAfter(reply, await factors.confirmTotp(await fresh(request), body.code)),
    )
    route(
      'DELETE /api/staff/me/totp',
      { summary: 'Takes the authenticator away', ...writing },
      async ({ request, reply }) => withRetryAfter(reply, await factors.removeTotp(await fresh(request))),
    )
    route(
      'POST /api/staff/me/recovery-codes',
      { summary: 'New recovery codes, answered once', ...writing, answer: RecoveryCodes },
      async ({ request }) => ({ recoveryCodes: await factors.newRecoveryCodes(await fresh(request)) }),
    )

    route(
      'POST /api/staff/me/passkeys/options',
      { summary: 'What a browser makes a passkey from', ...writing, answer: PasskeyOptions },
      async ({ request }) => {
        const options = await factors.passkeyOptions(await fresh(request))
        return options.ok ? { options: { ...options.value } } : options
      },
    )
    route(
      'POST /api/staff/me/passkeys',
      { summary: 'Keeps a passkey', ...writing, body: AddPasskeyBody },
      async ({ body: { name, response }, request, reply }) => {
        const signedIn = await fresh(request)
        return withRetryAfter(
          reply,
          await factors.addPasskey(signedIn, name.trim(), response as RegistrationResponseJSON),
        ) // its schema is of the same shape
      },
    )
    route(
      'PUT /api/staff/me/passkeys/:id',
      { summary: 'Names a passkey', ...writing, params: PasskeyParams, body: NamePasskeyBody },
      async ({ params, body, request, reply }) =>
        withRetryAfter(reply, await factors.renamePasskey(await mine(request), params.id, body.name.trim())),
    )
    route(
      'DELETE /api/staff/me/passkeys/:id',
      { summary: 'Removes a passkey', ...writing, params: PasskeyParams },
      async ({ params, request, reply }) =>
        withRetryAfter(reply, await factors.removePasskey(await fresh(request), params.id)),
    )

    route(
      'POST /api/staff/step-up/code',
      { summary: 'Proves anew who is signed in, by the authenticator', ...writing, body: CodeBody },
      async ({ body, request, reply }) =>
        withRetryAfter(reply, await factors.proveByCode(await mine(request), body.code, clientOf(request))),
    )
    route(
      'POST /api/staff/step-up/passkey/options',
      { summary: 'What a passkey proves it with', ...writing, answer: PasskeyOptions },
      async ({ request }) => ({ options: { ...(await factors.proofOptions(await mine(request))) } }),
    )
    route(
      'POST /api/staff/step-up/passkey',
      { summary: 'Proves anew who is signed in, by a passkey', ...writing, body: UsedPasskeyBody },
      async ({ body: { response }, request, reply }) => {
        const signedIn = await mine(request)
        return withRetryAfter(reply, await factors.proveByPasskey(signedIn, response as AuthenticationResponseJSON)) // its schema is of the same shape
      },
    )
  }

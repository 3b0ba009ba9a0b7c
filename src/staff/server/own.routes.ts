import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
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
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import type { Database } from '#src/platform/database/database.ts'
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
import { refuseStaff } from './sign-in.routes.ts'
import type { SignInAudit } from './sign-in-audit.ts'
import { countRecoveryCodes, findMember } from './staff.store.ts'

export interface OwnRouteDeps {
  db: Database
  factors: OwnFactors
  sessions: Sessions
  passkeys: Pick<Passkeys, 'list'>
  audit: Pick<SignInAudit, 'signedOut'>
}

const tags = ['staff']
const reading = { permission: 'office:read' } as const
const writing = { permission: 'office:write' } as const
const gone = { 204: Type.Null() }

/** What every employee sees and changes about their own sign-in (C-20). */
export const ownRoutes =
  ({ db, factors, sessions, passkeys, audit }: OwnRouteDeps) =>
  (app: App): void => {
    const mine = async (request: FastifyRequest): Promise<SignedIn> =>
      (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })
    /** Requires a fresh proof for each change to what opens the account. */
    async function fresh(request: FastifyRequest): Promise<SignedIn> {
      const signedIn = await mine(request)
      return sessions.isFresh(signedIn) ? signedIn : refuseRequest({ kind: 'step-up' })
    }
    const answer = (reply: FastifyReply, result: Result<void, Refusal>) =>
      result.ok ? reply.code(204).send(null) : refuseStaff(reply, result.error)

    app.get(
      '/api/staff/me',
      { config: reading, schema: { tags, summary: 'Who is signed in, where, and by what', response: { 200: Me } } },
      async (request) => {
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
    app.delete(
      '/api/staff/me/sessions/:id',
      { config: writing, schema: { tags, summary: 'Ends one of the own sessions', params: IdParams, response: gone } },
      async (request, reply) => {
        const { accountId, sessionId } = await mine(request)
        const { id } = request.params
        if (!(await sessions.endOne(accountId, id))) return refuseRequest({ kind: 'not-found' })
        await audit.signedOut(accountId, id === sessionId ? 'this-device' : 'another-device')
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/api/staff/me/password',
      {
        config: writing,
        schema: {
          tags,
          summary: 'Changes the own password; every other session ends',
          body: NewPasswordBody,
          response: gone,
        },
      },
      async (request, reply) =>
        answer(reply, await factors.changePassword(await fresh(request), request.body, clientOf(request))),
    )

    app.post(
      '/api/staff/me/totp/options',
      { config: writing, schema: { tags, summary: 'An authenticator to be', response: { 200: TotpEnrolment } } },
      async (request) => {
        const offer = await factors.beginTotpEnrolment(await fresh(request))
        return offer.ok ? offer.value : refuseRequest(offer.error)
      },
    )
    app.put(
      '/api/staff/me/totp',
      {
        config: writing,
        schema: { tags, summary: 'Takes the authenticator that shows this code', body: CodeBody, response: gone },
      },
      async (request, reply) => answer(reply, await factors.confirmTotp(await fresh(request), request.body.code)),
    )
    app.delete(
      '/api/staff/me/totp',
      { config: writing, schema: { tags, summary: 'Takes the authenticator away', response: gone } },
      async (request, reply) => answer(reply, await factors.removeTotp(await fresh(request))),
    )
    app.post(
      '/api/staff/me/recovery-codes',
      {
        config: writing,
        schema: { tags, summary: 'New recovery codes, answered once', response: { 200: RecoveryCodes } },
      },
      async (request) => ({ recoveryCodes: await factors.newRecoveryCodes(await fresh(request)) }),
    )

    app.post(
      '/api/staff/me/passkeys/options',
      {
        config: writing,
        schema: { tags, summary: 'What a browser makes a passkey from', response: { 200: PasskeyOptions } },
      },
      async (request) => {
        const options = await factors.passkeyOptions(await fresh(request))
        return options.ok ? { options: { ...options.value } } : refuseRequest(options.error)
      },
    )
    app.post(
      '/api/staff/me/passkeys',
      { config: writing, schema: { tags, summary: 'Keeps a passkey', body: AddPasskeyBody, response: gone } },
      async (request, reply) => {
        const { name, response } = request.body
        const signedIn = await fresh(request)
        return answer(reply, await factors.addPasskey(signedIn, name.trim(), response as RegistrationResponseJSON)) // its schema is of the same shape
      },
    )
    app.put(
      '/api/staff/me/passkeys/:id',
      {
        config: writing,
        schema: { tags, summary: 'Names a passkey', params: PasskeyParams, body: NamePasskeyBody, response: gone },
      },
      async (request, reply) =>
        answer(reply, await factors.renamePasskey(await mine(request), request.params.id, request.body.name.trim())),
    )
    app.delete(
      '/api/staff/me/passkeys/:id',
      { config: writing, schema: { tags, summary: 'Removes a passkey', params: PasskeyParams, response: gone } },
      async (request, reply) => answer(reply, await factors.removePasskey(await fresh(request), request.params.id)),
    )

    app.post(
      '/api/staff/step-up/code',
      {
        config: writing,
        schema: { tags, summary: 'Proves anew who is signed in, by the authenticator', body: CodeBody, response: gone },
      },
      async (request, reply) =>
        answer(reply, await factors.proveByCode(await mine(request), request.body.code, clientOf(request))),
    )
    app.post(
      '/api/staff/step-up/passkey/options',
      {
        config: writing,
        schema: { tags, summary: 'What a passkey proves it with', response: { 200: PasskeyOptions } },
      },
      async (request) => ({ options: { ...(await factors.proofOptions(await mine(request))) } }),
    )
    app.post(
      '/api/staff/step-up/passkey',
      {
        config: writing,
        schema: { tags, summary: 'Proves anew who is signed in, by a passkey', body: UsedPasskeyBody, response: gone },
      },
      async (request, reply) => {
        const { response } = request.body
        const signedIn = await mine(request)
        return answer(reply, await factors.proveByPasskey(signedIn, response as AuthenticationResponseJSON)) // its schema is of the same shape
      },
    )
  }

import { Type } from 'typebox'
import type { FastifyReply } from 'fastify'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '#src/identity/server/passkeys/passkeys.ts'
import { PasskeyOptions } from '#src/identity/contract/passkeys.ts'
import type { Refusal } from '#src/common/errors.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  AcceptBody,
  BeginBody,
  CodeBody,
  Enrolment,
  Invitation,
  RecoveryCodes,
  SecondFactors,
  StaffPasswordBody,
  TokenBody,
  UsedPasskeyBody,
} from '../contract/staff.ts'
import type { Joining } from './joining.ts'
import type { StaffSignIn } from './staff-sign-in.ts'

export interface StaffSignInRouteDeps {
  signIn: StaffSignIn
  joining: Joining
}

const tags = ['staff']
const config = { permission: 'identity:write' } as const
const entered = { 204: Type.Null() }

/** Ends the request with a refusal; for a lock the response says when it ends. */
export function refuseStaff(reply: FastifyReply, refusal: Refusal): never {
  const seconds = refusal.kind === 'business' ? refusal.problems[0]?.details?.['retryAfter'] : undefined
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds))
  return refuseRequest(refusal)
}
const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
}

/** Signing in to the back office, and joining it (C-20). The scope refuses other sites' requests. */
export const staffSignInRoutes =
  ({ signIn, joining }: StaffSignInRouteDeps) =>
  (app: App): void => {
    app.post(
      '/api/staff/login',
      {
        config,
        schema: {
          tags,
          summary: 'The first proof: a password',
          description:
            'One answer, `login/failed`, for a wrong password and for nobody of the staff; 423 after too many.',
          body: StaffPasswordBody,
          response: { 200: SecondFactors },
        },
      },
      async (request, reply) => {
        const result = await signIn.password(request.body, clientOf(request))
        if (!result.ok) return refuseStaff(reply, result.error)
        setCookies(reply, [result.value.cookie])
        return result.value.proofs
      },
    )
    app.post(
      '/api/staff/login/code',
      {
        config,
        schema: {
          tags,
          summary: 'The second proof: a code of the authenticator, or a recovery code',
          body: CodeBody,
          response: entered,
        },
      },
      async (request, reply) => {
        const result = await signIn.code(request.body.code, clientOf(request))
        if (!result.ok) return refuseStaff(reply, result.error)
        setCookies(reply, result.value)
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/api/staff/login/passkey/options',
      {
        config: { ...config, limit: 'token' },
        schema: { tags, summary: 'What a browser signs in with by passkey', response: { 200: PasskeyOptions } },
      },
      async () => ({ options: await signIn.passkeyOptions() }),
    )
    app.post(
      '/api/staff/login/passkey',
      { config, schema: { tags, summary: 'Both proofs by a passkey', body: UsedPasskeyBody, response: entered } },
      async (request, reply) => {
        const result = await signIn.passkey(request.body.response as AuthenticationResponseJSON, clientOf(request)) // its schema is of the same shape
        if (!result.ok) return refuseStaff(reply, result.error)
        setCookies(reply, result.value)
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/api/staff/logout',
      { config, schema: { tags, summary: 'Ends the session of this browser', response: entered } },
      async (request, reply) => {
        setCookies(reply, await signIn.signOut(clientOf(request)))
        return reply.code(204).send(null)
      },
    )
    app.post(
      '/api/staff/invitation',
      {
        config,
        schema: { tags, summary: 'Whose invitation a link is', body: TokenBody, response: { 200: Invitation } },
      },
      async (request, reply) => {
        const result = await joining.look(request.body.token, clientOf(request))
        return result.ok ? result.value : refuseStaff(reply, result.error)
      },
    )
    app.post(
      '/api/staff/invitation/begin',
      {
        config,
        schema: {
          tags,
          summary: 'Chooses a password, and answers what the second proof is made from',
          description: 'Where the second proof was reset, the password is the one there is.',
          body: BeginBody,
          response: { 200: Enrolment },
        },
      },
      async (request, reply) => {
        const result = await joining.begin(request.body, clientOf(request))
        return result.ok ? result.value : refuseStaff(reply, result.error)
      },
    )
    app.post(
      '/api/staff/invitation/accept',
      {
        config,
        schema: {
          tags,
          summary: 'The second proof: makes the account and signs in',
          description: 'Answers the recovery codes, once.',
          body: AcceptBody,
          response: { 200: RecoveryCodes },
        },
      },
      async (request, reply) => {
        const { token, code, passkey } = request.body
        const key = passkey && { ...passkey, response: passkey.response as RegistrationResponseJSON } // its schema is of the same shape
        const result = await joining.accept(token, { code, passkey: key }, clientOf(request))
        if (!result.ok) return refuseStaff(reply, result.error)
        setCookies(reply, result.value.cookies)
        return { recoveryCodes: result.value.recoveryCodes }
      },
    )
  }

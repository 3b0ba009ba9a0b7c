import type { FastifyReply } from 'fastify'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '#src/identity/server/passkeys/passkeys.ts'
import { PasskeyOptions } from '#src/identity/contract/passkeys.ts'
import type { Refusal } from '#src/common/errors.ts'
import type { Result } from '#src/common/result.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
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

const config = { permission: 'identity:write' } as const

/** For the refusal of a lock, the response says when it ends. */
export function withRetryAfter<Outcome extends Result<unknown, Refusal>>(
  reply: FastifyReply,
  result: Outcome,
): Outcome {
  const problem = !result.ok && result.error.kind === 'business' ? result.error.problems[0] : undefined
  const seconds = problem?.details?.['retryAfter']
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds))
  return result
}
const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const cookie of cookies) void reply.header('set-cookie', cookie)
}

/** Signing in to the back office, and joining it (C-20). The scope refuses other sites' requests. */
export const staffSignInRoutes =
  ({ signIn, joining }: StaffSignInRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['staff'])
    route(
      'POST /api/staff/login',
      {
        summary: 'The first proof: a password',
        description:
          'One answer, `login/failed`, for a wrong password and for nobody of the staff; 423 after too many.',
        ...config,
        body: StaffPasswordBody,
        answer: SecondFactors,
      },
      async ({ body, request, reply }) => {
        const result = await signIn.password(body, clientOf(request))
        if (!result.ok) return withRetryAfter(reply, result)
        setCookies(reply, [result.value.cookie])
        return result.value.proofs
      },
    )
    route(
      'POST /api/staff/login/code',
      { summary: 'The second proof: a code of the authenticator, or a recovery code', ...config, body: CodeBody },
      async ({ body, request, reply }) => {
        const result = await signIn.code(body.code, clientOf(request))
        if (!result.ok) return withRetryAfter(reply, result)
        setCookies(reply, result.value)
      },
    )
    route(
      'POST /api/staff/login/passkey/options',
      { summary: 'What a browser signs in with by passkey', ...config, limit: 'token', answer: PasskeyOptions },
      async () => ({ options: await signIn.passkeyOptions() }),
    )
    route(
      'POST /api/staff/login/passkey',
      { summary: 'Both proofs by a passkey', ...config, body: UsedPasskeyBody },
      async ({ body, request, reply }) => {
        const result = await signIn.passkey(body.response as AuthenticationResponseJSON, clientOf(request)) // its schema is of the same shape
        if (!result.ok) return withRetryAfter(reply, result)
        setCookies(reply, result.value)
      },
    )
    route(
      'POST /api/staff/logout',
      { summary: 'Ends the session of this browser', ...config },
      async ({ request, reply }) => {
        setCookies(reply, await signIn.signOut(clientOf(request)))
      },
    )
    route(
      'POST /api/staff/invitation',
      { summary: 'Whose invitation a link is', ...config, body: TokenBody, answer: Invitation },
      async ({ body, request, reply }) => withRetryAfter(reply, await joining.look(body.token, clientOf(request))),
    )
    route(
      'POST /api/staff/invitation/begin',
      {
        summary: 'Chooses a password, and answers what the second proof is made from',
        description: 'Where the second proof was reset, the password is the one there is.',
        ...config,
        body: BeginBody,
        answer: Enrolment,
      },
      async ({ body, request, reply }) => withRetryAfter(reply, await joining.begin(body, clientOf(request))),
    )
    route(
      'POST /api/staff/invitation/accept',
      {
        summary: 'The second proof: makes the account and signs in',
        description: 'Answers the recovery codes, once.',
        ...config,
        body: AcceptBody,
        answer: RecoveryCodes,
      },
      async ({ body: { token, code, passkey }, request, reply }) => {
        const key = passkey && { ...passkey, response: passkey.response as RegistrationResponseJSON } // its schema is of the same shape
        const result = await joining.accept(token, { code, passkey: key }, clientOf(request))
        if (!result.ok) return withRetryAfter(reply, result)
        setCookies(reply, result.value.cookies)
        return { recoveryCodes: result.value.recoveryCodes }
      },
    )
  }

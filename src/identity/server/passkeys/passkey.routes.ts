import type { FastifyRequest } from 'fastify'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  AddPasskeyBody,
  NamePasskeyBody,
  type Passkey,
  PasskeyList,
  PasskeyOptions,
  PasskeyParams,
  PasskeySignInBody,
  ProofBody,
} from '../../contract/passkeys.ts'
import { SignedInAnswer } from '../../contract/sign-in.ts'
import { clientOf } from '../account/account.routes.ts'
import type { FormAnswers } from '../form-answers.ts'
import type { Sessions, SignedIn } from '../session/sessions.ts'
import type { AccountPasskeys } from './account-passkeys.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from './passkeys.ts'
import type { PasskeyRow } from './passkey.store.ts'

export interface PasskeyRouteDeps {
  accountPasskeys: AccountPasskeys
  sessions: Pick<Sessions, 'find'>
  forms: FormAnswers
}

const reading = { permission: 'my-account:read' } as const
const writing = { permission: 'my-account:write' } as const

export const presentPasskey = ({ id, name, isSynced, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

/** Passkeys of customers (EXT). The scope refuses other sites' requests. */
export const passkeyRoutes =
  ({ accountPasskeys: passkeys, sessions, forms }: PasskeyRouteDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['account'])
    const signInRoute = routesOf(app, ['identity'])
    const signedInOf = async (request: FastifyRequest): Promise<SignedIn> =>
      (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })

    signInRoute(
      'POST /api/identity/login/passkey/options',
      {
        summary: 'What a browser signs in with by passkey',
        permission: 'identity:write',
        limit: 'token',
        answer: PasskeyOptions,
      },
      async () => ({ options: await passkeys.signInOptions() }),
    )
    signInRoute(
      'POST /api/identity/login/passkey',
      {
        summary: 'Signs in with a passkey',
        description: 'One answer, `passkeys/refused`, for whatever is wrong.',
        permission: 'identity:write',
        body: PasskeySignInBody,
        answer: SignedInAnswer,
      },
      async ({ body: { response, remember = false, returnUrl }, request, reply }) => {
        const result = await passkeys.signIn(response as AuthenticationResponseJSON, remember, clientOf(request)) // its schema is of the same shape
        if (!result.ok) return result
        for (const cookie of result.value.cookies) void reply.header('set-cookie', cookie)
        return { redirectUrl: await forms.onward(request, returnUrl) }
      },
    )
    route(
      'POST /api/cda/me/proof',
      { summary: 'Says the password again before what matters most', ...writing, body: ProofBody },
      async ({ body, request }) => passkeys.prove(await signedInOf(request), body.password, clientOf(request)),
    )
    route(
      'GET /api/cda/me/passkeys',
      { summary: 'The customer’s passkeys', ...reading, answer: PasskeyList },
      async ({ request }) => {
        const { accountId } = await signedInOf(request)
        return { passkeys: (await passkeys.list(accountId)).map(presentPasskey) }
      },
    )
    route(
      'POST /api/cda/me/passkeys/options',
      {
        summary: 'What a browser makes a passkey from',
        description: '403 `auth/step-up` where the last proof is older than five minutes; `…/me/proof` renews it.',
        ...writing,
        answer: PasskeyOptions,
      },
      async ({ request }) => {
        const made = await passkeys.addOptions(await signedInOf(request))
        return made.ok ? { options: made.value } : made
      },
    )
    route(
      'POST /api/cda/me/passkeys',
      { summary: 'Keeps a passkey', ...writing, body: AddPasskeyBody },
      async ({ body: { name, response }, request }) => {
        const signedIn = await signedInOf(request)
        return passkeys.add(signedIn, name.trim(), response as RegistrationResponseJSON) // its schema is of the same shape
      },
    )
    route(
      'PUT /api/cda/me/passkeys/:id',
      { summary: 'Names a passkey', ...writing, params: PasskeyParams, body: NamePasskeyBody },
      async ({ params, body, request }) => {
        const { accountId } = await signedInOf(request)
        const isThere = await passkeys.rename(accountId, params.id, body.name.trim())
        if (!isThere) refuseRequest({ kind: 'not-found' })
      },
    )
    route(
      'DELETE /api/cda/me/passkeys/:id',
      { summary: 'Removes a passkey', ...writing, params: PasskeyParams },
      async ({ params, request }) => passkeys.remove(await signedInOf(request), params.id),
    )
  }

import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
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

const tags = ['account']
const reading = { permission: 'my-account:read' } as const
const writing = { permission: 'my-account:write' } as const
const gone = { 204: Type.Null() }

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
    const signedInOf = async (request: FastifyRequest): Promise<SignedIn> =>
      (await sessions.find(request.cookies)) ?? refuseRequest({ kind: 'unauthenticated' })

    app.post(
      '/api/identity/login/passkey/options',
      {
        config: { permission: 'identity:write', limit: 'token' },
        schema: {
          tags: ['identity'],
          summary: 'What a browser signs in with by passkey',
          response: { 200: PasskeyOptions },
        },
      },
      async () => ({ options: await passkeys.signInOptions() }),
    )
    app.post(
      '/api/identity/login/passkey',
      {
        config: { permission: 'identity:write' },
        schema: {
          tags: ['identity'],
          summary: 'Signs in with a passkey',
          description: 'One answer, `passkeys/refused`, for whatever is wrong.',
          body: PasskeySignInBody,
          response: { 200: SignedInAnswer },
        },
      },
      async (request, reply) => {
        const { response, remember = false, returnUrl } = request.body
        const result = await passkeys.signIn(response as AuthenticationResponseJSON, remember, clientOf(request)) // its schema is of the same shape
        if (!result.ok) return refuseRequest(result.error)
        for (const cookie of result.value.cookies) void reply.header('set-cookie', cookie)
        return { redirectUrl: await forms.onward(request, returnUrl) }
      },
    )
    app.post(
      '/api/cda/me/proof',
      {
        config: writing,
        schema: { tags, summary: 'Says the password again before what matters most', body: ProofBody, response: gone },
      },
      async (request, reply) => {
        const result = await passkeys.prove(await signedInOf(request), request.body.password, clientOf(request))
        return result.ok ? reply.code(204).send(null) : refuseRequest(result.error)
      },
    )
    app.get(
      '/api/cda/me/passkeys',
      { config: reading, schema: { tags, summary: 'The customer’s passkeys', response: { 200: PasskeyList } } },
      async (request) => {
        const { accountId } = await signedInOf(request)
        return { passkeys: (await passkeys.list(accountId)).map(presentPasskey) }
      },
    )
    app.post(
      '/api/cda/me/passkeys/options',
      {
        config: writing,
        schema: {
          tags,
          summary: 'What a browser makes a passkey from',
          description: '403 `auth/step-up` where the last proof is older than five minutes; `…/me/proof` renews it.',
          response: { 200: PasskeyOptions },
        },
      },
      async (request) => {
        const made = await passkeys.addOptions(await signedInOf(request))
        return made.ok ? { options: made.value } : refuseRequest(made.error)
      },
    )
    app.post(
      '/api/cda/me/passkeys',
      { config: writing, schema: { tags, summary: 'Keeps a passkey', body: AddPasskeyBody, response: gone } },
      async (request, reply) => {
        const { name, response } = request.body
        const signedIn = await signedInOf(request)
        const result = await passkeys.add(signedIn, name.trim(), response as RegistrationResponseJSON) // its schema is of the same shape
        return result.ok ? reply.code(204).send(null) : refuseRequest(result.error)
      },
    )
    app.put(
      '/api/cda/me/passkeys/:id',
      {
        config: writing,
        schema: { tags, summary: 'Names a passkey', params: PasskeyParams, body: NamePasskeyBody, response: gone },
      },
      async (request, reply) => {
        const { accountId } = await signedInOf(request)
        const isThere = await passkeys.rename(accountId, request.params.id, request.body.name.trim())
        return isThere ? reply.code(204).send(null) : refuseRequest({ kind: 'not-found' })
      },
    )
    app.delete(
      '/api/cda/me/passkeys/:id',
      { config: writing, schema: { tags, summary: 'Removes a passkey', params: PasskeyParams, response: gone } },
      async (request, reply) => {
        const result = await passkeys.remove(await signedInOf(request), request.params.id)
        return result.ok ? reply.code(204).send(null) : refuseRequest(result.error)
      },
    )
  }

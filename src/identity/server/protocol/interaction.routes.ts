import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import type { InteractionResults, Provider } from 'oidc-provider'
import { Type } from 'typebox'
import type { Clock } from '#src/platform/clock.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { FormAnswersDeps } from '../form-answers.ts'
import type { Identity } from '../identity.ts'
import type { SignedIn } from '../session/sessions.ts'
import { interactionPath } from './interactions.ts'

export interface InteractionRouteDeps extends Pick<Identity, 'provider' | 'sessions'> {
  clock: Clock
  pageUrls: FormAnswersDeps['pageUrls']
}

/**
 * The provider sends a browser here when it needs a sign-in or consent. The shop's session sends it on, or the sign-in page
 * does. The interaction belongs to the browser that began it, by the provider's cookie: otherwise a link could steal anyone's
 * sign-in.
 */
export const interactionRoutes =
  ({ provider, sessions, clock, pageUrls }: InteractionRouteDeps) =>
  (app: App): void => {
    const findInteraction = async (request: FastifyRequest<{ Params: { uid: string } }>, reply: FastifyReply) => {
      const { cookies } = provider().createContext(request.raw, reply.raw)
      const uid = cookies.get(provider().cookieName('interaction'), { signed: true })
      return uid === request.params.uid ? provider().Interaction.find(uid) : undefined
    }

    app.get(
      `${interactionPath}/:uid`,
      {
        config: { permission: 'identity:read' },
        schema: {
          tags: ['identity'],
          summary: 'Leads a browser on that a relying party has sent to sign in',
          params: Type.Object({ uid: Type.String({ maxLength: 100 }) }),
          response: { 303: Type.Null() },
        },
      },
      async (request, reply) => {
        const leave = (url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)
        const signedIn = await sessions.find(request.cookies)
        const pages = await pageUrls(request.language)
        const interaction = await findInteraction(request, reply)
        if (!interaction) return leave((signedIn ? pages.account : pages.signIn) || '/')
        const now = Math.floor(+clock.now() / 1000)
        const answer = answerTo(interaction, signedIn, now)
        if (answer === null) {
          // A signed-in visitor must confirm too, so the page must not send them straight back.
          const query = { returnUrl: `${interactionPath}/${interaction.uid}`, ...(signedIn && { again: '1' }) }
          return leave(`${pages.signIn || '/'}?${new URLSearchParams(query).toString()}`)
        }
        interaction.result = { ...interaction.lastSubmission, ...answer }
        // The sign-in has made a new session of the shop, so the provider's old session no longer counts.
        interaction.session = undefined
        await interaction.save(Math.max(1, interaction.exp - now))
        return leave(interaction.returnTo)
      },
    )
  }

type Asked = Pick<Awaited<ReturnType<Provider['interactionDetails']>>, 'prompt' | 'iat' | 'params'>

/** What the shop answers without the visitor; null: the visitor has to sign in. */
function answerTo({ prompt, iat, params }: Asked, signedIn: SignedIn | null, now: number): InteractionResults | null {
  // No consent page is shown; see `grantAsked`.
  if (prompt.name === 'consent') return { consent: {} }
  const { reasons, details } = prompt
  if (reasons.some((reason) => reason.startsWith('essential_acr')))
    return { error: 'access_denied', error_description: 'the authentication that is asked for is not to be had' }
  if (signedIn === null) return null
  const at = Math.floor(+signedIn.signedInAt / 1000)
  const isAnswered = (reason: string): boolean => {
    switch (reason) {
      case 'no_session':
      case 'shop_session':
        return true
      case 'max_age':
        return now - at <= Number(params['max_age'])
      case 'id_token_hint':
        return decodeJwt(String(details['id_token_hint'])).sub === signedIn.accountId
      case 'claims_id_token_sub_value':
        return (details['sub'] as { value?: unknown } | undefined)?.value === signedIn.accountId // as the client has sent it
      default:
        return false
    }
  }
  const isNew = at >= iat && reasons.every((reason) => !/hint|sub/.test(reason) || isAnswered(reason))
  return isNew || reasons.every(isAnswered)
    ? { login: { accountId: signedIn.accountId, ts: at, remember: false } }
    : null
}

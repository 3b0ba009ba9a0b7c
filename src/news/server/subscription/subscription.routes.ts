import formbody from '@fastify/formbody'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { isLanguage, type Language } from '#src/common/locale.ts'
import type { CdsView } from '#src/consents/contract/cds-page.ts'
import { PageTokenQuery } from '#src/consents/contract/marketing.ts'
import type { CdsPages } from '#src/consents/server/cds/cds-pages.ts'
import { maskEmail } from '#src/identity/rules/mask-email.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { endPath, endUrl } from './end-url.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { SubscriptionRow } from './subscription.store.ts'

export interface SubscriptionRoutesDeps {
  subscriptions: Pick<Subscriptions, 'find' | 'end' | 'tokenOf' | 'homeUrl'>
  pages: CdsPages
}

const tags = ['news', 'consents']
const html = { content: { 'text/html': { schema: Type.String() } } }
const response = { 200: html, 404: html }

type Asked = FastifyRequest<{ Querystring: Type.Static<typeof PageTokenQuery> }>

/**
 * Where the link of a mail with a release leads. A GET changes nothing, because mail scanners follow links; the button posts to the same
 * address, and so do mail programs with their one press (RFC 8058), which may not be redirected.
 */
export const subscriptionRoutes =
  ({ subscriptions, pages }: SubscriptionRoutesDeps) =>
  (app: App): void => {
    const languageFor = ({ query, language }: Asked, own: Language): Language =>
      isLanguage(query.language) ? language : own

    async function show(reply: FastifyReply, view: CdsView, language: Language, self: string | null, status = 200) {
      return pages.send(reply, await pages.make(view, { language, policy: null, self }), status)
    }
    const expired = (request: Asked, reply: FastifyReply) =>
      show(reply, { kind: 'expired' }, request.language, null, 404)
    const stopped = (reply: FastifyReply, { email }: SubscriptionRow, language: Language) =>
      show(
        reply,
        { kind: 'press-stopped', email: maskEmail(email), subscribeUrl: subscriptions.homeUrl(language) },
        language,
        null,
      )

    app.get(
      endPath,
      {
        config: { permission: 'consents:read' },
        schema: {
          tags,
          summary: 'Asks whether press releases are to end',
          description: 'Changes nothing: mail scanners follow links.',
          querystring: PageTokenQuery,
          response,
        },
      },
      async (request, reply) => {
        const found = await subscriptions.find(request.query.token)
        if (!found) return expired(request, reply)
        const language = languageFor(request, found.replyLanguage)
        if (found.endedAt !== null) return stopped(reply, found, language)
        const token = subscriptions.tokenOf(found)
        const view: CdsView = {
          kind: 'press-stop',
          email: maskEmail(found.email),
          stopUrl: endUrl(token, language),
          keepUrl: subscriptions.homeUrl(language),
        }
        return show(reply, view, language, endUrl(token))
      },
    )

    // In a scope of its own: forms are read here, and whatever a mail program sends.
    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 16 * 1024 })
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
        done(null, { sent: body }),
      )
      scope.post(
        endPath,
        {
          config: { permission: 'consents:write' },
          schema: {
            tags,
            summary: 'Ends press releases, by the page’s button or by one press of a mail program (RFC 8058)',
            querystring: PageTokenQuery,
            response,
          },
        },
        async (request, reply) => {
          const found = await subscriptions.find(request.query.token)
          if (!found) return expired(request, reply)
          // Pressed twice it is ended once, and the answer is the same.
          await subscriptions.end(found.id)
          return stopped(reply, found, languageFor(request, found.replyLanguage))
        },
      )
    })
  }

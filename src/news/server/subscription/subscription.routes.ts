import type { FastifyReply } from 'fastify'
import type { Language } from '#src/common/locale.ts'
import type { CdsView } from '#src/consents/contract/cds-page.ts'
import type { CdsPages } from '#src/consents/server/cds/cds-pages.ts'
import { type Asked, languageFor, takeForms, tokenPage, tokenQuestion } from '#src/consents/server/cds/token-pages.ts'
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

/** Routes that the unsubscribe link of a release mail leads to. */
export const subscriptionRoutes =
  ({ subscriptions, pages }: SubscriptionRoutesDeps) =>
  (app: App): void => {
    const expired = (request: Asked, reply: FastifyReply) =>
      pages.show(reply, { kind: 'expired' }, { language: request.language }, 404)
    const stopped = (reply: FastifyReply, { email }: SubscriptionRow, language: Language) =>
      pages.show(
        reply,
        { kind: 'press-stopped', email: maskEmail(email), subscribeUrl: subscriptions.homeUrl(language) },
        { language },
      )

    app.get(
      endPath,
      {
        config: { permission: 'consents:read' },
        schema: { tags, summary: 'Asks whether press releases are to end', ...tokenQuestion },
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
        return pages.show(reply, view, { language, self: endUrl(token) })
      },
    )

    takeForms(app, (scope) => {
      scope.post(
        endPath,
        {
          config: { permission: 'consents:write' },
          schema: {
            tags,
            summary: 'Ends press releases, by the page’s button or by one press of a mail program (RFC 8058)',
            ...tokenPage,
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

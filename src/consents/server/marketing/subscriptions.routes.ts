import formbody from '@fastify/formbody'
import { Type } from 'typebox'
import { isLanguage } from '#src/common/locale.ts'
import { safeReturn } from '#src/identity/rules/safe-return.ts'
import type { Language } from '#src/common/locale.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { networkOf } from '#src/platform/http/network.ts'
import { NewsletterPageQuery, SubscriptionForm } from '../../contract/marketing.ts'
import { subscriptionPath } from '../../contract/subscription-path.ts'
import type { CdsPages } from '../cds/cds-pages.ts'
import type { Marketing } from './marketing.ts'

/** Handles forms of subscriptions to press releases, which arrive at the same endpoint. */
export interface PressSubscriptions {
  /** Whether a form's `subscriptionUniqueIdentifier` names one of its feeds. */
  isFeed: (identifier: string) => boolean
  /** Origin of this site: addresses in a form may be absolute. */
  publicUrl: string
  /** Page to redirect to when the form names no page of this site. */
  homeUrl: (language: Language) => string
  ask: (
    form: SubscriptionForm,
    asked: { language: Language; network: string },
  ) => Promise<'taken' | 'fault' | 'too-often'>
}

export interface SubscriptionsRoutesDeps {
  marketing: Marketing
  pages: CdsPages
  /** Left out: every form is one of the newsletter. */
  press?: PressSubscriptions | undefined
}

const tags = ['consents']

/** The form as browsers send it without JavaScript; the response is a page (specification 2, subscription form). */
export const subscriptionsRoutes =
  ({ marketing, pages, press }: SubscriptionsRoutesDeps) =>
  (app: App): void => {
    void app.register(async (scope: App) => {
      await scope.register(formbody, { bodyLimit: 16 * 1024 })
      scope.post(
        subscriptionPath,
        {
          config: { permission: 'consents:write' },
          schema: {
            tags,
            summary:
              'Asks for the newsletter or for press releases by a plain form; 303 to the page of success or failure',
            description:
              'Pages that the form names count when they are of this site. `subscriptionUniqueIdentifier` of a feed: its releases.',
            body: SubscriptionForm,
            response: { 303: Type.Null() },
          },
        },
        async (request, reply) => {
          const form = request.body
          const language = [form.Replylanguage, form.language].find(isLanguage) ?? request.language
          const lead = (result: string, named: string | undefined) =>
            reply
              .header('cache-control', 'no-store')
              .redirect(
                safeReturn(named) ??
                  `/cds/newsletter?${new URLSearchParams({ ...resultOf(result), language }).toString()}`,
                303,
              )
          // A submission with the trap field filled in is thanked for and discarded.
          const isTrapped = (form.website ?? '') !== ''
          if (press?.isFeed(form.subscriptionUniqueIdentifier ?? '')) {
            const outcome = isTrapped ? 'taken' : await press.ask(form, { language, network: networkOf(request.ip) })
            const named = outcome === 'taken' ? form.redirectUrlSubscriptionSuccess : form.redirectUrlSubscriptionFailed
            return reply
              .header('cache-control', 'no-store')
              .redirect(safeReturn(ownPath(named, press.publicUrl)) ?? press.homeUrl(language), 303)
          }
          if (isTrapped) return lead('sent', form.redirectUrlSubscriptionSuccess)
          const { email = '', name = '' } = form
          const outcome = await marketing.optIns.ask({ email, name, language, network: networkOf(request.ip) })
          return outcome.kind === 'taken'
            ? lead('sent', form.redirectUrlSubscriptionSuccess)
            : lead(outcome.kind === 'fault' ? 'email' : 'often', form.redirectUrlSubscriptionFailed)
        },
      )
    })

    const route = routesOf(app, tags)
    route(
      'GET /cds/newsletter',
      {
        summary: 'What became of a form that was sent without JavaScript',
        permission: 'consents:read',
        query: NewsletterPageQuery,
        answer: { content: { 'text/html': { schema: Type.String() } } },
      },
      ({ query: { result, reason = 'email' }, language, reply }) => {
        const view =
          result === 'sent' ? { kind: 'sent' as const } : { kind: 'failed' as const, reason, formUrl: subscriptionPath }
        const self = `/cds/newsletter?${new URLSearchParams(result === 'sent' ? { result } : { result, reason }).toString()}`
        return pages.show(reply, view, { language, self })
      },
    )
  }

/** Turns an absolute address of this site into its path. */
const ownPath = (url: string | undefined, publicUrl: string): string | undefined =>
  url?.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url

const resultOf = (result: string): Record<string, string> =>
  result === 'sent' ? { result } : { result: 'failed', reason: result }

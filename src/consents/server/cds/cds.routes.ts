import type { FastifyReply } from 'fastify'
import { dateTimeText } from '#src/common/day-text.ts'
import type { Language } from '#src/common/locale.ts'
import { networkOf } from '#src/platform/http/network.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { ConfirmForm, marketingPolicy, pressPolicy } from '../../contract/marketing.ts'
import type { CdsView } from '../../contract/cds-page.ts'
import { maskEmail } from '#src/identity/rules/mask-email.ts'
import type { Marketing } from '../marketing/marketing.ts'
import type { IntermediateUserRow } from '../marketing/intermediate-user.store.ts'
import type { PermissionRow } from '../marketing/permission.store.ts'
import type { PolicyReader } from '../policies/policy-reader.ts'
import type { CdsPages } from './cds-pages.ts'
import { type Asked, endedPage, languageFor, takeForms, tokenPage, tokenQuestion, withToken } from './token-pages.ts'

export interface CdsRoutesDeps {
  marketing: Marketing
  policies: PolicyReader
  pages: CdsPages
}

const tags = ['consents']
const reading = { permission: 'consents:read' } as const
const writing = { permission: 'consents:write' } as const
const paths = {
  state: '/cds/email',
  stop: '/cds/personmarketingrevocation',
  subscription: '/cds/subscription',
} as const

/** Pages that links of mails lead to (C-3.9, C-3.10). */
export const cdsRoutes =
  ({ marketing, policies, pages }: CdsRoutesDeps) =>
  (app: App): void => {
    const { optIns, tokens } = marketing

    /** `self` is left out for the answer to a form. `version` of the policy shown: null the current one, undefined none. */
    async function show(
      reply: FastifyReply,
      view: CdsView,
      {
        version,
        words = marketingPolicy,
        ...around
      }: { language: Language; self?: string; version?: string | null; words?: string },
    ) {
      const policy = version === undefined ? null : await policies.find(words, version, around.language)
      return pages.show(reply, view, { ...around, policy })
    }
    const expired = (request: Asked, reply: FastifyReply, status = 404) =>
      pages.show(reply, { kind: 'expired' }, { language: request.language }, status)

    function showConfirmed(request: Asked, reply: FastifyReply, { email, language, source }: IntermediateUserRow) {
      const kind = source === 'press-releases' ? 'press-confirmed' : 'confirmed'
      return show(reply, { kind, email: maskEmail(email) }, { language: languageFor(request, language) })
    }

    async function showState(request: Asked, reply: FastifyReply, permission: PermissionRow) {
      const language = languageFor(request, permission.language)
      const token = tokens.permission.make(permission.id)
      const { source, version } = await marketing.changeOf(permission)
      const view: CdsView = {
        kind: 'state',
        email: maskEmail(permission.email),
        isGiven: permission.isGiven,
        at: dateTimeText(permission.changedAt, language),
        source,
        stopUrl: withToken(paths.stop, token, language),
        againUrl: withToken(paths.state, token, language),
      }
      return show(reply, view, { language, self: withToken(paths.state, token), version })
    }

    app.get(
      paths.state,
      {
        config: reading,
        schema: { tags, summary: 'How things stand for an address', ...tokenPage },
      },
      async (request, reply) => {
        const permission = await marketing.ofToken(request.query.token)
        return permission ? showState(request, reply, permission) : expired(request, reply)
      },
    )

    app.get(
      paths.stop,
      {
        config: reading,
        schema: { tags, summary: 'Asks whether a subscription is to end', ...tokenQuestion },
      },
      async (request, reply) => {
        const permission = await marketing.ofToken(request.query.token)
        if (!permission) return expired(request, reply)
        if (!permission.isGiven) return showState(request, reply, permission)
        const language = languageFor(request, permission.language)
        const token = tokens.permission.make(permission.id)
        const view: CdsView = {
          kind: 'stop',
          email: maskEmail(permission.email),
          stopUrl: withToken(paths.stop, token, language),
          keepUrl: withToken(paths.state, token, language),
        }
        const { version } = await marketing.changeOf(permission)
        return show(reply, view, { language, self: withToken(paths.stop, token), version })
      },
    )

    app.get(
      paths.subscription,
      {
        config: reading,
        schema: {
          tags,
          summary: 'Asks a mailbox whether its owner wants what was asked for',
          ...tokenQuestion,
          response: { ...tokenPage.response, ...endedPage },
        },
      },
      async (request, reply) => {
        const done = await marketing.confirmedBy(request.query.token)
        if (done) return showConfirmed(request, reply, done)
        const asked = await optIns.find(request.query.token)
        if (!asked.ok) return expired(request, reply, asked.error.kind === 'not-found' ? 404 : 410)
        const language = languageFor(request, asked.value.language)
        const token = tokens.asking.make(asked.value.id)
        const confirmUrl = withToken(paths.subscription, token, language)
        const isPress = asked.value.source === 'press-releases'
        const email = maskEmail(asked.value.email)
        const view: CdsView = { kind: isPress ? 'press-confirm' : 'confirm', email, confirmUrl }
        const words = isPress ? pressPolicy : marketingPolicy
        return show(reply, view, { language, self: withToken(paths.subscription, token), version: null, words })
      },
    )

    takeForms(app, (scope) => {
      scope.post(
        paths.stop,
        {
          config: writing,
          schema: {
            tags,
            summary: 'Ends a subscription, by the page’s button or by one press of a mail program (RFC 8058)',
            ...tokenPage,
          },
        },
        async (request, reply) => {
          const permission = await marketing.ofToken(request.query.token)
          if (!permission) return expired(request, reply)
          const source = isOneClick(request.body) ? 'mail-program' : 'mail-link'
          // A second press changes nothing and gets the same response.
          const ended = (await marketing.end(permission.email, source)) ?? permission
          const language = languageFor(request, ended.language)
          const view: CdsView = {
            kind: 'stopped',
            email: maskEmail(ended.email),
            at: dateTimeText(ended.changedAt, language),
            againUrl: withToken(paths.state, tokens.permission.make(ended.id), language),
          }
          return show(reply, view, { language })
        },
      )

      scope.post(
        paths.state,
        {
          config: writing,
          schema: {
            tags,
            summary: 'Asks for the subscription again: its mailbox has to confirm it',
            ...tokenPage,
          },
        },
        async (request, reply) => {
          const permission = await marketing.ofToken(request.query.token)
          if (!permission) return expired(request, reply)
          if (permission.isGiven) return showState(request, reply, permission)
          const language = languageFor(request, permission.language)
          await optIns.askAgain({ ...permission, language }, networkOf(request.ip))
          return show(reply, { kind: 'asked', email: maskEmail(permission.email) }, { language })
        },
      )

      scope.post(
        paths.subscription,
        {
          config: writing,
          schema: {
            tags,
            summary: 'Confirms or drops what was asked for',
            ...tokenPage,
            body: ConfirmForm,
            response: { ...tokenPage.response, ...endedPage },
          },
        },
        async (request, reply) => {
          const { outcome, version = null } = request.body
          const asked = await optIns.find(request.query.token)
          const words = asked.ok && asked.value.source === 'press-releases' ? pressPolicy : marketingPolicy
          const known = version === null ? null : await policies.find(words, version, request.language)
          const settled = await optIns.settle(request.query.token, outcome, known && version)
          if (outcome === 'confirmed') {
            // A second press changes nothing and gets the same response.
            const done = settled.ok ? settled.value.asking : await marketing.confirmedBy(request.query.token)
            if (done) return showConfirmed(request, reply, done)
          }
          if (!settled.ok) return expired(request, reply, settled.error.kind === 'not-found' ? 404 : 410)
          return show(reply, { kind: 'dropped' }, { language: languageFor(request, request.language) })
        },
      )
    })
  }

/** RFC 8058 one-click unsubscribe, from either encoding of a form. */
const isOneClick = (body: unknown): boolean => JSON.stringify(body ?? '').includes('One-Click')

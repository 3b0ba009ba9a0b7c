import type { FastifyRequest } from 'fastify'
import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { PurposeKeys } from '#src/platform/keys/keyring.ts'
import { ConsentChoiceBody, ConsentNotices, ConsentQuery } from '../contract/consents.ts'
import { logChoice } from './consents.store.ts'
import { cookieNotice } from './cookie-notice.ts'

export interface ConsentsRoutesDeps {
  db: Database
  clock: Clock
  /** Returns the visitor id of the request's cookie. */
  visitorIdOf: (request: FastifyRequest) => string | null
  /** Keys for the hash that stands for a visitor in the log. */
  keys: Pick<PurposeKeys, 'sign'>
  /** Returns the site path of the page at an address; null: it is no page of ours. */
  pageAt: (path: string) => Promise<string | null>
  /** Site path of the cookie policy in a language; empty: there is none. */
  policyUrl: (language: Language) => Promise<string>
}

/** Questions about cookies, and the log of choices (C-3.7, C-3.8). */
export const consentsRoutes =
  ({ db, clock, visitorIdOf, keys, pageAt, policyUrl }: ConsentsRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['consents'])
    const hashOf = (id: string | null): string | null => (id === null ? null : keys.sign(`consent-log ${id}`))

    route(
      'GET /api/consents',
      {
        summary: 'What the visitor is asked to agree to, with everything that is stored in the browser',
        permission: 'consents:read',
        query: ConsentQuery,
        answer: ConsentNotices,
      },
      async ({ language }) => [cookieNotice(language, await policyUrl(language))],
    )

    route(
      'POST /api/consents',
      {
        summary: 'A choice about cookies, for the log; nothing personal is kept',
        permission: 'consents:write',
        limit: 'consent',
        body: ConsentChoiceBody,
      },
      async ({ body: { page: asked, ...choice }, request }) => {
        const page = await pageAt(asked)
        await logChoice(db, { ...choice, page, visitor: hashOf(visitorIdOf(request)), at: clock.now() })
      },
    )
  }

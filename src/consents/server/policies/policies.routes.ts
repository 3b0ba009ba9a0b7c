import { Type } from 'typebox'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import {
  Policies,
  PolicyContentQuery,
  PolicyFilterQuery,
  PolicyListQuery,
  PrivacyParams,
} from '../../contract/policies.ts'
import type { CdsPages } from '../cds/cds-pages.ts'
import type { PolicyReader } from './policy-reader.ts'

export interface PolicyRoutesDeps {
  policies: PolicyReader
  pages: CdsPages
}

const tags = ['consents']
const html = { content: { 'text/html': { schema: Type.String() } } }
const config = { permission: 'consents:read' } as const

/** Texts that people read and agree to, by version (C-3.9, C-20). */
export const policyRoutes =
  ({ policies, pages }: PolicyRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['consents'])
    route(
      'GET /api/consentdata/policies',
      { summary: 'Every policy in force', ...config, query: PolicyListQuery, answer: Policies },
      ({ language }) => policies.list(language, null),
    )
    route(
      'GET /api/consentdata/policies/filtered',
      {
        summary: 'The policies in force that are named',
        description: 'Names that there are none of are left out.',
        ...config,
        query: PolicyFilterQuery,
        answer: Policies,
      },
      ({ query, language }) => policies.list(language, query.keys.split(',')),
    )
    route(
      'GET /cds/policycontent',
      {
        summary: 'The text of a policy as an HTML fragment',
        description: '`policyId=privacy` is the version in force, `privacy:3` another.',
        ...config,
        query: PolicyContentQuery,
        answer: html,
      },
      async ({ query, language, reply }) => {
        const [key = '', version = null] = query.policyId.split(':')
        const policy = (await policies.find(key, version, language)) ?? refuseRequest({ kind: 'not-found' })
        return pages.send(reply, `<article lang="${language}"><h1>${textOf(policy.title)}</h1>${policy.text}</article>`)
      },
    )
    app.get(
      '/privacy/:id',
      {
        config,
        schema: {
          tags,
          summary: 'A version of the privacy notice as a page to be printed',
          description: '`current` is the one in force.',
          params: PrivacyParams,
          querystring: PolicyListQuery,
          response: { 200: html, 404: html },
        },
      },
      async ({ params, language }, reply) => {
        const version = params.id === 'current' ? null : params.id
        const policy = await policies.find('privacy', version, language)
        if (!policy) return pages.show(reply, { kind: 'expired' }, { language }, 404)
        const self = '/privacy/'.concat(encodeURIComponent(params.id))
        return pages.show(reply, { kind: 'policy' }, { language, policy, self })
      },
    )
  }

const textOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

import type { FastifyRequest } from 'fastify'
import type { VisitorContext } from '#src/content/rules/visitor-groups.ts'
import type { VisitorGroups } from '#src/content/server/visitor-groups.ts'
import type { Clock } from '#src/platform/clock.ts'
import { shopDay } from '#src/common/working-days.ts'
import { consentCookie, consentVersion } from '#src/shell/contract/consent.ts'

export interface VisitorContextDeps {
  visitorGroups: Pick<VisitorGroups, 'of'>
  clock: Clock
  /** The signed-in customer; null: not signed in. */
  customerOf: (request: FastifyRequest) => Promise<{ ownerId: string | null } | null>
  visitors: { idOfCookies: (cookies: FastifyRequest['cookies']) => string | null }
  /** Value of the goods in an owner's open cart, in cents. */
  goodsCents: (owner: { ownerId: string }) => Promise<number>
}

/** The groups a request's visitor belongs to (C-21). Nothing is stored, and only data that a rule needs is read. */
export const createGroupsOf =
  (deps: VisitorContextDeps) =>
  (request: FastifyRequest, campaign: string): Promise<number[]> =>
    deps.visitorGroups.of(factsOf(deps)(request, campaign))

/** The facts about a request that the rules of groups need. */
const factsOf =
  ({ clock, customerOf, visitors, goodsCents }: VisitorContextDeps) =>
  (request: FastifyRequest, campaign: string): VisitorContext => ({
    language: request.language,
    campaign,
    isSignedIn: async () => (await customerOf(request)) !== null,
    async cartCents() {
      const customer = await customerOf(request)
      const ownerId = customer ? customer.ownerId : visitors.idOfCookies(request.cookies)
      return ownerId === null ? 0 : goodsCents({ ownerId })
    },
    isReturning: () => {
      const since = functionalSince(request.cookies[consentCookie])
      return since === null ? null : shopDay(new Date(since)) < shopDay(clock.now())
    },
  })

/** When functional storage was allowed, in milliseconds since 1970, read from its cookie; null: it is not allowed. */
function functionalSince(value: string | undefined): number | null {
  const fields = new URLSearchParams(value ?? '')
  const at = Number(fields.get('ts'))
  const isGiven = Number(fields.get('v')) >= consentVersion && fields.get('functional') === '1'
  return isGiven && at > 0 && at < 8.64e15 ? at : null
}

import { countries } from '#src/common/countries.ts'
import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import type { PersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, shopActorOf } from '#src/platform/http/route-types.ts'
import { Type } from 'typebox'
import { Codes, CodesBody, PromotionChoices } from '../contract/promotion-form.ts'
import { Simulation, SimulationBody } from '../contract/simulation.ts'
import { customerGroups } from '../rules/promotion.ts'
import type { createPromotionAdmin } from './promotion-admin.ts'
import { listScopes } from './promotion-record.store.ts'
import { atFormFields } from './promotion-form.ts'

export interface PromotionRoutesDeps {
  db: Database
  text: TextLookup
  admin: Pick<ReturnType<typeof createPromotionAdmin>, 'makeCodes'>
  simulate: (asked: SimulationBody, language: Language, actor: ShopActor) => Promise<Result<Simulation, Refusal>>
  reads: PersonalReads
}

const byKey = Type.Object({ id: Type.String({ maxLength: 60 }) })

/** What the pages of promotions ask in addition to the resource. */
export const promotionRoutes =
  ({ db, text, admin, simulate, reads }: PromotionRoutesDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['office: promotions'])
    route(
      'GET /api/admin/promotions/choices',
      { summary: 'What conditions of a promotion may name', permission: 'promotions:read', answer: PromotionChoices },
      async ({ language }) => ({
        ...(await listScopes(db, language)),
        countries: countries.map(({ countryCode: value, nameKey }) => ({ value, label: text(language, nameKey) })),
        customerGroups: customerGroups.map((value) => ({
          value,
          label: text(language, `office/promotions/group/${value}`),
        })),
      }),
    )
    route(
      'POST /api/admin/promotions/:id/codes',
      {
        summary: 'Makes codes that are good for one order each',
        description: 'The codes are answered this once.',
        permission: 'promotions:write',
        params: byKey,
        body: CodesBody,
        answer: Codes,
        status: 201,
      },
      async ({ params, body, request }) => {
        const made = atFormFields(await admin.makeCodes(params.id, body, shopActorOf(request)))
        return made.ok ? ok({ codes: made.value }) : made
      },
    )
    route(
      'POST /api/admin/promotions/simulate',
      {
        summary: 'What a cart would cost, and which promotions apply to it; nothing is written',
        description: 'A real cart or customer that is read leaves its entry in the audit.',
        permission: 'promotions:read',
        body: SimulationBody,
        answer: Simulation,
      },
      async ({ body, language, request }) => {
        const simulated = await simulate(body, language, shopActorOf(request))
        if (!simulated.ok) return simulated
        const { cartId, customerId } = body
        if (cartId !== undefined) await reads.record(request.actor, 'cart.read', [cartId])
        if (customerId !== undefined) await reads.record(request.actor, 'account.read', [customerId])
        return simulated
      },
    )
  }

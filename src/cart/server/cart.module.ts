import type { ShopActor } from '#src/common/actor.ts'
import type { Refusal, TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, type Result } from '#src/common/result.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { Simulation, SimulationBody } from '#src/promotions/contract/simulation.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createCartAdmin } from './cart-admin.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartServiceDeps, createCartService } from './cart.service.ts'
import { presentSimulation } from './simulation.presenter.ts'
import { createSimulator } from './simulator.ts'

export function createCartModule({ text, ...deps }: CartServiceDeps & { text: TextLookup }) {
  const carts = createCartService(deps)
  const reads = createPersonalReads(deps)
  const admin = createCartAdmin({ carts, reads })
  const customers = createCustomerIds(deps.db)
  const simulator = createSimulator({ ...deps, customers })

  /** Tries out promotions, for the back office. */
  const simulate = async (
    asked: SimulationBody,
    language: Language,
    actor: ShopActor,
  ): Promise<Result<Simulation, Refusal>> => {
    const simulated = await simulator.simulate(asked, language, actor)
    return simulated.ok ? ok(presentSimulation(simulated.value, asked.tried, { language, text })) : simulated
  }
  return {
    carts,
    simulate,
    /** The cart itself, with everything that was asked of it. */
    simulateCart: simulator.simulate,
    pageExtras: { 'cart-page': { isPrivate: true, isInterruptible: false } },
    routes: [cartRoutes({ carts, admin, text, customers })],
  } satisfies DomainModule & { carts: unknown; simulate: unknown; simulateCart: unknown }
}

export const cartRetention: readonly RetentionRule[] = [
  {
    // The whole row, because a cart changes by version only; an order made from it has its own copy.
    table: 'cart',
    since: 'updated_at',
    days: 90,
    only: `status <> 'InCheckout'`,
    reason: 'nobody comes back for it (C-13)',
  },
]

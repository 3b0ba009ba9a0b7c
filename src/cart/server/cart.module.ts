import type { TextLookup } from '#src/common/errors.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createCartAdmin } from './cart-admin.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartServiceDeps, createCartService } from './cart.service.ts'

export function createCartModule({ text, ...deps }: CartServiceDeps & { text: TextLookup }) {
  const carts = createCartService(deps)
  const admin = createCartAdmin({ carts, reads: createPersonalReads(deps) })
  return {
    carts,
    pageExtras: { 'cart-page': { isPrivate: true, isInterruptible: false } },
    routes: [cartRoutes({ carts, admin, text, customers: createCustomerIds(deps.db) })],
  } satisfies DomainModule & { carts: unknown }
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

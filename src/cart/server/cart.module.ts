import type { TextLookup } from '#src/common/errors.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import { cartRoutes } from './cart.routes.ts'
import { type CartServiceDeps, createCartService } from './cart.service.ts'

export function createCartModule({ text, ...deps }: CartServiceDeps & { text: TextLookup }) {
  const carts = createCartService(deps)
  return { carts, routes: [cartRoutes({ carts, text })] }
}

export const cartRetention: readonly RetentionRule[] = [
  {
    table: 'cart',
    since: 'updated_at',
    days: 90,
    only: `status <> 'InCheckout' and not exists (select from shop_order where cart_id = cart.id)`,
    reason: 'nobody comes back for it (C-13)',
  },
  {
    // The row stays: its order refers to it.
    table: 'cart',
    since: 'updated_at',
    days: 90,
    only: `status <> 'InCheckout' and (shipping_address is not null or billing_address is not null or greeting <> '')`,
    erase: `shipping_address = null, billing_address = null, greeting = ''`,
    reason: 'the order has its own copy',
  },
  {
    table: 'cart_line',
    since: '(select updated_at from cart where id = cart_id)',
    days: 90,
    only: `(select status from cart where id = cart_id) <> 'InCheckout'`,
    reason: 'the order has its own copy',
  },
]

import { Cart } from '#src/cart/contract/cart.ts'
import { presentCart } from '#src/cart/server/cart.service.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { OrderParams, OrderQuery } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import type { Reorder } from './reorder.ts'

/** POST /api/me/orders/{id}/reorder (C-5.2), also behind the link of the payment-failed mail. */
export const reorderRoutes =
  ({ reorder, text }: { reorder: Reorder; text: TextLookup }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'POST /api/me/orders/:id/reorder',
      {
        summary: "Puts an order's lines into the visitor's cart",
        permission: 'my-cart:write',
        params: OrderParams,
        query: OrderQuery,
        answer: Cart,
      },
      async ({ params, query, language, request }) => {
        const number = parseOrderNumber(params.id) ?? refuseRequest({ kind: 'not-found' })
        const result = await reorder(ownerOf(request), number, query.key, language)
        return result.ok ? presentCart(result.value, { language, text }) : result
      },
    )
  }

import { Cart } from '#src/cart/contract/cart.ts'
import { presentCart } from '#src/cart/server/cart.service.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { OrderParams, OrderQuery } from '#src/orders/contract/order.ts'
import { parseOrderNumber } from '#src/orders/rules/order-number.ts'
import { type App, ownerOf, refuseRequest } from '#src/platform/http/route-types.ts'
import type { Reorder } from './reorder.ts'

/** POST /api/me/orders/{id}/reorder (C-5.2), also behind the link of the payment-failed mail. */
export const reorderRoutes =
  ({ reorder, text }: { reorder: Reorder; text: TextLookup }) =>
  (app: App): void => {
    app.post(
      '/api/me/orders/:id/reorder',
      {
        config: { permission: 'my-cart:write' },
        schema: {
          tags: ['orders'],
          summary: "Puts an order's lines into the visitor's cart",
          params: OrderParams,
          querystring: OrderQuery,
          response: { 200: Cart },
        },
      },
      async (request) => {
        const { params, query, language } = request
        const number = parseOrderNumber(params.id) ?? refuseRequest({ kind: 'not-found' })
        const result = await reorder(ownerOf(request), number, query.key, language)
        return result.ok ? presentCart(result.value, { language, text }) : refuseRequest(result.error)
      },
    )
  }

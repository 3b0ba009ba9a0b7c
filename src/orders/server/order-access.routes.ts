import { clientOf } from '#src/identity/server/account/account.routes.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import { OrderLookupAnswer, OrderLookupBody, OrderLookupVerifyBody } from '../contract/order-lookup.ts'
import type { OrderAccess } from './order-access.ts'

const config = { permission: 'order-access:write', limit: 'orderLookup' } as const

/** Opening an order without an account (C-5.4). */
export const orderAccessRoutes =
  ({ access }: { access: OrderAccess }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'POST /api/me/orders/lookup',
      {
        summary: 'Sends a code to the address of an order, if number and address go together',
        description: 'Always 202 for what could be a number and an address, whether there is such an order or not.',
        ...config,
        body: OrderLookupBody,
        status: 202,
      },
      async ({ body, language, request, reply }) => {
        const result = await access.ask(body, language, clientOf(request))
        if (!result.ok) return result
        void reply.header('set-cookie', result.value)
      },
    )
    route(
      'POST /api/me/orders/lookup/verify',
      {
        summary: 'A key to the order for the code that was mailed',
        description:
          'In the browser that asked for it. One answer, `orders/code-invalid`, for a wrong, an old, a used code and for no such order.',
        ...config,
        body: OrderLookupVerifyBody,
        answer: OrderLookupAnswer,
      },
      ({ body, request }) => access.verify(body, request),
    )
  }

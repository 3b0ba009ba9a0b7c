import { Type } from 'typebox'
import { clientOf } from '#src/identity/server/account/account.routes.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { OrderLookupAnswer, OrderLookupBody, OrderLookupVerifyBody } from '../contract/order-lookup.ts'
import type { OrderAccess } from './order-access.ts'

const tags = ['orders']
const config = { permission: 'order-access:write', limit: 'orderLookup' } as const

/** Opening an order without an account (C-5.4). */
export const orderAccessRoutes =
  ({ access }: { access: OrderAccess }) =>
  (app: App): void => {
    app.post(
      '/api/me/orders/lookup',
      {
        config,
        schema: {
          tags,
          summary: 'Sends a code to the address of an order, if number and address go together',
          description: 'Always 202 for what could be a number and an address, whether there is such an order or not.',
          body: OrderLookupBody,
          response: { 202: Type.Null() },
        },
      },
      async (request, reply) => {
        const result = await access.ask(request.body, request.language, clientOf(request))
        if (!result.ok) return refuseRequest(result.error)
        return reply.header('set-cookie', result.value).code(202).send(null)
      },
    )
    app.post(
      '/api/me/orders/lookup/verify',
      {
        config,
        schema: {
          tags,
          summary: 'A key to the order for the code that was mailed',
          description:
            'In the browser that asked for it. One answer, `orders/code-invalid`, for a wrong, an old, a used code and for no such order.',
          body: OrderLookupVerifyBody,
          response: { 200: OrderLookupAnswer },
        },
      },
      async (request) => {
        const result = await access.verify(request.body, request)
        return result.ok ? result.value : refuseRequest(result.error)
      },
    )
  }

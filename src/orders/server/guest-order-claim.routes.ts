import { Type } from 'typebox'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { AttachedOrders } from '../contract/attached-orders.ts'
import type { GuestOrderClaims } from './guest-order-claim.ts'

const tags = ['orders']

/** Guest orders that were moved to the account, and the call that lets them go again (C-20). */
export const guestOrderClaimRoutes =
  ({ handover }: { handover: GuestOrderClaims }) =>
  (app: App): void => {
    app.get(
      '/api/me/orders/attached',
      {
        config: { permission: 'my-account:read' },
        schema: { tags, summary: 'Orders that came with a sign-in', response: { 200: AttachedOrders } },
      },
      async ({ actor }, reply) => {
        if (actor.kind !== 'customer') refuseRequest({ kind: 'unauthenticated' })
        void reply.header('cache-control', 'no-store')
        const { orderNumbers, until } = await handover.list(actor)
        return { orderNumbers, until: until?.toISOString() ?? null }
      },
    )
    app.delete(
      '/api/me/orders/attached',
      {
        config: { permission: 'my-account:write' },
        schema: {
          tags,
          summary: 'Lets them go: they are a guest’s again',
          response: { 204: Type.Null() },
        },
      },
      async ({ actor }, reply) => {
        if (actor.kind !== 'customer') refuseRequest({ kind: 'unauthenticated' })
        await handover.undo(actor)
        return reply.code(204).send(null)
      },
    )
  }

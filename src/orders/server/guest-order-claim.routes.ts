import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { AttachedOrders } from '../contract/attached-orders.ts'
import type { GuestOrderClaims } from './guest-order-claim.ts'

/** Guest orders that were moved to the account, and the call that lets them go again (C-20). */
export const guestOrderClaimRoutes =
  ({ handover }: { handover: GuestOrderClaims }) =>
  (app: App): void => {
    const route = routesOf(app, ['orders'])
    route(
      'GET /api/me/orders/attached',
      { summary: 'Orders that came with a sign-in', permission: 'my-account:read', answer: AttachedOrders },
      async ({ actor, reply }) => {
        if (actor.kind !== 'customer') refuseRequest({ kind: 'unauthenticated' })
        void reply.header('cache-control', 'no-store')
        const { orderNumbers, until } = await handover.list(actor)
        return { orderNumbers, until: until?.toISOString() ?? null }
      },
    )
    route(
      'DELETE /api/me/orders/attached',
      { summary: 'Lets them go: they are a guest’s again', permission: 'my-account:write' },
      async ({ actor }) => {
        if (actor.kind !== 'customer') refuseRequest({ kind: 'unauthenticated' })
        await handover.undo(actor)
      },
    )
  }

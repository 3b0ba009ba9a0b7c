import type { DomainModule } from '#src/shell/server/domain-module.ts'
import type { DrawTablet } from '#src/cart/contract/custom-tablet.ts'
import { createOrderMails, type OrderMailsDeps } from './order-mails.ts'
import { ordersRoutes } from './orders.routes.ts'
import { orderMailQueue } from './queues.ts'

export interface OrdersModuleDeps extends OrderMailsDeps {
  /** Mail programs lay nothing over anything: plate and cut in one picture. */
  drawForMail: DrawTablet
}

/** Orders as they are read, and mails about them. */
export function createOrdersModule({ drawForMail, ...deps }: OrdersModuleDeps) {
  const mails = createOrderMails({ ...deps, drawTablet: drawForMail })
  return {
    routes: [ordersRoutes(deps)],
    registerWork: (jobs) => jobs.work(orderMailQueue, ({ orderId, kind }) => mails.enqueue(orderId, kind)),
  } satisfies DomainModule
}

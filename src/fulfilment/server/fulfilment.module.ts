import type { TextLookup } from '#src/common/errors.ts'
import { createCustomerIds } from '#src/identity/server/account/customer-ids.ts'
import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import { createWithdrawalAdmin } from '#src/orders/server/orders.service.ts'
import { createRefundAdmin } from '#src/payments/server/refunds.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createOrderAdmin } from './order-admin.ts'
import { createOrderRecords } from './order-records.ts'
import { type CorrectOrder, orderResource } from './orders.resource.ts'
import { orderAdminRoutes } from './orders.routes.ts'
import { packingRoutes } from './packing.routes.ts'
import { createPacking } from './packing.service.ts'
import { createParcelAdmin } from './parcel-admin.ts'
import { parcelResource } from './parcels.resource.ts'
import { overdueParcelsQueue } from './queues.ts'
import { createReceiptAdmin } from './receipt-admin.ts'
import { salesReports } from './sales.reports.ts'
import { createShippingDocuments } from './shipping-documents.ts'
import { withdrawalResource } from './withdrawals.resource.ts'

export interface FulfilmentModuleDeps extends Omit<AdminDeps, 'jobs'> {
  jobs: Pick<Jobs, 'send'>
  text: TextLookup
  correct: CorrectOrder
}

/** Orders in the back office, and the parcels that must have arrived. */
export function createFulfilmentModule(deps: FulfilmentModuleDeps) {
  const admin = { ...deps, jobs: () => deps.jobs }
  const orders = createOrderAdmin(admin)
  const parcels = createParcelAdmin(admin)
  const refunds = createRefundAdmin(admin)
  const withdrawals = createWithdrawalAdmin(admin)
  const receipts = createReceiptAdmin(deps)
  const shippingDocuments = createShippingDocuments(deps)
  const packing = createPacking({ ...deps, documents: shippingDocuments })
  const reads = createPersonalReads(deps)
  const records = createOrderRecords({ db: deps.db, customers: createCustomerIds(deps.db) })
  return {
    desk: { orders, refunds, withdrawals, receipts, shippingDocuments },
    resources: [
      orderResource({ ...deps, records, orders, packing, parcels, refunds }),
      parcelResource({ ...deps, packing, parcels }),
      withdrawalResource({ ...deps, withdrawals, orders, refunds }),
    ],
    reports: salesReports(deps),
    routes: [packingRoutes({ ...deps, packing, reads }), orderAdminRoutes({ refunds, receipts, reads })],
    registerWork: (jobs) => jobs.schedule(overdueParcelsQueue, '17 * * * *', () => parcels.deliverOverdue()),
  } satisfies DomainModule & { desk: unknown }
}

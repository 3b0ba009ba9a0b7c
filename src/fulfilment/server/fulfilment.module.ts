import type { AdminDeps } from '#src/orders/server/order-admin-act.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createParcelAdmin } from './parcel-admin.ts'
import { overdueParcelsQueue } from './queues.ts'

/** Marks parcels as delivered that must have arrived; everything else here is done by staff. */
export function createFulfilmentModule(deps: Omit<AdminDeps, 'jobs'> & { jobs: Pick<Jobs, 'send'> }): DomainModule {
  const parcels = createParcelAdmin({ ...deps, jobs: () => deps.jobs })
  return { registerWork: (jobs) => jobs.schedule(overdueParcelsQueue, '17 * * * *', () => parcels.deliverOverdue()) }
}

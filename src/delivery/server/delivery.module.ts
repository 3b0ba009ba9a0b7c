import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createDelivery, type DeliveryDeps } from './delivery.service.ts'
import { deliveryTariffsQueue } from './queues.ts'

/** Ways of delivery; keeps what the provider asks up to date. */
export function createDeliveryModule(deps: DeliveryDeps) {
  const delivery = createDelivery(deps)
  return {
    delivery,
    registerWork(jobs: Pick<Jobs, 'work' | 'schedule'>): void {
      jobs.schedule(deliveryTariffsQueue, '*/5 * * * *', delivery.refresh)
    },
    // Not waited for: the shop opens without the provider.
    start: () => void delivery.refresh().catch(() => {}),
    invalidate: delivery.invalidate,
  } satisfies DomainModule & { delivery: unknown }
}

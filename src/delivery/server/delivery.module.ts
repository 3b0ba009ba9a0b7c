import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { createDelivery, type DeliveryDeps } from './delivery.service.ts'
import { deliveryTariffsQueue } from './queues.ts'
import { createSnippet } from './widget/delivery-snippet.ts'
import { deliveryFrameRoutes } from './widget/frame.routes.ts'

export interface DeliveryModuleDeps extends DeliveryDeps {
  text: TextLookup
  projectDir: string
  publicUrl: string
}

/** Delivery methods, the widget that offers them and its frame; keeps the provider's prices up to date. */
export function createDeliveryModule(deps: DeliveryModuleDeps) {
  const delivery = createDelivery(deps)
  return {
    delivery,
    snippet: createSnippet(deps),
    routes: [deliveryFrameRoutes(deps)],
    registerWork(jobs: Pick<Jobs, 'work' | 'schedule'>): void {
      jobs.schedule(deliveryTariffsQueue, '*/5 * * * *', delivery.refresh)
    },
    // Not awaited: the shop starts without the provider.
    resume: () => void delivery.refresh().catch(() => {}),
    invalidate: delivery.invalidate,
  } satisfies DomainModule & { delivery: unknown; snippet: unknown }
}

import { pino } from 'pino'
import { queues } from '#src/app/queues.ts'
import { createParcelAdmin } from '#src/fulfilment/server/parcel-admin.ts'
import { createRefundAdmin } from '#src/payments/server/refunds.ts'
import { createSender } from '#src/platform/jobs/jobs.ts'
import { createSettings } from '#src/platform/settings/settings.ts'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'

/** What the people of the shop do beside its server, as their command line does it. */
export function openAdmins(shop: ShopUnderTest) {
  const jobs = createSender({ url: shop.database.url, queues, log: pino({ level: 'silent' }), maxConnections: 2 })
  const clock = { now: () => new Date() }
  const deps = { db: shop.database.db, clock, jobs: () => jobs, settings: createSettings({ clock }) }
  return {
    operator: { kind: 'system', by: 'operator', name: 'fault run' } as const,
    parcels: createParcelAdmin(deps),
    refunds: createRefundAdmin(deps),
    close: () => jobs.stop(),
  }
}

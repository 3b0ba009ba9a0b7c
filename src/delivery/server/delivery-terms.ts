import { defaultLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { storeMethod } from '../contract/limits.ts'
import type { DeliveryTerms } from '../rules/methods.ts'
import { deliverySettings } from './delivery-settings.ts'
import { listTariffs, type TariffRow } from './delivery.store.ts'
import { createStores } from './stores.ts'

export interface DeliveryTermsDeps {
  clock: Clock
  settings: Pick<Settings, 'rows'>
}

export type ReadDeliveryTerms = ReturnType<typeof createDeliveryTerms>

/** Cache tag of everything that shows a price of delivery. */
export const deliveryTag = 'delivery'

/** Older prices of the provider expire: the shop's own fees then apply. */
const keptMs = 24 * 3_600_000
/** A change whose event was lost takes effect after this at the latest. */
const cacheMs = 60_000

/**
 * What a cart's delivery is priced with: the shop's delivery methods, and the provider's prices as last stored. Pricing a cart
 * needs no call to the provider.
 */
export function createDeliveryTerms({ clock, settings }: DeliveryTermsDeps) {
  const stores = createStores({ clock })
  let cache: { rows: readonly TariffRow[]; until: number } | null = null

  async function tariffs(executor: Executor): Promise<readonly TariffRow[]> {
    const now = +clock.now()
    if (cache !== null && cache.until > now) return cache.rows
    const rows = await listTariffs(executor)
    cache = { rows, until: now + cacheMs }
    return rows
  }

  async function terms(executor: Executor): Promise<DeliveryTerms> {
    const rows = [...(await settings.rows(executor, deliverySettings)).values()]
    const hasStores = (await stores.list(executor, defaultLanguage)).length > 0
    const oldest = +clock.now() - keptMs
    return {
      methods: rows.filter(({ isActive, methodId }) => isActive && (methodId !== storeMethod || hasStores)),
      tariffs: (await tariffs(executor)).filter(({ notifiedAt }) => +notifiedAt > oldest),
    }
  }

  /** When the provider's prices were last stored; null: never. */
  async function lastReported(executor: Executor): Promise<Date | null> {
    const [row] = await tariffs(executor)
    return row?.notifiedAt ?? null
  }

  function forget(): void {
    cache = null
    stores.forget()
  }

  return { terms, stores: stores.list, lastReported, forget }
}

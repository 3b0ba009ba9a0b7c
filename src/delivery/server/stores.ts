import type { Language } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { listPickupStores } from '#src/products/server/stock/warehouse.service.ts'
import type { PickupPoint } from '../contract/delivery.ts'

const cacheMs = 60_000

/** Our shops where goods can be collected: the warehouses marked so. */
export function createStores({ clock }: { clock: Clock }) {
  let cache = new Map<Language, { stores: readonly PickupPoint[]; until: number }>()

  async function list(executor: Executor, language: Language): Promise<readonly PickupPoint[]> {
    const known = cache.get(language)
    const now = +clock.now()
    if (known && known.until > now) return known.stores
    const rows = await listPickupStores(executor, language)
    const stores = rows.map(({ id, name, line1, postalCode, city }) => ({
      id,
      name,
      carrier: '',
      street: line1,
      postalCode,
      city,
      latitude: null,
      longitude: null,
    }))
    cache.set(language, { stores, until: now + cacheMs })
    return stores
  }

  function forget(): void {
    cache = new Map()
  }

  return { list, forget }
}

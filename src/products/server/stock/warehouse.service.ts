import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { listWarehouses } from './warehouse.store.ts'

/** Where shoppers may fetch their orders, in one language. */
export async function listPickupStores(executor: Executor, language: Language) {
  return (await listWarehouses(executor, language)).filter(({ isPickupPoint }) => isPickupPoint)
}

import type { ReadDeliveryTerms } from '#src/delivery/server/delivery-terms.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { taxRatesAt } from '#src/tax/server/tax.service.ts'
import type { CartTerms } from '../rules/terms.ts'

export interface CartTermsDeps {
  settings: Pick<Settings, 'rows'>
  delivery: Pick<ReadDeliveryTerms, 'terms'>
}

/** The taxes at a moment and the delivery methods that carts are priced with. */
export const createCartTerms =
  ({ settings, delivery }: CartTermsDeps) =>
  async (executor: Executor, now: Date): Promise<CartTerms> => {
    const taxRatesIn = await taxRatesAt(settings, executor, now)
    return { ...(await delivery.terms(executor)), taxRatesIn }
  }

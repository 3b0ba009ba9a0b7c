import { shopDay } from '#src/common/working-days.ts'
import type { Executor } from '#src/platform/database/database.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import { type TaxRates, taxRatesOf } from '../rules/vat-rates.ts'
import { vatSettings } from './vat-setting.ts'

/** The rates of value added tax on the day of `now`, by the country of destination, `FIN`. */
export async function taxRatesAt(
  settings: Pick<Settings, 'rows'>,
  executor: Executor,
  now: Date,
): Promise<(countryCode: string) => TaxRates> {
  const rates = [...(await settings.rows(executor, vatSettings)).values()]
  const day = shopDay(now)
  return (countryCode) => taxRatesOf(rates, countryCode, day)
}

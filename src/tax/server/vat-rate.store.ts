import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { VatRate } from '../rules/vat-rates.ts'
import { vatRate } from './tax.tables.ts'

export const listVatRates = (executor: Executor): Promise<VatRate[]> =>
  executor.select().from(vatRate).orderBy(vatRate.countryCode, vatRate.class, vatRate.validFrom)

export async function saveVatRate(tx: Transaction, row: VatRate): Promise<void> {
  const target = [vatRate.countryCode, vatRate.class, vatRate.validFrom]
  await tx.insert(vatRate).values(row).onConflictDoUpdate({ target, set: row })
}

import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { VatRate } from '../rules/terms-of.ts'
import { consentText, vatRate } from './checkout.tables.ts'

export const listVatRates = (executor: Executor): Promise<VatRate[]> =>
  executor.select().from(vatRate).orderBy(vatRate.countryCode, vatRate.class, vatRate.validFrom)

export async function saveVatRate(tx: Transaction, row: VatRate): Promise<void> {
  const target = [vatRate.countryCode, vatRate.class, vatRate.validFrom]
  await tx.insert(vatRate).values(row).onConflictDoUpdate({ target, set: row })
}

/** Keeps what a version of a consent says, once. False: it has said something else. */
export async function keepConsentText(executor: Executor, row: typeof consentText.$inferInsert): Promise<boolean> {
  await executor.insert(consentText).values(row).onConflictDoNothing()
  const isIt = and(eq(consentText.key, row.key), eq(consentText.version, row.version))
  const isSame = eq(consentText.text, sql`${JSON.stringify(row.text)}::jsonb`)
  return (await executor.$count(consentText, and(isIt, isSame))) === 1
}

import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#src/platform/database/database.ts'
import type { ShippingMethodRow, VatRate } from '../rules/terms-of.ts'
import { shippingMethod, vatRate } from './checkout.tables.ts'

export const listVatRates = (executor: Executor): Promise<VatRate[]> => executor.select().from(vatRate)

export async function listShippingMethods(executor: Executor): Promise<ShippingMethodRow[]> {
  const rows = await executor
    .select()
    .from(shippingMethod)
    .where(eq(shippingMethod.isActive, true))
    .orderBy(asc(shippingMethod.position))
  return rows.map(({ id, ...row }) => ({ ...row, methodId: id }))
}

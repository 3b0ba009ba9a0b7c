import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#src/platform/database/database.ts'
import type { DeliveryOption, Tariff } from '../rules/methods.ts'
import { deliveryTariff, shippingMethod } from './delivery.tables.ts'

export type ShippingMethodRow = DeliveryOption & { isActive: boolean }

export async function listShippingMethods(executor: Executor): Promise<ShippingMethodRow[]> {
  const rows = await executor.select().from(shippingMethod).orderBy(asc(shippingMethod.position))
  return rows.map(({ id, ...row }) => ({ ...row, methodId: id }))
}

export async function saveShippingMethod(tx: Transaction, { methodId, ...row }: ShippingMethodRow): Promise<void> {
  await tx
    .update(shippingMethod)
    .set({ ...row, countryCodes: [...row.countryCodes] })
    .where(eq(shippingMethod.id, methodId))
}

export type TariffRow = Tariff & { notifiedAt: Date }

/** Tariffs by weight, lightest first. */
export const listTariffs = (executor: Executor): Promise<TariffRow[]> =>
  executor.select().from(deliveryTariff).orderBy(asc(deliveryTariff.maxWeightGrams))

/** Several processes may replace the tariffs at one moment: each waits for the one before, and the last one's stay. */
export async function replaceTariffs(tx: Transaction, tariffs: readonly Tariff[], notifiedAt: Date): Promise<void> {
  // What another transaction inserts meanwhile would not be deleted, and its rows would be refused as doubles.
  await tx.execute(sql`select pg_advisory_xact_lock(7305)`)
  await tx.delete(deliveryTariff)
  if (tariffs.length > 0) await tx.insert(deliveryTariff).values(tariffs.map((tariff) => ({ ...tariff, notifiedAt })))
}

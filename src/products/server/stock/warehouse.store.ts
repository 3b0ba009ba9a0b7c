import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { warehouse, warehouseText } from './warehouse.tables.ts'

/** Finds a warehouse with its texts in one language. */
export async function findWarehouse(db: Executor, id: string, language: Language) {
  const [row] = await inLanguage(db, language).where(eq(warehouse.id, id))
  return row ?? null
}

export const listWarehouses = (db: Executor, language: Language) => inLanguage(db, language).orderBy(asc(warehouse.id))

const inLanguage = (db: Executor, language: Language) =>
  db
    .select({
      id: warehouse.id,
      name: warehouseText.name,
      line1: warehouse.line1,
      postalCode: warehouse.postalCode,
      city: warehouseText.city,
      countryCode: warehouse.countryCode,
      isPickupPoint: warehouse.isPickupPoint,
    })
    .from(warehouse)
    .innerJoin(warehouseText, and(eq(warehouseText.warehouseId, warehouse.id), eq(warehouseText.language, language)))

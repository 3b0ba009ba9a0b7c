import { and, eq } from 'drizzle-orm'
import { type Language, languages, type Localized } from '#src/common/locale.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { warehouse, warehouseText } from './warehouse.tables.ts'

export interface WarehouseDraft {
  id: string
  line1: string
  postalCode: string
  /** ISO 3166-1 alpha-3, `FIN`. */
  countryCode: string
  isPickupPoint: boolean
  texts: Localized<{ name: string; city: string }>
}

/** With its words in one language. */
export async function findWarehouse(db: Executor, id: string, language: Language) {
  const [row] = await db
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
    .where(eq(warehouse.id, id))
  return row ?? null
}

/** Warehouses that are there already stay as they are. */
export async function addWarehouses(db: Executor, drafts: readonly WarehouseDraft[]): Promise<void> {
  for (const { texts, ...row } of drafts) {
    await db.insert(warehouse).values(row).onConflictDoNothing()
    await db
      .insert(warehouseText)
      .values(languages.map((language) => ({ warehouseId: row.id, language, ...texts[language] })))
      .onConflictDoNothing()
  }
}

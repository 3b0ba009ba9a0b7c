import { languages, type Localized } from '../../src/common/locale.ts'
import type { Executor } from '../../src/platform/database/database.ts'
import { warehouse, warehouseText } from '#src/products/server/stock/warehouse.tables.ts'

export interface WarehouseDraft {
  id: string
  line1: string
  postalCode: string
  /** ISO 3166-1 alpha-3, `FIN`. */
  countryCode: string
  isPickupPoint: boolean
  texts: Localized<{ name: string; city: string }>
}

/** Everything is made, packed and sent in one house, where nothing can be fetched; two shops hand over what was ordered. */
export const warehouses: readonly WarehouseDraft[] = [
  {
    id: 'vallila',
    line1: 'Konvehtikuja 4',
    postalCode: '00510',
    countryCode: 'FIN',
    isPickupPoint: false,
    texts: {
      fi: { name: 'Vallilan varasto', city: 'Helsinki' },
      sv: { name: 'Lagret i Vallgård', city: 'Helsingfors' },
      en: { name: 'Vallila warehouse', city: 'Helsinki' },
    },
  },
  {
    id: 'shop-vallila',
    line1: 'Nilsiänkatu 12',
    postalCode: '00510',
    countryCode: 'FIN',
    isPickupPoint: true,
    texts: {
      fi: { name: 'Konvehti Vallila', city: 'Helsinki' },
      sv: { name: 'Konvehti Vallgård', city: 'Helsingfors' },
      en: { name: 'Konvehti Vallila', city: 'Helsinki' },
    },
  },
  {
    id: 'shop-kluuvi',
    line1: 'Kluuvikatu 3',
    postalCode: '00100',
    countryCode: 'FIN',
    isPickupPoint: true,
    texts: {
      fi: { name: 'Kluuvin konvehtitiski', city: 'Helsinki' },
      sv: { name: 'Glogatans konfektdisk', city: 'Helsingfors' },
      en: { name: 'Kluuvi chocolate counter', city: 'Helsinki' },
    },
  },
]

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

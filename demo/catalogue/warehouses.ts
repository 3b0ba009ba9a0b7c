import type { WarehouseDraft } from '../../src/products/server/warehouse.store.ts'

/** Everything is made, packed and sent in one house; nothing can be fetched there. */
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
]

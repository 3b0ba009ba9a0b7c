import type { Database } from '#src/platform/database/database.ts'
import { routesOf } from '#src/platform/http/route.ts'
import { type App, refuseRequest } from '#src/platform/http/route-types.ts'
import { Warehouse, WarehouseParams } from '../../contract/warehouse.ts'
import { findWarehouse } from './warehouse.store.ts'

/** Where goods come from (C-3.12). */
export const warehouseRoutes =
  ({ db }: { db: Database }) =>
  (app: App): void => {
    const route = routesOf(app, ['lookups'])
    route(
      'GET /api/warehouse/:id',
      {
        summary: 'A warehouse, its address and whether orders can be fetched there',
        permission: 'catalogue:read',
        params: WarehouseParams,
        answer: Warehouse,
      },
      async ({ params, language }) => {
        const found = await findWarehouse(db, params.id, language)
        if (!found) return refuseRequest({ kind: 'not-found' })
        const { id, name, line1, postalCode, city, countryCode, isPickupPoint } = found
        return { id, name, address: { line1, postalCode, city, countryCode }, isPickupPoint }
      },
    )
  }

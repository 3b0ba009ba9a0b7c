import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import type { Log } from '../../../src/platform/logging.ts'
import { type HostileShop, startShopOn } from './shop-on-database.ts'

export { hmacKey, merchantAccount, publicUrl } from './shop-on-database.ts'
export type { HostileShop, Route, Visitor } from './shop-on-database.ts'

/** `prepare` may change the demo brand before the shop reads it; `settings` stand beside the shop's own. */
export async function startHostileShop(
  prepare?: (database: TestDatabase) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
  log?: Log,
): Promise<HostileShop> {
  const database = await createTestDatabase({ seeded: true })
  await prepare?.(database)
  return startShopOn(database, settings, log)
}

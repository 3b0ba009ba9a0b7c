import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/database.ts'
import { inTransaction } from '../src/platform/database/transaction.ts'
import { insertPromotion } from '../src/promotions/server/promotion.store.ts'
import { promotions } from './promotions/promotions.ts'

/** Puts the demo brand's promotions into the shop, switched on. One that is there stays as operators have left it. */
export async function seedPromotions(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const nothing = { minTotalCents: null, codes: [], categories: [], brands: [], customerGroups: [], countries: [] }
  await inTransaction(db, async (tx) => {
    for (const { key, name, reward, conditions, more } of promotions) {
      await insertPromotion(tx, {
        key,
        name,
        reward,
        conditions: { ...nothing, firstOrder: false, ...conditions },
        ...more,
        isActive: true,
        createdAt: now,
        changedAt: now,
        changedBy: 'demo',
      })
    }
  })
}

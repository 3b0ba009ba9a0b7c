import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { wishlistMax } from '../contract/limits.ts'
import * as store from './wishlist.store.ts'

export interface WishlistDeps {
  db: Database
  clock: Clock
  assortment: Pick<Assortment, 'get'>
}

export type Wishlists = ReturnType<typeof createWishlists>

/** Customers' wishlists. Each change returns the whole list, the last added product first. */
export function createWishlists({ db, clock, assortment }: WishlistDeps) {
  return {
    list: (accountId: string) => store.listItems(db, accountId),

    /** Adds products. Products not in the shop and those beyond the limit are left out; the returned list shows it. */
    async add(accountId: string, codes: readonly string[]): Promise<string[]> {
      const offered = [...new Set(codes)].filter((code) => assortment.get(code) !== null)
      return inTransaction(db, async (tx) => {
        const known = await store.lockItems(tx, accountId)
        const added = offered.filter((code) => !known.includes(code)).slice(0, wishlistMax - known.length)
        if (added.length > 0) await store.insertItems(tx, accountId, added.toReversed(), clock.now())
        return [...added, ...known]
      })
    },

    /** Removes a product; a product that is not on the list is no error. */
    async remove(accountId: string, code: string): Promise<string[]> {
      await store.deleteItem(db, accountId, code)
      return store.listItems(db, accountId)
    },
  }
}

import { pino } from 'pino'
import { createExclusionSearch } from '../../src/product-search/server/exclusion-search.ts'
import { createListQueries, type ListProducts } from '../../src/listing/server/list-queries.ts'
import { createProductLists, type ProductLists } from '../../src/listing/server/product-lists.ts'
import { createProductSearch } from '../../src/product-search/server/product-search.ts'
import { createTestClock } from './clock.ts'
import { deliverEvents } from './deliver-events.ts'
import { shopTexts } from './shop-texts.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { createSearchQueries, type SearchQueries } from '../../src/product-search/server/search-queries.ts'

/** Lists and searches of the seeded shop, for tests of what operators decide about them. */
export interface MerchandisedShop {
  database: TestDatabase
  clock: ReturnType<typeof createTestClock>
  lists: ProductLists
  queries: SearchQueries & { listProducts: ListProducts }
  /** Tags of the pages that are to be made anew, since it was last emptied. */
  refreshed: string[]
  /** Brings the events of the database to the lists, as every process has it, and answers their tags. */
  deliver(): Promise<string[]>
  /** The lists read what operators have decided, and look at the clock. */
  reread(): Promise<void>
  /** Nothing of a table's is left, and no event; the clock is where it began. */
  forget(table: 'merchandising_rule' | 'facet_layout' | 'promo_panel'): Promise<void>
  stop(): Promise<void>
}

export async function startMerchandisedShop(): Promise<MerchandisedShop> {
  const database = await createTestDatabase({ seeded: true })
  const { db } = database
  const clock = createTestClock()
  const beginning = clock.now().toISOString()
  const log = pino({ level: 'silent' })
  const refreshed: string[] = []
  const onRefreshed = (tags: readonly string[] | 'all') => void refreshed.push(...(tags === 'all' ? ['all'] : tags))
  const lists = createProductLists({ db, clock, log, onRefreshed })
  const engine = createProductSearch({ db, log })
  const text = shopTexts.lookup
  const queries = {
    ...createSearchQueries({ lists, search: createExclusionSearch(engine, lists), text }),
    listProducts: createListQueries({ lists, text }),
  }
  await Promise.all([lists.start(), engine.start()])

  async function reread(): Promise<void> {
    lists.invalidate(['merchandising'])
    await lists.settled()
  }
  return {
    database,
    clock,
    lists,
    queries,
    refreshed,
    reread,
    deliver: () => deliverEvents(database, lists),
    async forget(table) {
      await database.run(`delete from ${table}; delete from cache_event`)
      clock.set(beginning)
      await reread()
      refreshed.length = 0
    },
    async stop() {
      await lists.stop()
      await engine.stop()
      await database.drop()
    },
  }
}

import { pino } from 'pino'
import { createTestClock } from '../support/clock.ts'
import { importCatalogue } from '../../src/transfer/server/catalogue-import.ts'
import { listDocuments, listDocumentStates } from '../../src/product-search/server/search.store.ts'
import type { SearchDocument } from '../../src/product-search/server/search-document.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { TestDatabase } from '../support/test-database-copy.ts'
import type { GradedProduct } from './grade.ts'
import { makeLookAlikes } from './look-alikes.ts'

/** Adds the look-alikes to a seeded database. */
export async function addLookAlikes(database: TestDatabase): Promise<void> {
  const now = createTestClock().now()
  const { products, prices, stock } = makeLookAlikes(now)
  // Large writes take longer than the application's role may.
  const owner = openDatabase({
    url: database.ownerUrl,
    maxConnections: 1,
    applicationName: 'relevance',
    statementTimeoutMs: 0,
    log: pino({ level: 'silent' }),
  })
  try {
    await inTransaction(owner.db, (tx) => importCatalogue(tx, { categories: [], products, prices, stock }, now))
  } finally {
    await owner.close()
  }
}

/** Every published product as the search and the grades see it, by code. */
export async function readProducts(
  database: TestDatabase,
): Promise<{ documents: SearchDocument[]; graded: GradedProduct[] }> {
  const states = await listDocumentStates(database.db, null)
  const documents = await listDocuments(
    database.db,
    states.map(({ id }) => id),
  )
  const shelves = new Map(
    (
      await database.sql<{ code: string; category: string }>`
        select p.code, c.code as category from product as p
        join product_category as l on l.product_id = p.id and l.is_main join category as c on c.id = l.category_id`
    ).map(({ code, category }) => [code, category]),
  )
  return {
    documents,
    graded: documents.map(({ code, texts: { fi }, grams, pieces }) => ({
      code,
      category: shelves.get(code) ?? '',
      name: fi.name,
      food: fi.food,
      grams: [...grams],
      pieces: [...pieces],
      rest: [fi.category, fi.short, fi.description, fi.ingredients, fi.variations].join(' ').replace(/<[^>]*>/g, ' '),
    })),
  }
}

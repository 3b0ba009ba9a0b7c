import type { ProductLists } from '../../src/listing/server/product-lists.ts'
import type { TestDatabase } from './test-database.ts'

/** Brings the events of the database to the lists, as every process has it, and answers their tags. */
export async function deliverEvents(database: TestDatabase, lists: ProductLists): Promise<string[]> {
  const rows = await database.sql<{ tags: string[] }>`delete from cache_event returning tags`
  const tags = rows.flatMap((row) => row.tags)
  lists.invalidate(tags)
  await lists.settled()
  return tags
}

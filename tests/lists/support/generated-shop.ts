import { pino } from 'pino'
import { flattenCatalogue, type FlatProduct } from '../../../bench/brute-force.ts'
import { createGenerator } from '../../../demo/generate/generator.ts'
import { generateInto } from '../../../demo/generate/write-generated.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import type { TestDatabase } from '../../support/test-database-copy.ts'

/** The seed all comparisons share. */
export const seed = 7

/** Takes the demo's products out of the shop, and puts generated ones in. */
export async function fillWithGenerated(database: TestDatabase, count: number, now: Date): Promise<void> {
  await database.run('update product set published = false')
  const log = pino({ level: 'silent' })
  const owner = openDatabase({
    ...{ url: database.ownerUrl, maxConnections: 4, applicationName: 'tests', log, statementTimeoutMs: 0 },
  })
  try {
    await generateInto({ db: owner.db, products: count, seed, now })
  } finally {
    await owner.close()
  }
}

/** The same products as lists must see them, worked out from what was generated. */
export async function generatedByHand(count: number, now: Date): Promise<FlatProduct[]> {
  const generator = await createGenerator(seed, now)
  const parents = new Map(generator.categories.map(({ code, parentCode }) => [code, parentCode]))
  return flattenCatalogue(generator.part(0, count), parents, now)
}

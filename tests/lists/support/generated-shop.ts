import { pino } from 'pino'
import { flattenCatalogue, type FlatProduct, type HiddenProducts } from '../../../bench/brute-force.ts'
import { createGenerator } from '../../../demo/generate/generator.ts'
import { generateInto } from '../../../demo/generate/write-generated.ts'
import { openDatabase } from '../../../src/platform/database/database.ts'
import type { TestDatabase } from '../../support/test-database-copy.ts'

/** The seed all comparisons share. */
const seed = 7

/** Takes the demo's products out of the shop, and puts generated ones in. */
export async function fillWithGenerated(database: TestDatabase, count: number, now: Date): Promise<void> {
  await database.run('update product set published = false')
  const log = pino({ level: 'silent' })
  const owner = openDatabase({
    url: database.ownerUrl,
    maxConnections: 4,
    applicationName: 'tests',
    log,
    statementTimeoutMs: 0,
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

/** Of every third list some products, the last one's all: what operators might hide, the same at every run. */
export function someHidden(products: readonly FlatProduct[]): HiddenProducts {
  const categories = [...new Set(products.flatMap(({ facets }) => facets.category))].toSorted()
  const hiding = [null, ...categories.filter((_, index) => index % 3 === 0)]
  return new Map(
    hiding.map((category, index) => {
      const listed = products.filter((product) => category === null || product.facets.category.includes(category))
      const isLast = index === hiding.length - 1
      const chosen = listed.filter((_, place) => isLast || (place + index) % 4 === 0)
      return [category, new Set(chosen.map(({ code }) => code))]
    }),
  )
}

/** Rules for it. */
export async function hideProducts(database: TestDatabase, hidden: HiddenProducts, now: Date): Promise<void> {
  const rows = [...hidden].flatMap(([category, codes]) => [...codes].map((code) => ({ category, code })))
  await database.sql`
    insert into merchandising_rule (kind, category_id, product_id, created_at, created_by)
    select 'hide', c.id, p.id, ${now.toISOString()}::timestamptz, 'tests'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (category text, code text)
    join product p on p.code = given.code left join category c on c.code = given.category`
}

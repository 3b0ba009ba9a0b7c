import { importCatalogue } from '../../src/transfer/server/catalogue-import.ts'
import { listCategoryRows } from '../../src/products/server/category.store.ts'
import { findProductIds } from '../../src/products/server/product.store.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { analyse, holdsOrders } from './generated.store.ts'
import { createGenerator, type Generator } from './generator.ts'

export interface GenerateOptions {
  /** As the role that owns the schema, without a limit on the time of a statement. */
  db: Database
  /** How many products there are to be of this seed; what is there of them already stays as it is. */
  products: number
  seed: number
  now: Date
  /** True writes into a shop that has orders. */
  despiteOrders?: boolean
  report?: (line: string) => void
}

/** Products of one transaction: a whole number of blocks. */
const partSize = 2_000
/** Parts written at the same time. */
const writers = 2

/**
 * Adds generated products to a shop that has the demo's categories, and tells how many were missing. Refused, by an Error
 * with a message for whoever asked, in a shop that has orders or lacks the categories.
 */
export async function generateInto(options: GenerateOptions): Promise<number> {
  const { db, products, seed, now, report } = options
  if (options.despiteOrders !== true && (await holdsOrders(db)))
    throw new Error('This shop has orders: nothing was written. Add --despite-orders if you mean it.')
  const generator = await createGenerator(seed, now)
  await addCategories(db, generator, now)
  let [next, done, added] = [0, 0, 0]
  const write = async (): Promise<void> => {
    while (next < products) {
      const [from, to] = [next, Math.min(next + partSize, products)]
      next = to
      const written = await writePart(db, generator, from, to, now)
      added += written
      done += to - from
      report?.(`${done} of ${products}`)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await analyse(db)
  return added
}

async function addCategories(db: Database, { categories }: Generator, now: Date): Promise<void> {
  const known = new Set((await listCategoryRows(db)).map(({ code }) => code))
  const parent = categories.find(({ parentCode }) => parentCode !== null && !known.has(parentCode))
  if (parent !== undefined)
    throw new Error(`There is no category ${parent.parentCode}: seed the shop first (npm start).`)
  const missing = categories.filter(({ code }) => !known.has(code))
  if (missing.length === 0) return
  const none = { products: [], prices: [], stock: [] }
  await inTransaction(db, (tx) => importCatalogue(tx, { ...none, categories: missing }, now))
}

/** Prices are only ever added to: a product that is there is left out with all that belongs to it. */
async function writePart(db: Database, generator: Generator, from: number, to: number, now: Date): Promise<number> {
  const known = await findProductIds(db, generator.codes(from, to))
  if (known.size === to - from) return 0
  const part = generator.part(from, to)
  const products = part.products.filter(({ code }) => !known.has(code))
  const codes = new Set(products.flatMap(({ variations }) => variations.map(({ code }) => code)))
  const missing = {
    categories: [],
    products,
    prices: part.prices.filter(({ variationCode }) => codes.has(variationCode)),
    stock: part.stock.filter(({ code }) => codes.has(code)),
  }
  await inTransaction(db, (tx) => importCatalogue(tx, missing, now))
  return products.length
}

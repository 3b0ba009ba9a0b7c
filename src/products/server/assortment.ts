import type { CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './product-entry.ts'

/** The published products and their categories in memory. The domain that holds them for its lists passes this in. */
export interface Assortment {
  get(code: string): ProductEntry | null
  getById(id: number): ProductEntry | null
  entries(): Iterable<ProductEntry>
  tree(): CategoryTree
  /** The first of a category, or of all products (undefined), in standard order. */
  firstOf(category: string | undefined, most: number): ProductEntry[]
  /** Changes with every change of the catalogue in memory: a key for caches elsewhere. */
  version(): number
}

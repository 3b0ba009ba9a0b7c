import type { CategoryTree } from './category-tree.ts'
import type { ProductEntry } from './product-entry.ts'

/** The published products and their categories as they are held in memory. Who holds them for its lists hands this over. */
export interface Assortment {
  get(code: string): ProductEntry | null
  getById(id: number): ProductEntry | null
  entries(): Iterable<ProductEntry>
  tree(): CategoryTree
  /** The first of a category, or of all products (undefined), in standard order. */
  firstOf(category: string | undefined, most: number): ProductEntry[]
  /** Changes with every change of what is held: a key for answers kept elsewhere. */
  version(): number
}

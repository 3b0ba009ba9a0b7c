import { type FacetGroupName, facetGroupNames } from '../src/products/contract/facets.ts'
import { sortDirections, sortKeys } from '../src/listing/contract/sorts.ts'
import { languages } from '../src/common/locale.ts'
import { createRandom } from '../demo/generate/random.ts'
import type { Asked, FlatProduct, Selection } from './brute-force.ts'

/** Random questions to product lists: a category or all, no to four filters of values there are, an order, one of the first pages. */
export function createQuestions(
  products: readonly FlatProduct[],
  seed: number,
  pageSizes: readonly number[],
): () => Asked {
  const random = createRandom(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T // never empty
  const values = Object.fromEntries(
    facetGroupNames.map((group) => [group, [...new Set(products.flatMap(({ facets }) => facets[group]))].toSorted()]),
  ) as Record<FacetGroupName, string[]> // one per group
  return () => {
    const category = random() < 0.5 ? pick(values.category) : null
    const groups = facetGroupNames
      .filter((group) => (group !== 'category' || category === null) && random() < 0.3)
      .slice(0, 4)
    const selection: Selection = Object.fromEntries(
      groups.map((group) => {
        const names = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(values[group]))
        return [group, [...new Set(names)]]
      }),
    )
    const sort = { by: pick(sortKeys), direction: pick(sortDirections) }
    const page = random() < 0.6 ? 1 : 1 + Math.floor(random() * 6)
    return { category, selection, sort, language: pick(languages), page, pageSize: pick(pageSizes) }
  }
}

import { type FacetGroupName, facetGroupNames } from '#src/products/contract/facets.ts'

/**
 * Products with the same facets beside each other, those of a category together before anything else: given slots in this
 * order, most lists are a few words of the bitsets, filled to the brim, and counting in them passes over the rest. The order of
 * equals is kept. `pause` lets others have a turn.
 */
export async function besideAlike<Entry extends { facets: Readonly<Record<FacetGroupName, readonly string[]>> }>(
  entries: readonly Entry[],
  pause: () => Promise<void>,
): Promise<Entry[]> {
  let sorted = [...entries]
  // The last group first: each pass keeps what the ones before it did among those it finds equal.
  for (const group of facetGroupNames.toReversed()) {
    await pause()
    sorted = [...Map.groupBy(sorted, ({ facets }) => facets[group].join('\0')).values()].flat()
  }
  return sorted
}

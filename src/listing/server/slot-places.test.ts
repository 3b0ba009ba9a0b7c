import fc from 'fast-check'
import { expect, it } from 'vitest'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { besideAlike } from './slot-places.ts'

const facets = fc.record(
  Object.fromEntries(facetGroupNames.map((group) => [group, fc.subarray(['a', 'b'])])),
) as fc.Arbitrary<Record<(typeof facetGroupNames)[number], string[]>> // one per group
const entries = fc
  .array(facets, { maxLength: 60 })
  .map((all) => all.map((one, index) => ({ code: index, facets: one })))

it('puts products of a category together, those of the same facets beside each other in the order they came', async () => {
  await fc.assert(
    fc.asyncProperty(entries, async (all) => {
      let pauses = 0
      const sorted = await besideAlike(all, () => {
        pauses++
        return Promise.resolve()
      })
      expect(sorted.toSorted((a, b) => a.code - b.code)).toEqual(all)
      expect(runsOf(sorted, ({ facets }) => facets.category.join())).toBe(true)
      expect(runsOf(sorted, ({ facets }) => JSON.stringify(facets))).toBe(true)
      for (const alike of Map.groupBy(sorted, (entry) => JSON.stringify(entry.facets)).values()) {
        const codes = alike.map(({ code }) => code)
        expect(codes).toEqual(codes.toSorted((a, b) => a - b))
      }
      expect(pauses).toBe(facetGroupNames.length)
    }),
  )
})

/** Each key in one run. */
function runsOf<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): boolean {
  const keys = entries.map(keyOf)
  return keys.filter((key, index) => key !== keys[index - 1]).length === new Set(keys).size
}

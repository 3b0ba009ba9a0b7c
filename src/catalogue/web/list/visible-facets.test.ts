import { describe, expect, it } from 'vitest'
import type { Facet } from '../../contract/facets.ts'
import { isChoosable, matchingFacets, visibleFacets } from './visible-facets.ts'

const facets: Facet[] = Array.from({ length: 14 }, (_, index) => ({
  name: `n${index}`,
  label: `Maku ${index}`,
  count: index % 3,
}))
const names = (shown: readonly Facet[]) => shown.map((facet) => facet.name)

describe('the values of a facet group', () => {
  it('shows ten and counts the rest', () => {
    const { shown, hidden } = visibleFacets(facets, [], false)
    expect([shown.length, hidden]).toEqual([10, 4])
  })

  it('shows chosen ones first, and never hides one', () => {
    const { shown, hidden } = visibleFacets(facets, ['n13', 'n2'], false)
    expect(names(shown).slice(0, 3)).toEqual(['n2', 'n13', 'n0'])
    expect(hidden).toBe(4)
  })

  it('shows all on demand, and short groups at once', () => {
    expect(visibleFacets(facets, [], true)).toEqual({ shown: facets, hidden: 0 })
    expect(visibleFacets(facets.slice(0, 10), [], false).hidden).toBe(0)
  })

  it('finds by a part of the label', () => {
    expect(names(matchingFacets(facets, ' MAKU 1 '))).toEqual(['n1', 'n10', 'n11', 'n12', 'n13'])
    expect(matchingFacets(facets, ' ')).toHaveLength(14)
  })

  it.each([
    [0, [], false],
    [0, ['a'], true],
    [3, [], true],
  ])('with %i products and %j chosen it can be chosen: %s', (count, chosen, expected) => {
    expect(isChoosable({ name: 'a', label: 'A', count }, chosen)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { isChoosable, matchingFacets, visibleFacets } from './visible-facets.ts'
import type { Facet } from '../../contract/filters.ts'

const facets: Facet[] = Array.from({ length: 14 }, (_, index) => ({
  name: `n${index}`,
  label: `Maku ${index}`,
  count: index % 3,
}))
const names = (shown: readonly Facet[]) => shown.map((facet) => facet.name)

describe('the values of a facet group', () => {
  const view = (chosen: string[], lead = chosen, all = false) => visibleFacets(facets, { lead, chosen, all })

  it('shows ten and counts the rest', () => {
    const { shown, hidden } = view([])
    expect([shown.length, hidden]).toEqual([10, 4])
  })

  it('shows those that were chosen at the start first, also where all are shown', () => {
    expect(names(view(['n13', 'n2']).shown).slice(0, 3)).toEqual(['n2', 'n13', 'n0'])
    expect(view(['n13', 'n2']).hidden).toBe(4)
    expect(names(view(['n13', 'n2'], ['n13', 'n2'], true).shown).slice(0, 3)).toEqual(['n2', 'n13', 'n0'])
    expect(names(visibleFacets(facets.slice(0, 5), { lead: ['n3'], chosen: ['n3'], all: false }).shown)[0]).toBe('n3')
  })

  it('moves nothing while it is chosen from, and hides nothing that is chosen', () => {
    const before = names(view([]).shown)
    expect(names(view(['n5'], []).shown)).toEqual(before)
    expect(names(view(['n12'], []).shown)).toEqual([...before, 'n12'])
    expect(names(view([], ['n12']).shown)[0]).toBe('n12')
  })

  it('shows all on demand, and short groups at once', () => {
    expect(view([], [], true)).toEqual({ shown: facets, hidden: 0 })
    expect(visibleFacets(facets.slice(0, 10), { lead: [], chosen: [], all: false }).hidden).toBe(0)
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

import { describe, expect, it } from 'vitest'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { type FacetGroupLayouts, facetGroupsOf, groupsNow, shownGroups } from './facet-groups.ts'

describe('a list offers', () => {
  const layouts: FacetGroupLayouts = new Map([
    [null, ['brand', 'tags']],
    ['karkit', ['freeFrom']],
    ['pastillit', []],
  ])
  it.each([
    [[], ['brand', 'tags']],
    [['keksit'], ['brand', 'tags']],
    [['karkit'], ['freeFrom']],
    [['karkit', 'hapan', 'hapan-pieni'], ['freeFrom']],
    [['karkit', 'pastillit'], []],
  ])('of %j: %j', (line, groups) => expect(facetGroupsOf(line, layouts)).toEqual(groups))

  it('all groups where nothing is set', () => {
    expect(facetGroupsOf(['karkit'], new Map())).toEqual(facetGroupNames)
    expect(facetGroupsOf(['keksit'], new Map([['karkit', []]]))).toEqual(facetGroupNames)
  })

  it('diet and allergens once, where a layout still has them apart', () =>
    expect(groupsNow(['brand', 'diets', 'tags', 'freeFrom', 'gone'])).toEqual(['brand', 'freeFrom', 'tags']))

  it('at its end what is chosen of a hidden group', () => {
    expect(shownGroups(['tags', 'brand'], { freeFrom: ['vegan'], brand: ['Willja'], priceBand: [] })).toEqual([
      'tags',
      'brand',
      'freeFrom',
    ])
    expect(shownGroups([], { inStock: ['true'], category: ['karkit'] })).toEqual(['category', 'inStock'])
  })
})

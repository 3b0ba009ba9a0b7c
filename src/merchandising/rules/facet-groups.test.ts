import { describe, expect, it } from 'vitest'
import { facetGroupNames } from '#src/products/contract/facets.ts'
import { type FacetGroupLayouts, facetGroupsOf, shownGroups } from './facet-groups.ts'

describe('a list offers', () => {
  const layouts: FacetGroupLayouts = new Map([
    [null, ['brand', 'tags']],
    ['karkit', ['diets']],
    ['pastillit', []],
  ])
  it.each([
    [[], ['brand', 'tags']],
    [['keksit'], ['brand', 'tags']],
    [['karkit'], ['diets']],
    [['karkit', 'hapan', 'hapan-pieni'], ['diets']],
    [['karkit', 'pastillit'], []],
  ])('of %j: %j', (line, groups) => expect(facetGroupsOf(line, layouts)).toEqual(groups))

  it('all groups where nothing is set', () => {
    expect(facetGroupsOf(['karkit'], new Map())).toEqual(facetGroupNames)
    expect(facetGroupsOf(['keksit'], new Map([['karkit', []]]))).toEqual(facetGroupNames)
  })

  it('at its end what is chosen of a hidden group', () => {
    expect(shownGroups(['tags', 'brand'], { diets: ['vegan'], brand: ['Willja'], freeFrom: [] })).toEqual([
      'tags',
      'brand',
      'diets',
    ])
    expect(shownGroups([], { inStock: ['true'], category: ['karkit'] })).toEqual(['category', 'inStock'])
  })
})

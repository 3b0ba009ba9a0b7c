import { sampleCards } from '#src/products/contract/sample-cards.ts'
import type { FacetGroup } from '../../contract/filters.ts'
import type { ProductList } from '../../contract/product-list.ts'

const facet = (name: string, label: string, count: number) => ({ name, label, count })

const sampleFacets: FacetGroup[] = [
  {
    filterName: 'filter.brand',
    displayName: 'Merkki',
    facets: [facet('Konvehti', 'Konvehti', 20), facet('Willja', 'Willja', 3), facet('Froosh', 'Froosh', 0)],
  },
  {
    filterName: 'filter.freeFrom',
    displayName: 'Ei sisällä',
    facets: [
      facet('milk', 'Ei maitoa', 9),
      facet('gluten', 'Ei gluteenia', 14),
      facet('peanut', 'Ei maapähkinää', 20),
      facet('egg', 'Ei kananmunaa', 20),
    ],
  },
  {
    filterName: 'filter.priceBand',
    displayName: 'Hinta',
    facets: [facet('0-5', 'Alle 5\u00a0€', 18), facet('5-10', '5–10\u00a0€', 5)],
  },
]

/** Page 1 of a category of 23. */
export const sampleList: ProductList = { productViewModels: sampleCards, totalCount: 23, facetGroups: sampleFacets }

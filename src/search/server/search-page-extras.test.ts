import { expect, it } from 'vitest'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { searchPageExtras } from './search-page-extras.ts'

const unasked = () => {
  throw new Error('Robots are told without searching')
}

it('keeps robots out of every search, whatever the editors say of the page', () => {
  const extras = searchPageExtras({
    products: { searchProducts: unasked },
    content: { search: unasked },
    leads: { find: unasked },
  })
  const { robots } = extras['search-page'] ?? {}
  const page = { pageMetadata: { robots: '' } } as PageModel // nothing else of it is looked at
  for (const query of ['', 'q=suklaa', 'q=suklaa&filter.diets=vegan&page=2'])
    expect(robots?.(page, new URLSearchParams(query)), query).toBe('noindex, nofollow')
})

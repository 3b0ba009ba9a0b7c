import { describe, expect, it } from 'vitest'
import { linkTargetsOf } from './link-targets.ts'

const nothing = {
  entries: () => [].values(),
  get: () => null,
  tree: () => ({ all: [], roots: [], byCode: () => null, byId: () => null }),
} as unknown as Parameters<typeof linkTargetsOf>[0] // an assortment without a product
const targets = linkTargetsOf(nothing, (language, key) => `${language} ${key}`)

describe('the page of all products', () => {
  it('is a target of links, though no table has it', () => {
    const target = { kind: 'category', uri: 'category:all', url: '/sv/produkter' }
    expect(targets.find('category:all', 'sv')).toMatchObject({ ...target, name: 'sv catalogue/products-page/title' })
    expect(targets.find('category:gone', 'sv')).toBeNull()
  })

  it('is found by its name', () => {
    expect(targets.search('products-page', 'en', null).map(({ uri }) => uri)).toEqual(['category:all'])
    expect(targets.search('', 'en', 'product')).toEqual([])
  })
})

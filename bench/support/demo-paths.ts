import { languages } from '../../src/common/locale.ts'
import { askJson } from './requests.ts'
import type { ProductList } from '../../src/listing/contract/product-list.ts'

/** A category of the demo brand that is seen on every picture of it. */
export const categoryPath = '/tuotteet/suklaalevyt'
export const articlePath = '/tarinat/kaakaon-alkupera'
export const packagePath = '/tuotteet/lahjat/helsinki-lahjarasia'
export const designerPath = '/tuotteet/kaiverrettu-levy/kaiverrettu-levy'

/** Paths of all product pages of the demo, in all languages. */
export async function listProductPaths(origin: string): Promise<string[]> {
  const paths: string[] = []
  for (const language of languages) paths.push(...(await listCards(origin, language)).map(({ url }) => url))
  return paths
}

export async function listCards(origin: string, language: string): Promise<ProductList['productViewModels']> {
  const cards: ProductList['productViewModels'] = []
  for (let page = 1; ; page++) {
    const list = await askJson<ProductList>(
      `${origin}/api/categories/products?language=${language}&pageSize=48&page=${page}`,
    )
    cards.push(...list.productViewModels)
    if (list.productViewModels.length === 0 || cards.length >= list.totalCount) return cards
  }
}

export async function listCategoryPaths(origin: string): Promise<string[]> {
  const paths: string[] = []
  for (const language of languages) {
    const categories = await askJson<{ url: string }[]>(`${origin}/api/categories?language=${language}`)
    paths.push(...categories.map(({ url }) => url))
  }
  return paths
}

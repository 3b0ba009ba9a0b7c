import { type Language, withLanguage } from '#src/common/locale.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './product-cards.ts'
import { categoryUrl } from './category-tree.ts'
import type { Assortment } from './assortment.ts'

/** Ids of pages in their sources: the products page, `category:CODE`, and a product by its row's id. */
export const productsRef = 'products'
export const categoryPrefix = 'category:'
export const productPrefix = 'product:'

/** The products page, as stored links name it. No category may have this code. */
const allProducts = 'category:all'

/**
 * The name by which links are kept of one of the catalogue's pages, by its id in the page source: the way back from
 * `createCatalogueLinks`. Null: there is no such page.
 */
export function catalogueLinkName(assortment: Pick<Assortment, 'getById'>, id: string): string | null {
  if (id === productsRef) return allProducts
  if (!id.startsWith(productPrefix)) return id
  const code = assortment.getById(Number(id.slice(productPrefix.length)))?.code
  return code === undefined ? null : `${productPrefix}${code}`
}

/** `category:karkit`, `product:KV1005` and `category:all` as site paths; what is unknown is absent from the answer. */
export function createCatalogueLinks(assortment: Assortment) {
  const pathOf = (uri: string, language: Language): string | null => {
    if (uri === allProducts) return withLanguage(productsPath[language], language)
    const separator = uri.indexOf(':')
    const [kind, code] = [uri.slice(0, separator), uri.slice(separator + 1)]
    if (kind === 'category') {
      const category = assortment.tree().byCode(code)
      return category === null ? null : categoryUrl(category, language)
    }
    const entry = kind === 'product' ? assortment.get(code) : null
    const path = entry === null ? null : productPath(entry, language)
    return path === null ? null : withLanguage(path, language)
  }
  return (uris: readonly string[], language: Language): Promise<Map<string, string>> => {
    const paths = new Map<string, string>()
    for (const uri of uris) {
      const path = pathOf(uri, language)
      if (path !== null) paths.set(uri, path)
    }
    return Promise.resolve(paths)
  }
}

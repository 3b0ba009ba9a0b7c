import { type Language, withLanguage } from '#src/common/locale.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './card.presenter.ts'
import { productPrefix, productsRef } from './catalogue.page-source.ts'
import { categoryUrl } from './category-tree.ts'
import type { ProductLists } from './list/product-lists.ts'

/** The products page, as stored links name it. No category may have this code. */
const allProducts = 'category:all'

/**
 * The name by which links are kept of one of the catalogue's pages, by its id in the page source: the way back from
 * `createCatalogueLinks`. Null: there is no such page.
 */
export function catalogueLinkName(lists: Pick<ProductLists, 'getById'>, id: string): string | null {
  if (id === productsRef) return allProducts
  if (!id.startsWith(productPrefix)) return id
  const code = lists.getById(Number(id.slice(productPrefix.length)))?.code
  return code === undefined ? null : `${productPrefix}${code}`
}

/** `category:karkit`, `product:KV1005` and `category:all` as site paths; what is unknown is absent from the answer. */
export function createCatalogueLinks(lists: ProductLists) {
  const pathOf = (uri: string, language: Language): string | null => {
    if (uri === allProducts) return withLanguage(productsPath[language], language)
    const separator = uri.indexOf(':')
    const [kind, code] = [uri.slice(0, separator), uri.slice(separator + 1)]
    if (kind === 'category') {
      const category = lists.tree().byCode(code)
      return category === null ? null : categoryUrl(category, language)
    }
    const entry = kind === 'product' ? lists.get(code) : null
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

import { type Language, withLanguage } from '#src/common/locale.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './card.presenter.ts'
import { categoryUrl } from './category-tree.ts'
import type { ProductLists } from './list/product-lists.ts'

/** `category:karkit`, `category:all` (the products page) and `product:KV1005` as site paths; what is unknown is absent from the answer. */
export function createCatalogueLinks(lists: ProductLists) {
  const pathOf = (uri: string, language: Language): string | null => {
    if (uri === 'category:all') return withLanguage(productsPath[language], language)
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

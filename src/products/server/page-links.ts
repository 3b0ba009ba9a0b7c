import { type Language, languages, withLanguage, withoutLanguage } from '#src/common/locale.ts'
import { type LinkResolver, linkTag, type LinkTarget } from '#src/shell/contract/page-source.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './product-cards.ts'
import { categoryPath, categoryUrl } from './category-tree.ts'
import type { Assortment } from './assortment.ts'
import { isForSale, type ProductEntry } from './product-entry.ts'

/** The products page is no row of any table; its id is in the catalogue's range. */
export const productsPageLink = { id: 900_000, guidValue: '7b6f2c1e-4f0e-4d55-9a53-6d0f5f9b9000' }

/** The products page, as stored links name it. No category may have this code. */
export const allProducts = 'category:all'

/**
 * The name by which links are kept of one of the catalogue's pages, by its content id: the way back from
 * `createCatalogueLinks`. Null: there is no such page.
 */
export function catalogueLinkName(assortment: Pick<Assortment, 'getById' | 'tree'>, id: number): string | null {
  if (id === productsPageLink.id) return allProducts
  const category = assortment.tree().byId(id)
  if (category) return `category:${category.code}`
  const product = assortment.getById(id)
  return product && `product:${product.code}`
}

/** Tags of pages that link to products whose address changed, or which went out of or into sale. */
export const changedLinkTags = (before: LinkStates, after: LinkStates): string[] =>
  [...after].flatMap(([code, state]) => (before.get(code) === state ? [] : [linkTag(`product:${code}`)]))

/** Keyed by product code: where links to the product lead, and whether it can be bought. */
export type LinkStates = ReadonlyMap<string, string>

export const linkStates = (
  codes: readonly string[],
  assortment: { get(code: string): ProductEntry | null },
): LinkStates =>
  new Map(
    codes.map((code) => {
      const entry = assortment.get(code)
      const paths = entry && languages.map((language) => productPath(entry, language))
      return [code, JSON.stringify(entry && [isForSale(entry), paths])]
    }),
  )

/** What `category:karkit`, `product:KV1005` and `category:all` lead to, or a site path; what is unknown is absent from the answer. */
export function createCatalogueLinks(assortment: Assortment): LinkResolver {
  const targetOf = (uri: string, language: Language): LinkTarget | null => {
    if (uri.startsWith('/')) return typedTarget(withoutLanguage(uri), language)
    if (uri === allProducts) return { path: withLanguage(productsPath[language], language), id: productsPageLink.id }
    const separator = uri.indexOf(':')
    const [kind, code] = [uri.slice(0, separator), uri.slice(separator + 1)]
    if (kind === 'category') {
      const category = assortment.tree().byCode(code)
      return category && { path: categoryUrl(category, language), id: category.id }
    }
    const entry = kind === 'product' ? assortment.get(code) : null
    const path = entry === null ? null : productPath(entry, language)
    if (entry === null || path === null) return null
    const target = { path: withLanguage(path, language), id: entry.id }
    return isForSale(entry) ? target : { ...target, isUnavailable: true }
  }
  /** Resolves a site path typed instead of a link name. Few links are such paths, so it searches all products. */
  const typedTarget = (path: string, language: Language): LinkTarget | null => {
    const category = assortment.tree().all.find((one) => categoryPath(one, language) === path)
    const product = [...assortment.entries()].find((entry) => productPath(entry, language) === path)
    const id = path === productsPath[language] ? productsPageLink.id : (category ?? product)?.id
    return id === undefined ? null : { path: withLanguage(path, language), id }
  }
  return (uris, language) => {
    const targets = uris.map((uri) => [uri, targetOf(uri, language)] as const)
    return Promise.resolve(new Map(targets.flatMap(([uri, target]) => (target === null ? [] : [[uri, target]]))))
  }
}

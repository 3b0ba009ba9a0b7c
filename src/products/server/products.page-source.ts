import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { PageResolution, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './product-cards.ts'
import { createProductPages, type ProductPagesDeps } from './product-pages.ts'
import { findProductBySlug } from './product.store.ts'

const source = 'products'

/**
 * `/tuotteet/{category}/{product}` in each language. A product asked for under another category is a permanent redirect to its
 * own address.
 */
export function createProductsPageSource(deps: ProductPagesDeps): PageSource {
  const { db, assortment } = deps
  const pages = createProductPages(deps)
  return {
    name: source,
    async resolve(path, { language }) {
      const root = `${productsPath[language]}/`
      if (!path.startsWith(root)) return null
      const [category, slug, ...rest] = path.slice(root.length).split('/')
      return category === undefined || slug === undefined || rest.length > 0
        ? null
        : resolveProduct(category, slug, language)
    },
    model: ({ id }, view) => pages.productPage(id, view),
    urls: (language) =>
      Promise.resolve(
        [...assortment.entries()].flatMap((entry): PageUrl[] => {
          const path = entry.anyBuyable ? productPath(entry, language) : null
          if (path === null) return []
          const ref = { source, id: entry.id }
          const images = entry.card?.image ? [entry.card.image] : []
          return [{ ref, type: 'products', path, paths: pathsOf(entry), lastModified: entry.updatedAt, images }]
        }),
      ),
  }

  async function resolveProduct(
    categorySlug: string,
    slug: string,
    language: Language,
  ): Promise<PageResolution | null> {
    const id = await findProductBySlug(db, language, slug)
    const entry = id === null ? null : assortment.getById(id)
    const path = entry === null ? null : productPath(entry, language)
    if (entry === null || path === null) return null
    return path === `${productsPath[language]}/${categorySlug}/${slug}`
      ? { ref: { source, id: entry.id } }
      : { redirect: { url: withLanguage(path, language), permanent: true } }
  }
}

const pathsOf = (entry: Parameters<typeof productPath>[0]): PageUrl['paths'] =>
  Object.fromEntries(
    languages.map((language) => [language, productPath(entry, language)]).filter(([, path]) => path !== null),
  )

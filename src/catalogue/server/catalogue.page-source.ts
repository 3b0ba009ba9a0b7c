import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PageRef, PageResolution, PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { productsPath } from '../contract/paths.ts'
import { productPath } from './card.presenter.ts'
import type { CataloguePages } from './catalogue-pages.ts'
import { categoryPath } from './category-tree.ts'
import type { ProductLists } from './list/product-lists.ts'
import { findProductBySlug } from './product.store.ts'

const source = 'catalogue'
/** Ids of the catalogue's pages: the products page, `category:CODE`, and a product by its row's id. */
export const productsRef = 'products'
const categoryPrefix = 'category:'
export const productPrefix = 'product:'

/**
 * The products page, `/tuotteet/{category}` and `/tuotteet/{category}/{product}` in each language. A product asked for under
 * another category is a permanent redirect to its own address.
 */
export function createCataloguePageSource({
  db,
  lists,
  pages,
}: {
  db: Database
  lists: ProductLists
  pages: CataloguePages
}): PageSource {
  const ref = (id: string): PageResolution => ({ ref: { source, id } })

  async function resolveProduct(
    categorySlug: string,
    slug: string,
    language: Language,
  ): Promise<PageResolution | null> {
    const id = await findProductBySlug(db, language, slug)
    const entry = id === null ? null : lists.getById(id)
    const path = entry === null ? null : productPath(entry, language)
    if (entry === null || path === null) return null
    return path === `${productsPath[language]}/${categorySlug}/${slug}`
      ? ref(`${productPrefix}${entry.id}`)
      : { redirect: { url: withLanguage(path, language), permanent: true } }
  }

  return {
    name: source,
    async resolve(path, { language }) {
      const root = productsPath[language]
      if (path === root) return ref(productsRef)
      if (!path.startsWith(`${root}/`)) return null
      const [category, product, ...rest] = path.slice(root.length + 1).split('/')
      if (category === undefined || rest.length > 0) return null
      if (product !== undefined) return resolveProduct(category, product, language)
      const found = lists.tree().bySlug(language, category)
      return found === null ? null : ref(`${categoryPrefix}${found.code}`)
    },
    async model({ id }: PageRef, request) {
      if (id === productsRef) return pages.productsPage(request)
      if (id.startsWith(categoryPrefix)) {
        const category = lists.tree().byCode(id.slice(categoryPrefix.length))
        return category === null ? null : pages.categoryPage(category, request)
      }
      return id.startsWith(productPrefix) ? pages.productPage(Number(id.slice(productPrefix.length)), request) : null
    },
    async urls(language) {
      const products = [...lists.entries()].flatMap((entry): PageUrl[] => {
        const path = entry.anyBuyable ? productPath(entry, language) : null
        if (path === null) return []
        const ref = { source, id: `${productPrefix}${entry.id}` }
        const paths = pathsOf((other) => productPath(entry, other))
        const images = entry.card?.image ? [entry.card.image] : []
        return [{ ref, type: 'products', path, paths, lastModified: entry.updatedAt, images }]
      })
      const categories = lists.tree().all.map((category): PageUrl => ({
        ref: { source, id: `${categoryPrefix}${category.code}` },
        type: 'categories',
        path: categoryPath(category, language),
        paths: pathsOf((other) => categoryPath(category, other)),
        lastModified: category.updatedAt,
        images: category.image === '' ? [] : [category.image],
      }))
      const newest = [...products, ...categories].reduce(
        (latest, page) => (page.lastModified > latest ? page.lastModified : latest),
        new Date(0),
      )
      return [
        {
          ref: { source, id: productsRef },
          type: 'categories',
          path: productsPath[language],
          paths: pathsOf((other) => productsPath[other]),
          lastModified: newest,
          images: [],
        },
        ...categories,
        ...products,
      ]
    },
  }
}

const pathsOf = (path: (language: Language) => string | null): PageUrl['paths'] =>
  Object.fromEntries(
    languages.flatMap((language) => [[language, path(language)]]).filter(([, found]) => found !== null),
  )

import { productsPath } from '#src/products/contract/paths.ts'
import { categoryPath } from '#src/products/server/category-tree.ts'
import { productsPageLink } from '#src/products/server/page-links.ts'
import { pathsOf } from '#src/products/server/page-parts.ts'
import type { PageSource, PageUrl } from '#src/shell/contract/page-source.ts'
import { createCatalogueAround } from './catalogue-around.ts'
import { createListPages, type ListPagesDeps } from './list-pages.ts'

const source = 'listing'

/** The products page and `/tuotteet/{category}` in each language. */
export function createListingPageSource(deps: ListPagesDeps): PageSource {
  const { lists } = deps
  const pages = createListPages(deps)
  return {
    name: source,
    around: createCatalogueAround(lists, deps.text),
    resolve(path, { language }) {
      const root = productsPath[language]
      const slug = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null
      const category = slug === null ? null : lists.tree().bySlug(language, slug)
      const id = path === root ? productsPageLink.id : category?.id
      return Promise.resolve(id === undefined ? null : { ref: { source, id } })
    },
    async model({ id }, view) {
      if (id === productsPageLink.id) return pages.productsPage(view)
      const category = lists.tree().byId(id)
      return category === null ? null : pages.categoryPage(category, view)
    },
    urls(language) {
      const categories = lists.tree().all.map((category): PageUrl => ({
        ref: { source, id: category.id },
        type: 'categories',
        path: categoryPath(category, language),
        paths: pathsOf((other) => categoryPath(category, other)),
        name: category.text(language).name,
        lastModified: category.updatedAt,
        images: category.image === '' ? [] : [category.image],
      }))
      const shown = [...lists.entries()].filter(({ anyBuyable, mainCategory }) => anyBuyable && mainCategory !== null)
      const moments = [
        ...categories.map(({ lastModified }) => lastModified),
        ...shown.map(({ updatedAt }) => updatedAt),
      ]
      const all: PageUrl = {
        ref: { source, id: productsPageLink.id },
        type: 'categories',
        path: productsPath[language],
        paths: pathsOf((other) => productsPath[other]),
        lastModified: moments.reduce((latest, moment) => (moment > latest ? moment : latest), new Date(0)),
        images: [],
      }
      return Promise.resolve([all, ...categories])
    },
  }
}

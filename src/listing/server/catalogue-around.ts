import type { TextLookup } from '#src/common/errors.ts'
import { type Language, withLanguage } from '#src/common/locale.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import { type Category, categoryLine, categoryUrl } from '#src/products/server/category-tree.ts'
import { productsPageLink } from '#src/products/server/page-links.ts'
import { productPath } from '#src/products/server/product-cards.ts'
import { pageTypesOf, type ProductEntry } from '#src/products/server/product-entry.ts'
import { childrenMax, type ContentSummary } from '#src/shell/contract/content-api.ts'
import type { PageSource } from '#src/shell/contract/page-source.ts'
import type { ProductLists } from './product-lists.ts'

/** The tree of the catalogue by content ids (C-21): the page of all products, categories, and the products of each. */
export function createCatalogueAround(lists: ProductLists, text: TextLookup): NonNullable<PageSource['around']> {
  function around(id: number, relation: 'children' | 'ancestors', language: Language): ContentSummary[] | null {
    const shelf = (category: Category) => categorySummary(category, language)
    if (id === productsPageLink.id) return relation === 'children' ? lists.tree().roots.map(shelf) : []
    const all: ContentSummary = {
      contentLink: productsPageLink,
      name: text(language, 'catalogue/products-page/title'),
      url: withLanguage(productsPath[language], language),
      contentType: ['Page', 'ProductsPage'],
    }
    const category = lists.tree().byId(id)
    if (category) {
      if (relation === 'ancestors') return [all, ...categoryLine(category).slice(0, -1).map(shelf)]
      const own = [...lists.entries()]
        .filter((entry) => entry.mainCategory === category)
        .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
      return [...category.children.map(shelf), ...own.map((entry) => productSummary(entry, language))].slice(
        0,
        childrenMax,
      )
    }
    const entry = lists.getById(id)
    if (!entry?.mainCategory) return null
    return relation === 'children' ? [] : [all, ...categoryLine(entry.mainCategory).map(shelf)]
  }
  return (id, relation, { language }) => Promise.resolve(around(id, relation, language))
}

const categorySummary = (category: Category, language: Language): ContentSummary => ({
  contentLink: { id: category.id, guidValue: category.guid },
  name: category.text(language).name,
  url: categoryUrl(category, language),
  contentType: ['Page', 'CategoryPage'],
})

const productSummary = (entry: ProductEntry, language: Language): ContentSummary => ({
  contentLink: { id: entry.id, guidValue: entry.guid },
  name: entry.texts[language].name,
  url: withLanguage(productPath(entry, language) ?? '', language),
  contentType: pageTypesOf(entry.productType),
})

import type { CompanionAreas } from '#src/content/server/companion-areas.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { presentPanel } from '#src/listing/server/merchandising/panel-field.ts'
import { productsPath } from '#src/products/contract/paths.ts'
import { softHyphens } from '#src/platform/texts/soft-hyphens.ts'
import { type Category, categoryLine, categoryPath, categoryUrl } from '#src/products/server/category-tree.ts'
import { productsPageLink } from '#src/products/server/page-links.ts'
import { crumbs, pathsOf, withAreas } from '#src/products/server/page-parts.ts'
import { allProductsTag } from '#src/products/server/purge-tags.ts'
import type { LinkResolver, PageContent } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { productPageSize } from '../contract/limits.ts'
import type { CategoryPageFields, ProductsPageFields } from '../contract/list.ts'
import { presentList } from './present-list.ts'
import { firstPage, type ProductLists } from './product-lists.ts'

export interface ListPagesDeps {
  lists: ProductLists
  text: TextLookup
  companionAreas: CompanionAreas
  /** Names of pages as site paths. */
  resolveLinks: LinkResolver
}

/** The models of the products page and of categories. */
export function createListPages({ lists, text, companionAreas, resolveLinks }: ListPagesDeps) {
  function listOf(language: Language, category?: string) {
    const result = lists.query({ ...firstPage(language, productPageSize), category })
    return {
      list: presentList(result, lists.tree(), language, text, { category }),
      tags: result.entries.map((entry) => `product:${entry.code}`),
    }
  }

  /** The promo panel as a field of its page, with the tag that purges the page. */
  async function panelOf(category: string | null, language: Language) {
    const row = lists.panelOf(category)
    if (row === null) return { panelField: {}, panelTags: [] }
    const { panel, tag } = await presentPanel(row, language, resolveLinks)
    return { panelField: panel === null ? {} : { promoPanel: panel }, panelTags: [tag] }
  }

  async function categoryPage(category: Category, view: ViewContext): Promise<PageContent<CategoryPageFields>> {
    const { language } = view
    const { name, body, metaDescription } = category.text(language)
    const { list, tags } = listOf(language, category.code)
    const { panelField, panelTags } = await panelOf(category.code, language)
    const fields: CategoryPageFields = {
      code: category.code,
      displayName: softHyphens(name, language),
      body,
      assets: category.image === '' ? [] : [{ url: category.image, altText: '' }],
      headingLevel: 'h1',
      field: category.field,
      products: list,
      ...panelField,
    }
    const owner = `category:${category.code}`
    return withAreas(owner, await companionAreas(owner, view), {
      contentLink: { id: category.id, guidValue: category.guid },
      contentType: ['Page', 'CategoryPage'],
      name,
      paths: pathsOf((other) => categoryPath(category, other)),
      breadcrumbs: crumbs(text, language, categoryLine(category).slice(0, -1), name),
      categories: category.children.map((child) => ({
        label: child.text(language).name,
        url: categoryUrl(child, language),
      })),
      metadata: {
        pageType: 'CategoryPage',
        categories: categoryLine(category)
          .map((one) => one.text(language).name)
          .slice(0, 5),
        metaTitle: name,
        metaDescription,
        ogTitle: name,
        ogDescription: metaDescription,
        ogImage: category.image,
        robots: '',
        structuredData: [],
      },
      fields,
      tags: [`category:${category.code}`, ...panelTags, ...tags],
    })
  }

  async function productsPage(view: ViewContext): Promise<PageContent<ProductsPageFields>> {
    const { language } = view
    const { list, tags } = listOf(language)
    const { panelField, panelTags } = await panelOf(null, language)
    const roots = lists.tree().roots
    const name = text(language, 'catalogue/products-page/title')
    const description = text(language, 'catalogue/products-page/meta-description')
    const counts = lists.categoryTotals()
    const fields: ProductsPageFields = {
      displayName: name,
      body: text(language, 'catalogue/products-page/body'),
      categories: roots.map((category) => ({
        code: category.code,
        label: category.text(language).name,
        url: categoryUrl(category, language),
        count: counts.get(category.code) ?? 0,
        field: category.field,
      })),
      products: list,
      ...panelField,
    }
    return withAreas('products', await companionAreas('products', view), {
      contentLink: productsPageLink,
      contentType: ['Page', 'ProductsPage'],
      name,
      paths: pathsOf((other) => productsPath[other]),
      breadcrumbs: crumbs(text, language, [], name),
      metadata: {
        pageType: 'ProductsPage',
        categories: [],
        metaTitle: name,
        metaDescription: description,
        ogTitle: name,
        ogDescription: description,
        ogImage: roots[0]?.image ?? '',
        robots: '',
        structuredData: [],
      },
      fields,
      tags: [allProductsTag, ...roots.map((category) => `category:${category.code}`), ...panelTags, ...tags],
    })
  }

  return { categoryPage, productsPage }
}

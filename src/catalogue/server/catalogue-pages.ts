import { createHash } from 'node:crypto'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, languages, withLanguage } from '#src/common/locale.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { LinkResolver } from '#src/content/server/content-delivery.ts'
import type { Block } from '#src/shell/contract/block.ts'
import type { Crumb } from '#src/shell/contract/navigation.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { relatedItemsMax, productPageSize } from '../contract/limits.ts'
import type { CategoryPageFields, ProductsPageFields } from '../contract/list.ts'
import { productsPath } from '../contract/paths.ts'
import { nextPriceChange } from '../rules/price.ts'
import { softHyphens } from '../rules/soft-hyphens.ts'
import { presentCard, presentList, productPath } from './card.presenter.ts'
import { createCatalogueLinks } from './catalogue-links.ts'
import { type Category, categoryLine, categoryPath, categoryUrl } from './category-tree.ts'
import type { ProductEntry } from './list/list-entry.ts'
import { allProductsTag, firstPage, type ProductLists } from './list/product-lists.ts'
import { presentPanel } from './merchandising/promo-panel.presenter.ts'
import { findProductAggregate } from './product-aggregate.ts'
import { readPageOptions } from './page-options.ts'
import { listHolders } from './product-parts.store.ts'
import { presentProduct } from './product.presenter.ts'
import { entriesOf, relatedCodes, relatedEntries } from './related-products.ts'
import { noReviews, type ProductReviewsOf } from './product-reviews.ts'
import { type OfferTerms, productData } from './structured-data.ts'

/** Editable areas a product or category has in the content store; null without a companion (owner: `product:KV1005`). */
export type CompanionAreas = (owner: string, view: ViewContext) => Promise<Areas | null>
export interface Areas {
  topContentArea: Block[]
  mainContentArea: Block[]
  bottomContentArea: Block[]
  tags: readonly string[]
}

export interface CataloguePagesDeps {
  db: Database
  lists: ProductLists
  text: TextLookup
  clock: Clock
  companionAreas: CompanionAreas
  /** Names of pages as site paths. Absent: of the catalogue's own alone. */
  resolveLinks?: LinkResolver
  /** Nothing is said of reviews without it. */
  reviewsOf?: ProductReviewsOf
  /** What search engines are told of delivery and returns. */
  offerTerms: () => Promise<OfferTerms>
  /** Origin of the shop, for structured data. */
  publicUrl: string
}

/** The models of the products page, of categories and of products. */
export function createCataloguePages(deps: CataloguePagesDeps) {
  const { lists, text, reviewsOf = noReviews, resolveLinks = createCatalogueLinks(lists) } = deps

  function crumbs(language: Language, categories: readonly Category[], last: string): Crumb[] {
    return [
      { url: language === 'fi' ? '/' : `/${language}/`, label: text(language, 'catalogue/breadcrumbs/home') },
      ...categories.map((category) => ({ url: categoryUrl(category, language), label: category.text(language).name })),
      { url: '', label: last },
    ]
  }

  function withAreas(
    owner: string,
    areas: Areas | null,
    page: Omit<PageContent, 'version' | 'layoutTheme' | 'status'>,
  ): PageContent {
    const content = {
      ...page,
      layoutTheme: '' as const,
      status: 'published' as const,
      ...(areas === null
        ? {}
        : {
            topContentArea: areas.topContentArea,
            mainContentArea: areas.mainContentArea,
            bottomContentArea: areas.bottomContentArea,
          }),
      tags: [...page.tags, `companion:${owner}`, ...(areas?.tags ?? [])],
    }
    return { ...content, version: versionOf(content) }
  }

  function listOf(language: Language, category?: string) {
    const result = lists.query({ ...firstPage(language, productPageSize), category })
    return {
      list: presentList(result, lists.tree(), language, text, { category }),
      tags: result.entries.map((entry) => `product:${entry.code}`),
    }
  }

  /** As a field of its page; with it what else purges the page. */
  async function panelOf(category: string | null, language: Language) {
    const row = lists.panelOf(category)
    if (row === null) return { panelField: {}, panelTags: [] }
    const { panel, tag } = await presentPanel(row, language, resolveLinks)
    return { panelField: panel === null ? {} : { promoPanel: panel }, panelTags: [tag] }
  }

  async function categoryPage(category: Category, view: ViewContext): Promise<PageContent> {
    const { language } = view
    const { name, body, metaDescription } = category.text(language)
    const { list, tags } = listOf(language, category.code)
    const { panelField, panelTags } = await panelOf(category.code, language)
    const fields: CategoryPageFields = {
      code: category.code,
      name,
      displayName: softHyphens(name, language),
      body,
      assets: category.image === '' ? [] : [{ url: category.image, altText: '' }],
      headingLevel: 'h1',
      field: category.field,
      navigation: {
        categories: category.children.map((child) => ({
          label: child.text(language).name,
          url: categoryUrl(child, language),
        })),
      },
      products: list,
      ...panelField,
    }
    const owner = `category:${category.code}`
    return withAreas(owner, await deps.companionAreas(owner, view), {
      contentLink: { id: category.id, guidValue: category.guid },
      contentType: ['Page', 'CategoryPage'],
      name,
      paths: pathsOf((other) => categoryPath(category, other)),
      breadcrumbs: crumbs(language, categoryLine(category).slice(0, -1), name),
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
      fields: fields as unknown as Record<string, unknown>, // parsed again by the page type's schema
      tags: [`category:${category.code}`, ...panelTags, ...tags],
    })
  }

  async function productsPage(view: ViewContext): Promise<PageContent> {
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
    return withAreas('products', await deps.companionAreas('products', view), {
      contentLink: { id: productsPageId, guidValue: productsPageGuid },
      contentType: ['Page', 'ProductsPage'],
      name,
      paths: pathsOf((other) => productsPath[other]),
      breadcrumbs: crumbs(language, [], name),
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
      fields: fields as unknown as Record<string, unknown>, // parsed again by the page type's schema
      tags: [allProductsTag, ...roots.map((category) => `category:${category.code}`), ...panelTags, ...tags],
    })
  }

  /** Null for a product that is gone, unpublished, or without a category to stand under. */
  async function productPage(id: number, view: ViewContext): Promise<PageContent | null> {
    const { language } = view
    const entry = lists.getById(id)
    if (entry === null) return null
    const owner = `product:${entry.code}`
    const [aggregate, areas, terms, reviewed, holders] = await Promise.all([
      findProductAggregate(deps.db, id, language),
      deps.companionAreas(owner, view),
      deps.offerTerms(),
      reviewsOf(entry.code, language),
      listHolders(deps.db, id),
    ])
    const category = entry.mainCategory
    const path = productPath(entry, language)
    if (aggregate === null || category === null || path === null || !aggregate.product.published) return null
    const now = deps.clock.now()
    const defaults = entriesOf(lists, readPageOptions(aggregate.product.pageOptions).defaultCards ?? [])
    const related = relatedEntries(lists, entry, aggregate.product.related, defaults)
    const items = entriesOf(lists, relatedCodes(aggregate, holders))
      .filter((other) => !related.includes(other))
      .slice(0, relatedItemsMax)
    const cardOf = (other: ProductEntry) => presentCard(other, language, text)
    const fields = {
      ...presentProduct(aggregate, {
        language,
        text,
        now,
        path,
        category,
        terms,
        related: related.map(cardOf),
        relatedItems: items.map(cardOf),
        defaultCards: defaults.map(cardOf),
      }),
      reviews: reviewed.reviews,
    }
    const isBuyable = fields.variations.some((variation) => variation.isBuyable)
    const lead = aggregate.texts.get('shortDescription') ?? ''
    const line = categoryLine(category)
    return withAreas(owner, areas, {
      contentLink: { id: entry.id, guidValue: aggregate.product.guid },
      // The designer is a product page by nature, and a template of its own.
      contentType: ['Page', 'ProductPage', ...(fields.template === 'custom-tablet' ? ['CustomTabletPage'] : [])],
      name: fields.name,
      paths: pathsOf((other) => productPath(entry, other) ?? ''),
      breadcrumbs: crumbs(language, line, fields.name),
      metadata: {
        pageType: 'ProductPage',
        categories: line.map((one) => one.text(language).name).slice(0, 5),
        metaTitle: fields.name,
        metaDescription: lead,
        ogTitle: fields.name,
        ogDescription: lead,
        ogImage: fields.images[0]?.url ?? '',
        robots: isBuyable ? '' : 'noindex, nofollow',
        structuredData: [
          productData({
            fields,
            language,
            terms,
            reviews: reviewed.structuredData,
            description: lead,
            url: `${deps.publicUrl}${withLanguage(path, language)}`,
            publicUrl: deps.publicUrl,
            netQuantity: (code) => aggregate.variations.find(({ row }) => row.code === code)?.row ?? null,
            priceValidUntil: (code) => {
              const sold = aggregate.variations.find(({ row }) => row.code === code)
              return sold ? nextPriceChange(sold.sale.prices, now) : null
            },
          }),
        ],
      },
      fields: fields as unknown as Record<string, unknown>, // parsed again by the page type's schema
      tags: [
        `product:${entry.code}`,
        ...reviewed.tags,
        ...[...related, ...items, ...defaults].map((other) => `product:${other.code}`),
        ...aggregate.variations.flatMap((variation) =>
          variation.contents.flatMap(({ item }) => (item === null ? [] : [`product:${item.product.code}`])),
        ),
      ],
    })
  }

  return { categoryPage, productsPage, productPage }
}

export type CataloguePages = ReturnType<typeof createCataloguePages>

/** The products page is no row of any table; its link is in the catalogue's range of ids. */
const productsPageId = 900_000
const productsPageGuid = '7b6f2c1e-4f0e-4d55-9a53-6d0f5f9b9000'

const pathsOf = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)]))

const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)

import type { CompanionAreas } from '#src/content/server/companion-areas.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { withLanguage } from '#src/common/locale.ts'
import { settingsTag } from '#src/platform/settings/settings.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { PageContent } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { relatedItemsMax } from '../contract/limits.ts'
import type { ProductPageFields } from '../contract/product.ts'
import { nextPriceChange } from '../rules/price.ts'
import type { Assortment } from './assortment.ts'
import { categoryLine } from './category-tree.ts'
import { readPageOptions } from './page-options.ts'
import { crumbs, pathsOf, withAreas } from './page-parts.ts'
import { findProductAggregate } from './product-aggregate.ts'
import { presentCard, productPath } from './product-cards.ts'
import { isForSale, pageTypesOf, type ProductEntry } from './product-entry.ts'
import { listHolders } from './product-parts.store.ts'
import type { ProductRecipesOf } from './product-recipes.ts'
import type { ProductReviewsOf } from './product-reviews.ts'
import { presentProduct } from './product.presenter.ts'
import { entriesOf, relatedCodes, relatedEntries } from './related-products.ts'
import { type OfferTerms, productData } from './structured-data.ts'

export interface ProductPagesDeps {
  db: Database
  assortment: Assortment
  text: TextLookup
  clock: Clock
  companionAreas: CompanionAreas
  reviewsOf: ProductReviewsOf
  recipesOf: ProductRecipesOf
  /** Delivery and return terms for search engines. */
  offerTerms: () => Promise<OfferTerms>
  /** Origin of the shop, for structured data. */
  publicUrl: string
}

/** The models of product pages. */
export function createProductPages(deps: ProductPagesDeps) {
  const { assortment, text, reviewsOf, recipesOf } = deps

  /** Null for a product that is gone, unpublished, or without a category to stand under. */
  async function productPage(id: number, view: ViewContext): Promise<PageContent<ProductPageFields> | null> {
    const { language } = view
    const entry = assortment.getById(id)
    if (entry === null) return null
    const owner = `product:${entry.code}`
    const [aggregate, areas, terms, reviewed, holders, { recipes, allRecipesUrl, tags }] = await Promise.all([
      findProductAggregate(deps.db, id, language),
      deps.companionAreas(owner, view),
      deps.offerTerms(),
      reviewsOf(entry.code, language),
      listHolders(deps.db, id),
      recipesOf(entry, language),
    ])
    const category = entry.mainCategory
    const path = productPath(entry, language)
    if (aggregate === null || category === null || path === null || !aggregate.product.published) return null
    const now = deps.clock.now()
    const defaults = entriesOf(assortment, readPageOptions(aggregate.product.pageOptions).defaultCards ?? [])
    const related = relatedEntries(assortment, entry, aggregate.product.related, defaults)
    const items = entriesOf(assortment, relatedCodes(aggregate, holders))
      .filter((other) => isForSale(other) && !related.includes(other))
      .slice(0, relatedItemsMax)
    const cardOf = (other: ProductEntry) => presentCard(other, language, text)
    const fields: ProductPageFields = {
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
      recipes: [...recipes],
      allRecipesUrl,
    }
    const isBuyable = fields.variations.some((variation) => variation.isBuyable)
    const name = aggregate.texts.get('name') ?? aggregate.product.code
    const lead = aggregate.texts.get('shortDescription') ?? ''
    const line = categoryLine(category)
    return withAreas(owner, areas, {
      contentLink: { id: entry.id, guidValue: aggregate.product.guid },
      contentType: pageTypesOf(entry.productType),
      name,
      paths: pathsOf((other) => productPath(entry, other) ?? ''),
      breadcrumbs: crumbs(text, language, line, name),
      metadata: {
        pageType: 'ProductPage',
        categories: line.map((one) => one.text(language).name).slice(0, 5),
        metaTitle: name,
        metaDescription: lead,
        ogTitle: name,
        ogDescription: lead,
        ogImage: fields.images[0]?.url ?? '',
        robots: isBuyable ? '' : 'noindex, nofollow',
        structuredData: [
          productData({
            fields,
            name,
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
      fields,
      tags: [
        `product:${entry.code}`,
        // Structured data states the delivery terms.
        settingsTag,
        ...reviewed.tags,
        ...tags,
        ...[...related, ...items, ...defaults].map((other) => `product:${other.code}`),
        // Not shown while they cannot be bought.
        ...[...aggregate.product.related, ...relatedCodes(aggregate, holders)].map((code) => `product:${code}`),
        ...aggregate.variations.flatMap((variation) =>
          variation.contents.flatMap(({ item }) => (item === null ? [] : [`product:${item.product.code}`])),
        ),
      ],
    })
  }

  return { productPage }
}

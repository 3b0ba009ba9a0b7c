import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import type { ProductSuggestions } from '#src/product-search/server/product-suggestions.ts'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import type { ContentSearch } from '#src/content/server/content-search.ts'
import {
  popularTermsMax,
  suggestedCategoriesMax,
  suggestedPagesMax,
  suggestedProductsMax,
  suggestedTermsMax,
} from '../contract/limits.ts'
import type { SearchRedirect, SuggestedProduct, Suggestions } from '../contract/suggest.ts'
import { completeTerms } from '../rules/complete-terms.ts'
import { searchMinLength } from '#src/common/search-phrase.ts'

/** Best first, so many of them, and how many there are. */
export type SuggestRecipes = (
  phrase: string,
  language: Language,
  most: number,
) => Promise<{ hits: ContentHit[]; count: number }>

export interface SuggestionsOptions {
  products: ProductSuggestions
  content: ContentSearch
  recipes: SuggestRecipes
  /** The editors' own terms (`navigation.searchSuggestions`). */
  ownTerms: (language: Language) => Promise<readonly string[]>
  /** What visitors look for most, best first. */
  popularTerms: (language: Language) => Promise<readonly string[]>
  /** The page that operators lead a phrase to. */
  redirectOf: (phrase: string, language: Language) => Promise<SearchRedirect | null>
}

/** What the shop has to a phrase while it is typed, by group. */
export function createSuggestions(options: SuggestionsOptions) {
  const { products, content, recipes, ownTerms, popularTerms, redirectOf } = options
  return async function suggest(phrase: string, language: Language): Promise<Result<Suggestions, Refusal>> {
    const wanted = phrase.trim()
    if (wanted.length < searchMinLength)
      return refuse({ kind: 'fields', fields: { q: ['forms/validation/min-length'] } })
    const found = products.findProducts(wanted, language, suggestedProductsMax)
    const { didYouMean } = found
    const { others, noAddedSugar, ...claims } = found.exclusions
    const [read, cooked, own, popular, redirect] = await Promise.all([
      content.find(wanted, language),
      recipes(wanted, language, suggestedPagesMax),
      ownTerms(language),
      found.totalCount === 0 && !others ? popularTerms(language) : null,
      redirectOf(wanted, language),
    ])
    const completed = completeTerms(wanted, { own, names: found.names }, suggestedTermsMax)
    const pages = read.map(({ hit }) => hit)
    return ok({
      terms: [...new Set([...(didYouMean === null ? [] : [didYouMean]), ...completed])].slice(0, suggestedTermsMax),
      products: found.cards.map(presentProduct),
      categories: products.findCategories(wanted, language, suggestedCategoriesMax),
      recipes: cooked.hits,
      pages: pages.slice(0, suggestedPagesMax),
      ...(didYouMean !== null && { didYouMean }),
      ...claims,
      ...(others && { others: others.map(presentProduct) }),
      ...(noAddedSugar && {
        noAddedSugar: noAddedSugar.map(({ card, sugarString }) => ({ ...presentProduct(card), sugarString })),
      }),
      ...(popular !== null && { popular: popular.slice(0, popularTermsMax) }),
      ...(redirect !== null && { redirect }),
      counts: { products: found.totalCount, recipes: cooked.count, pages: pages.length },
    })
  }
}

export type Suggest = ReturnType<typeof createSuggestions>

function presentProduct(card: ProductCard): SuggestedProduct {
  return {
    contentId: card.contentId,
    code: card.code,
    url: card.url,
    imageUrl: card.imageUrl,
    displayName: card.displayName,
    ...(card.nameLanguage && { nameLanguage: card.nameLanguage }),
    firstVariationCode: card.firstVariationCode,
    weightString: card.weightString,
    priceString: card.discountedPriceString,
    previousPriceString: card.previousPrice?.priceString ?? '',
    pricePerKiloString: card.discountedPricePerKiloString,
  }
}

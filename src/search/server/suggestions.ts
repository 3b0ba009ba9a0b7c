import type { Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { ProductCard } from '#src/products/contract/card.ts'
import type { ProductSuggestions } from '#src/product-search/server/product-suggestions.ts'
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

export interface SuggestionsOptions {
  products: ProductSuggestions
  content: ContentSearch
  /** The editors' own terms (`navigation.searchSuggestions`). */
  ownTerms: (language: Language) => Promise<readonly string[]>
  /** What visitors look for most, best first. */
  popularTerms: (language: Language) => Promise<readonly string[]>
  /** The page that operators lead a phrase to. */
  redirectOf: (phrase: string, language: Language) => Promise<SearchRedirect | null>
}

/** Topic of recipes in the content search: they are a group of their own, everything else is a page. */
const recipeTopic = 'recipe'

/** What the shop has to a phrase while it is typed, by group. */
export function createSuggestions({ products, content, ownTerms, popularTerms, redirectOf }: SuggestionsOptions) {
  return async function suggest(phrase: string, language: Language): Promise<Result<Suggestions, Refusal>> {
    const wanted = phrase.trim()
    if (wanted.length < searchMinLength)
      return refuse({ kind: 'fields', fields: { q: ['forms/validation/min-length'] } })
    const found = products.findProducts(wanted, language, suggestedProductsMax)
    const { didYouMean } = found
    const [read, own, popular, redirect] = await Promise.all([
      content.find(wanted, language),
      ownTerms(language),
      found.totalCount === 0 ? popularTerms(language) : null,
      redirectOf(wanted, language),
    ])
    const completed = completeTerms(wanted, { own, names: found.names }, suggestedTermsMax)
    const recipes = read.filter(({ topicName }) => topicName === recipeTopic).map(({ hit }) => hit)
    const pages = read.filter(({ topicName }) => topicName !== recipeTopic).map(({ hit }) => hit)
    return ok({
      terms: [...new Set([...(didYouMean === null ? [] : [didYouMean]), ...completed])].slice(0, suggestedTermsMax),
      products: found.cards.map(presentProduct),
      categories: products.findCategories(wanted, language, suggestedCategoriesMax),
      recipes: recipes.slice(0, suggestedPagesMax),
      pages: pages.slice(0, suggestedPagesMax),
      ...(didYouMean !== null && { didYouMean }),
      ...found.exclusions,
      ...(popular !== null && { popular: popular.slice(0, popularTermsMax) }),
      ...(redirect !== null && { redirect }),
      counts: { products: found.totalCount, recipes: recipes.length, pages: pages.length },
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

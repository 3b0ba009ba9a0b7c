import type { CartService } from '#src/cart/server/cart.service.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { ContentContribution } from '#src/content/server/content.module.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import type { PublishedItems } from '#src/content/server/published-items.ts'
import type { PresentPage } from '#src/content/server/content-types.ts'
import type { ContentHit } from '#src/content/contract/content-search.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Log } from '#src/platform/logging.ts'
import type { SynonymIndex } from '#src/product-search/server/synonym-index.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import type { ProductRecipesOf } from '#src/products/server/product-recipes.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { moreRecipesMax } from '../contract/limits.ts'
import { recipePageExtras } from './page-extras.ts'
import { createRecipeIndex, recipesOfTag } from './recipe-index.ts'
import { createRecipeCart } from './recipe-cart.ts'
import { createRecipePresenter, recipesPage } from './recipe.presenter.ts'
import { createRecipeQueries } from './recipe-queries.ts'
import { recipeItemTypes, recipePageTypes, recipeServerBlocks } from './recipe-types.ts'
import { nameOf } from './recipe-taxonomy.ts'
import { recipeRoutes } from './recipes.routes.ts'

/** Content types of recipes. `present` adds computed fields; without it they are delivered as stored. */
export const recipesContent = (present?: PresentPage): ContentContribution => ({
  blocks: recipeServerBlocks,
  pageTypes: recipePageTypes(present),
  itemTypes: recipeItemTypes,
})

export interface RecipesDeps {
  db: Database
  log: Pick<Log, 'warn'>
  text: TextLookup
  published: PublishedItems
  assortment: Assortment
  synonyms: () => SynonymIndex
  resolveLinks: Delivery['resolveLinks']
  /** Called with tags of pages whose recipes have changed. */
  onRefreshed: (tags: readonly string[]) => void
}

/** Recipes in memory, their search, and what content shows of them; made before content, which delivers their pages. */
export function createRecipes({ db, log, text, published, assortment, ...deps }: RecipesDeps) {
  const { synonyms, resolveLinks, onRefreshed } = deps
  const book = createRecipeIndex({ published, log, synonyms, onRefreshed })
  const queries = createRecipeQueries({ db, text, book, assortment })

  /** Returns a product's recipes, the newest first, and the page that lists them all. */
  const recipesOf: ProductRecipesOf = async ({ id, code }, language) => {
    const { entries } = queries.find({ phrase: '', productPageId: id }, language)
    const links =
      entries.length === 0 ? new Map<string, { path: string }>() : await resolveLinks([recipesPage], language)
    const path = links.get(recipesPage)?.path
    return {
      recipes: await queries.hitsOf(entries.slice(0, moreRecipesMax), language),
      allRecipesUrl: path === undefined ? '' : `${path}?productPageId=${id}`,
      tags: [recipesOfTag(code)],
    }
  }

  return {
    content: recipesContent(createRecipePresenter({ text, book, queries, assortment, resolveLinks })),
    book,
    recipesOf,
    /** Categories of recipes, in the editors' order. */
    categories: (language: Language) =>
      book.taxonomy().all.RecipeCategory.map((item) => ({ pageReferenceId: item.id, name: nameOf(item, language) })),
    /** Returns suggestions while a phrase is typed. */
    async suggest(phrase: string, language: Language, most: number): Promise<{ hits: ContentHit[]; count: number }> {
      const { entries } = queries.find({ phrase, productPageId: 0 }, language)
      const hits = await queries.hitsOf(entries.slice(0, most), language)
      const topic = text(language, 'recipes/topic')
      return {
        count: entries.length,
        hits: hits.map(({ contentId, url, image, title }) => ({
          contentId,
          url,
          image,
          title: title.replaceAll('*', ''),
          topic,
        })),
      }
    },
    queries,
    settled: book.settled,
    pageExtras: recipePageExtras(queries),
    invalidate: book.invalidate,
    start: book.start,
    stop: book.stop,
  } satisfies DomainModule & Record<string, unknown>
}

export type Recipes = ReturnType<typeof createRecipes>

interface RecipesModuleDeps extends Pick<RecipesDeps, 'text' | 'assortment'> {
  recipes: Recipes
  carts: Pick<CartService, 'changeLines'>
}

/** Recipes with their calls, one of which adds their products to the cart. */
export const createRecipesModule = ({ text, recipes, assortment, carts }: RecipesModuleDeps) => ({
  ...recipes,
  routes: [recipeRoutes({ text, ...recipes, addToCart: createRecipeCart({ ...recipes, assortment, carts }) })],
})

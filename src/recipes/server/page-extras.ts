import type { Language } from '#src/common/locale.ts'
import type { AreaBlock } from '#src/shell/contract/block.ts'
import type { SeededQuery } from '#src/shell/contract/initial-state.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { PageExtras, PageExtrasByTemplate } from '#src/shell/server/page-extras.ts'
import type { RecipeSearchBlock } from '../blocks/recipe-search-block/recipe-search.block.ts'
import {
  everyRecipe,
  isEveryRecipe,
  parseRecipeSearch,
  type RecipeQuestion,
  recipeSearchKey,
} from '../contract/search-state.ts'
import type { RecipeQueries } from './recipe-queries.ts'

/** Page templates that editors can put blocks on. */
const templates = ['start-page', 'landing-page', 'article-page', 'content-page', 'recipe-page']

/** Adds to a page with a recipe search the results for its address, and the filters. */
export function recipePageExtras({ search }: Pick<RecipeQueries, 'search'>): PageExtrasByTemplate {
  const ask = async (question: RecipeQuestion, page: number, language: Language): Promise<SeededQuery> => ({
    key: recipeSearchKey(language, question, page),
    data: await search(question, language, page),
  })
  const extras: PageExtras = {
    isOneOff: (model, params) => {
      if (!searchOn(model)?.isHere) return false
      const state = parseRecipeSearch(params)
      return !isEveryRecipe(state) || state.pages > 1
    },
    inLanguage(model, language) {
      if (!searchOn(model)?.isHere) return {}
      let answer: ReturnType<typeof search> | undefined
      const every = () => (answer ??= search(everyRecipe, language))
      return {
        async categoryIds(choice) {
          const { facetCategories } = await every()
          const known = facetCategories.flatMap(({ facetSubcategories }) => facetSubcategories)
          return known.some(({ id }) => String(id) === choice) ? choice : null
        },
        productPageId: async (choice) =>
          (await every()).relatedProducts.some(({ id }) => String(id) === choice) ? choice : null,
      }
    },
    queries: async (model, params, language) => {
      const found = searchOn(model)
      if (!found) return []
      const { pages, ...question } = parseRecipeSearch(params)
      const asked = found.isHere ? Array.from({ length: pages }, (_, index) => ask(question, index + 1, language)) : []
      const plain = found.isHere && isEveryRecipe(question) ? [] : [ask(everyRecipe, 1, language)]
      return Promise.all([...plain, ...asked])
    },
    robots: (model, params) =>
      searchOn(model)?.isHere && !isEveryRecipe(parseRecipeSearch(params)) ? 'noindex, nofollow' : '',
  }
  return Object.fromEntries(templates.map((template) => [template, extras]))
}

/** `isHere`: the search shows its results on this page; else it leads to another page. Null: the page has no search. */
function searchOn(model: PageModel): { isHere: boolean } | null {
  const blocks = [model.topContentArea, model.mainContentArea, model.bottomContentArea].flat().flatMap(searchesIn)
  return blocks.length === 0 ? null : { isHere: blocks.some(({ mode }) => mode === 'search') }
}

function searchesIn(block: AreaBlock): RecipeSearchBlock[] {
  const type = block.contentType?.at(-1)
  if (type === 'RecipeSearchBlock') return [block as RecipeSearchBlock] // checked when it was saved
  return type === 'ContainerBlock' && block.contentType
    ? (block['containerBlocks'] as AreaBlock[]).flatMap(searchesIn)
    : [] // likewise
}

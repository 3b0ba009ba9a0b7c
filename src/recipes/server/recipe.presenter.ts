import type { TextLookup } from '#src/common/errors.ts'
import type { Image } from '#src/content/contract/field-types.ts'
import type { PagePresentation, PageToPresent } from '#src/content/server/content-types.ts'
import type { Delivery } from '#src/content/server/content-delivery.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import { presentCard, productPath } from '#src/products/server/product-cards.ts'
import { isForSale } from '#src/products/server/product-entry.ts'
import { linkTag } from '#src/shell/contract/page-source.ts'
import type { ViewContext } from '#src/shell/contract/view-context.ts'
import { withLanguage } from '#src/common/locale.ts'
import { moreRecipesMax } from '../contract/limits.ts'
import type { RecipePageFields } from '../contract/recipe.ts'
import type { StoredRecipe } from '../contract/recipe-fields.ts'
import { shownAllergens } from '../rules/allergen-order.ts'
import { isoMinutes } from '#src/common/display-minutes.ts'
import { needsOf } from '../rules/shopping-list.ts'
import { recipesTag, type RecipeIndex } from './recipe-index.ts'
import { recipeData } from './recipe-data.ts'
import { allergenValue } from './recipe-entry.ts'
import type { RecipeQueries } from './recipe-queries.ts'
import { ingredientsHtml, ingredientText, portionText, stepsHtml } from './recipe-texts.ts'
import { nameOf } from './recipe-taxonomy.ts'

export interface RecipePresenterDeps {
  text: TextLookup
  book: Pick<RecipeIndex, 'get' | 'taxonomy'>
  queries: Pick<RecipeQueries, 'hitsOf' | 'similarTo'>
  assortment: Pick<Assortment, 'get'>
  resolveLinks: Delivery['resolveLinks']
}

/** Link to the page that lists all recipes. */
export const recipesPage = 'content:recipes'

/** Adds to a recipe page's stored fields what the response holds as well, and replaces some of them. */
export const createRecipePresenter =
  ({ text, book, queries, assortment, resolveLinks }: RecipePresenterDeps) =>
  async (
    { id, url, image, fields, stored, publishedAt }: PageToPresent,
    view: ViewContext,
  ): Promise<PagePresentation> => {
    const { language } = view
    const recipe = stored as StoredRecipe // checked on save
    const delivered = fields as Pick<StoredRecipe, 'title'> & { mainImage: Image | null } // by its fields
    const taxonomy = book.taxonomy()
    const links = await resolveLinks([recipesPage], language)
    const categories = recipe.recipeCategories
      .flatMap((link) => taxonomy.find(link) ?? [])
      .map((item) => ({ id: item.id, name: nameOf(item, language) }))
    const allergens = recipe.productAllergens.flatMap(({ allergen, value, description }) => {
      const item = taxonomy.find(allergen)
      if (!item) return []
      const name = nameOf(item, language)
      return [{ id: item.id, name, value: allergenValue(value), description: description || name }]
    })
    const entry = book.get(id, language)
    const similar = entry ? queries.similarTo(entry, language, moreRecipesMax) : []
    const needs = needsOf(recipe.ingredients)
    const products = needs.flatMap(({ productCode, grams }) => {
      const product = assortment.get(productCode)
      if (product === null || !isForSale(product)) return []
      return [{ card: presentCard(product, language, text), grams, packGrams: product.card?.weightGrams ?? 0 }]
    })
    const others = recipe.relatedProducts.flatMap((code) => assortment.get(code) ?? []).filter(isForSale)
    const presented: Omit<RecipePageFields, 'title' | 'authorUrl' | 'mainImage'> = {
      author: recipe.author,
      mainIntro: recipe.mainIntro,
      field: recipe.field,
      startPublish: recipe.startPublish || publishedAt.toISOString(),
      seoCookTime: isoMinutes(recipe.cookMinutes),
      seoPreparationTime: isoMinutes(recipe.preparationMinutes),
      seoCuisine: recipe.seoCuisine,
      seoIngredient: recipe.ingredients.map((one) => ingredientText(one, language, text)).join('\n'),
      seoInstructions: recipe.steps.map((step) => [step.heading, step.text].filter(Boolean).join(': ')).join('\n'),
      productAllergens: allergens.map((one) => one.id).join(),
      recipeCategories: categories.map((one) => one.id).join(),
      quotationText: recipe.quotationText,
      quotationName: recipe.quotationName,
      portionSize: portionText(recipe.portions, recipe.portionUnit, language, text),
      recipeIngredients: ingredientsHtml(recipe.ingredients, language, text),
      recipePreparationInstructions: stepsHtml(recipe.steps),
      relatedProducts: others.map((product) => presentCard(product, language, text)),
      hideShareSoMeLinks: recipe.hideShareSoMeLinks,
      preparationMinutes: recipe.preparationMinutes,
      cookMinutes: recipe.cookMinutes,
      restMinutes: recipe.restMinutes,
      portions: recipe.portions,
      portionUnit: recipe.portionUnit,
      ingredients: recipe.ingredients.map(({ productCode, ...ingredient }) => {
        const product = productCode === '' ? null : assortment.get(productCode)
        const path = product && productPath(product, language)
        return { ...ingredient, productUrl: path ? withLanguage(path, language) : '' }
      }),
      steps: recipe.steps,
      categories,
      allergens: shownAllergens(allergens),
      nutrients: recipe.nutrients.map(({ name, amount, perPortion }) => ({
        name,
        amount: figureOrNull(amount),
        perPortion: figureOrNull(perPortion),
      })),
      products,
      productsIntro: recipe.productsIntro,
      moreRecipes: await queries.hitsOf(similar, language),
      recipesUrl: links.get(recipesPage)?.path ?? '',
    }
    const { title, mainImage } = delivered
    // A recipe without a picture uses one of its products': search engines show no recipe without a picture.
    const used = needs.flatMap(({ productCode }) => assortment.get(productCode)?.card?.image || [])
    const pictureUrl = mainImage?.url || image || used[0] || ''
    const codes = [...needs.map(({ productCode }) => productCode), ...recipe.relatedProducts]
    return {
      fields: presented,
      structuredData: [
        recipeData({ ...presented, title }, { url, image: pictureUrl, language, modified: publishedAt }),
      ],
      tags: [recipesTag, linkTag(recipesPage), ...codes.map((code) => `product:${code}`)],
    }
  }

const figureOrNull = (stored: string): number | null => (stored === '' ? null : Number(stored))

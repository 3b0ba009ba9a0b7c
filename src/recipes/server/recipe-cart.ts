import type { CartLine } from '#src/cart/rules/cart-line.ts'
import { add } from '#src/cart/rules/cart-changes.ts'
import type { CartService, CartView } from '#src/cart/server/cart.service.ts'
import type { Owner } from '#src/common/actor.ts'
import { notFound, type Refusal } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { ok, refuse, type Result } from '#src/common/result.ts'
import type { Assortment } from '#src/products/server/assortment.ts'
import type { RecipeCartAnswer, RecipeCartBody } from '../contract/recipe-cart.ts'
import { packsFor } from '../rules/shopping-list.ts'
import type { RecipeIndex } from './recipe-index.ts'

export interface RecipeCartDeps {
  book: Pick<RecipeIndex, 'get'>
  assortment: Pick<Assortment, 'get'>
  carts: Pick<CartService, 'changeLines'>
}

type Outcome = Pick<RecipeCartAnswer, 'added' | 'short'>

/** Adds a recipe's products to the visitor's cart in one change: as many packs as the portions need, limited by stock. */
export const createRecipeCart =
  ({ book, assortment, carts }: RecipeCartDeps) =>
  async (
    visitor: Owner,
    { contentId, portions }: RecipeCartBody,
    language: Language,
  ): Promise<Result<Outcome & { view: CartView }, Refusal>> => {
    const recipe = book.get(contentId, language)
    if (recipe === null || recipe.needs.length === 0) return refuse(notFound)
    const factor = (portions ?? recipe.portions) / recipe.portions
    const wanted = recipe.needs.flatMap(({ productCode, grams }) => {
      const product = assortment.get(productCode)
      if (product === null || product.card === null) return []
      const { code, weightGrams } = product.card
      return [{ code, name: product.texts[language].name, quantity: packsFor(grams, factor, weightGrams) }]
    })
    // Set again on each run: the change is retried after a conflict with another request.
    let outcome: Outcome = { added: [], short: [] }
    const codes = wanted.map(({ code }) => code)
    const changed = await carts.changeLines(visitor, language, codes, (lines, sellables, newId, today) => {
      outcome = { added: [], short: [] }
      let next: CartLine[] = [...lines]
      const put = (code: string, quantity: number) => add({ code, quantity })(next, sellables, newId, today)
      for (const { code, name, quantity } of wanted) {
        let result = put(code, quantity)
        let taken = quantity
        if (!result.ok) {
          const held = next.find((line) => line.code === code && line.customTablet === null)?.quantity ?? 0
          taken = Math.min(quantity, Math.max(0, availableOf(result.error) - held))
          if (taken > 0) result = put(code, taken)
        }
        if (result.ok) {
          next = result.value
          outcome.added.push({ code, name, quantity: taken })
        }
        const added = result.ok ? taken : 0
        if (added < quantity) outcome.short.push({ code, name, wanted: quantity, added })
      }
      return ok(next)
    })
    return changed.ok ? ok({ view: changed.value, ...outcome }) : changed
  }

export type RecipeCart = ReturnType<typeof createRecipeCart>

/** Returns how many the cart may hold of a refused product; 0: none. */
function availableOf(refusal: Refusal): number {
  const available = refusal.kind === 'business' ? refusal.problems[0]?.details?.['available'] : 0
  return typeof available === 'number' ? available : 0
}

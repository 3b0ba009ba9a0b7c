import { Type } from 'typebox'
import { Cart } from '#src/cart/contract/cart.ts'
import { portionsMax } from './limits.ts'

/** POST /api/me/carts/recipe (EXT): adds a recipe's products for that many portions in one change of the cart. */
export const RecipeCartBody = Type.Object(
  {
    contentId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    portions: Type.Optional(
      Type.Integer({ minimum: 1, maximum: portionsMax, description: 'left out: as the recipe is written' }),
    ),
  },
  { additionalProperties: false },
)
export type RecipeCartBody = Type.Static<typeof RecipeCartBody>

export const RecipeCartAnswer = Type.Object({
  cart: Cart,
  added: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), quantity: Type.Integer() })),
  /** Products with too little stock; `added` 0: none at all. */
  short: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), wanted: Type.Integer(), added: Type.Integer() }),
  ),
})
export type RecipeCartAnswer = Type.Static<typeof RecipeCartAnswer>

import type { Ingredients } from '../../contract/product.ts'
import { splitMarked } from '../../rules/marked-text.ts'

/** Ingredients with their allergens emphasised, as the server marked them. */
export function IngredientList({ of: { ingredients, ingredientMarks, ingredientsLanguage } }: { of: Ingredients }) {
  if (ingredients === '') return null
  return (
    <p lang={ingredientsLanguage}>
      {splitMarked(ingredients, ingredientMarks).map(({ text, isAllergen, start }) =>
        isAllergen ? <strong key={start}>{text}</strong> : text,
      )}
    </p>
  )
}

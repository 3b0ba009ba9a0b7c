import { nutrientTable } from '#src/products/rules/nutrition.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { RecipePageFields } from '../../contract/recipe.ts'

type RecipeNutrientsProps = Pick<RecipePageFields, 'nutrients' | 'portionUnit'>

/** Order and decimals as in the second list (C-0.4); rows without a figure are left out. */
export function RecipeNutrients({ nutrients, portionUnit }: RecipeNutrientsProps) {
  const text = useText()
  const rows = nutrientTable(nutrients, useLanguage())
  if (rows.length === 0) return null
  const hasAmounts = rows.some(({ amount }) => amount !== null)
  const hasPortions = rows.some(({ perPortion }) => perPortion !== null)
  return (
    <table className="recipe-nutrients kit-num">
      <caption className="kit-d4">{text('/recipes/nutrients')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="kit-visually-hidden">{text('/catalogue/nutrition/nutrient')}</span>
          </th>
          {hasAmounts && <th scope="col">{text('/catalogue/nutrition/per-100-g')}</th>}
          {hasPortions && <th scope="col">{text(`/recipes/in-one/${portionUnit}`)}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, labelKey, amount, perPortion, isPart }) => (
          <tr key={name}>
            <th scope="row" className={isPart ? 'recipe-nutrients__part' : undefined}>
              {text(labelKey)}
            </th>
            {hasAmounts && <td>{amount ?? '–'}</td>}
            {hasPortions && <td>{perPortion ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useId, useState } from 'react'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import { Stepper } from '#src/kit/Stepper.tsx'
import { SiteLink } from '#src/shell/web/navigation/SiteLink.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { portionsMax } from '../../contract/limits.ts'
import type { RecipeIngredient } from '../../contract/recipe.ts'
import { leastPortions, shownAmount } from '../../rules/amounts.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ShownRecipe } from '../shown-recipe.ts'

interface IngredientsProps {
  page: PageModel<ShownRecipe>
  portions: number
  onPortions: (portions: number) => void
}

/** Ingredients for the chosen portions, with boxes to tick. */
export function Ingredients({ page, portions, onPortions }: IngredientsProps) {
  const text = useText()
  const headingId = useId()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const tick = (place: number, on: boolean) =>
    setTicked(new Set(on ? [...ticked, place] : [...ticked].filter((other) => other !== place)))
  const unit = page.portionUnit
  const labels = {
    quantity: text('/recipes/portions'),
    decrease: text('/recipes/portions-less'),
    increase: text('/recipes/portions-more'),
    most: (n: number) => text('/recipes/portions-most', { n }),
    least: (n: number) => text('/recipes/portions-least', { n }),
  }
  return (
    <section className="recipe-ingredients" aria-labelledby={headingId}>
      <div className="recipe-ingredients__head">
        <h2 className="kit-d3" id={headingId}>
          {text('/recipes/ingredients')}
        </h2>
        <div className="recipe-ingredients__portions">
          <output className="kit-ui kit-muted kit-num">{text(`/recipes/portion/${unit}`, { count: portions })}</output>
          <Stepper
            value={portions}
            min={leastPortions(page.ingredients, page.portions)}
            max={portionsMax}
            onCommit={onPortions}
            labels={labels}
            size="small"
          />
        </div>
      </div>
      {groupsOf(page.ingredients).map(({ group, entries }, at) => (
        <div key={`${at}-${group}`}>
          {group !== '' && <h3 className="recipe-ingredients__group">{group}</h3>}
          <ul>
            {entries.map(({ ingredient, index }) => (
              <li key={index}>
                <Checkbox checked={ticked.has(index)} onChange={(event) => tick(index, event.target.checked)}>
                  <IngredientLine ingredient={ingredient} factor={portions / page.portions} />
                </Checkbox>
                {ingredient.productUrl !== '' && (
                  <SiteLink className="kit-link recipe-ingredients__product" to={ingredient.productUrl}>
                    {text('/recipes/our-product')}
                    <span className="kit-visually-hidden"> {ingredient.name}</span>
                  </SiteLink>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="recipe-ingredients__foot kit-small kit-muted">
        <span>{text('/recipes/tick-hint')}</span>
        <button type="button" className="kit-link recipe-script" onClick={() => window.print()}>
          {text('/recipes/print')}
        </button>
      </p>
    </section>
  )
}

function IngredientLine({ ingredient, factor }: { ingredient: RecipeIngredient; factor: number }) {
  const text = useText()
  const { figure, unit, count, isOne } = shownAmount(ingredient, factor, useLanguage())
  const { name, nameOne } = ingredient
  return (
    <span className="recipe-ingredient">
      <b className="kit-num">
        {figure}
        {figure !== '' && unit !== '' && <>{`\u00A0${text(`/recipes/unit/${unit}`, { count })}`}</>}
      </b>{' '}
      <span>{isOne && nameOne !== '' ? nameOne : name}</span>
    </span>
  )
}

interface Placed {
  ingredient: RecipeIngredient
  /** Index in the whole list. */
  index: number
}

/** Groups neighbours with the same heading. */
function groupsOf(ingredients: readonly RecipeIngredient[]): { group: string; entries: Placed[] }[] {
  const groups: { group: string; entries: Placed[] }[] = []
  for (const [index, ingredient] of ingredients.entries()) {
    const last = groups.at(-1)
    if (last?.group === ingredient.group) last.entries.push({ ingredient, index })
    else groups.push({ group: ingredient.group, entries: [{ ingredient, index }] })
  }
  return groups
}

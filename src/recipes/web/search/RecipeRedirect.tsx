import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Checkbox } from '#src/kit/Checkbox.tsx'
import type { FacetCategory } from '#src/content/contract/content-search.ts'
import { everyRecipe, formatRecipeSearch } from '../../contract/search-state.ts'
import { RecipeForm } from './RecipeForm.tsx'

interface RecipeRedirectProps {
  searchPageUrl: string
  facets: readonly FacetCategory[]
}

/** Leads to the page that searches, with `q` and `categoryIds`. */
export function RecipeRedirect({ searchPageUrl, facets }: RecipeRedirectProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [group] = facets.toSorted((a, b) => a.order - b.order)
  function go(phrase: string): void {
    const state = { ...everyRecipe, phrase, categoryIds: chosen, pages: 1 }
    const query = new URLSearchParams(formatRecipeSearch(state)).toString()
    void navigate(query === '' ? searchPageUrl : `${searchPageUrl}?${query}`)
  }
  return (
    <RecipeForm
      action={searchPageUrl}
      phrase=""
      productPageId={0}
      products={null}
      isNarrowed={chosen.length > 0}
      onSearch={({ phrase }) => go(phrase)}
    >
      {group && (
        <fieldset className="recipe-form__facets">
          <legend className="kit-visually-hidden">{group.name}</legend>
          {group.facetSubcategories.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="categoryIds"
              value={id}
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </RecipeForm>
  )
}

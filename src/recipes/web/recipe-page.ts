import { definePage } from '#src/shell/web/page/page-type.ts'
import type { ShownRecipe } from './shown-recipe.ts'

export const recipePage = definePage<ShownRecipe>({
  name: 'recipe-page',
  module: 'src/recipes/web/RecipePage.tsx',
  load: async () => (await import('./RecipePage.tsx')).RecipePage,
  areas: ['liftUpContentArea'],
})

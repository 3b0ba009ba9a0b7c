import type { Localized } from '#src/common/locale.ts'
import { type AllergenClaim, allergenClaims } from '#src/recipes/contract/recipe-fields.ts'
import type { BlockDefinition } from '../define.ts'

/** What recipes are sorted by, in the order of the filters. */
const categories = {
  baking: { fi: 'Leivonnaiset', sv: 'Bakverk', en: 'Baking' },
  desserts: { fi: 'Jälkiruoat', sv: 'Efterrätter', en: 'Desserts' },
  sweets: { fi: 'Makeiset', sv: 'Godis', en: 'Sweets' },
  drinks: { fi: 'Juomat', sv: 'Drycker', en: 'Drinks' },
  breakfast: { fi: 'Aamupalat', sv: 'Frukost', en: 'Breakfast' },
  savoury: { fi: 'Suolaiset', sv: 'Salt', en: 'Savoury' },
  christmas: { fi: 'Jouluun', sv: 'Till jul', en: 'For Christmas' },
  vegan: { fi: 'Vegaaniset', sv: 'Veganskt', en: 'Vegan' },
} as const satisfies Record<string, Localized>
export type CategoryName = keyof typeof categories

const allergens: Readonly<Record<AllergenClaim, Localized>> = {
  gluten: { fi: 'Gluteeni', sv: 'Gluten', en: 'Gluten' },
  milk: { fi: 'Maito', sv: 'Mjölk', en: 'Milk' },
  egg: { fi: 'Kananmuna', sv: 'Ägg', en: 'Egg' },
  nuts: { fi: 'Pähkinät', sv: 'Nötter', en: 'Nuts' },
  peanut: { fi: 'Maapähkinä', sv: 'Jordnöt', en: 'Peanut' },
  soya: { fi: 'Soija', sv: 'Soja', en: 'Soya' },
  sesame: { fi: 'Seesami', sv: 'Sesam', en: 'Sesame' },
}

export const recipeTaxonomy: readonly BlockDefinition[] = [
  ...Object.entries(categories).map(([key, title]): BlockDefinition => ({
    key: `recipe-category-${key}`,
    type: 'RecipeCategory',
    name: title.fi,
    fields: { title },
  })),
  ...allergenClaims.map((claim): BlockDefinition => ({
    key: `allergen-${claim}`,
    type: 'Allergen',
    name: allergens[claim].fi,
    fields: { title: allergens[claim], claim },
  })),
]

import { Type } from 'typebox'
import { Html, Image } from '#src/content/contract/field-types.ts'
import { ProductCard } from '#src/products/contract/card.ts'
import { FieldColour } from '#src/products/contract/codes.ts'
import { type PortionUnit, portionUnits, type Unit, units } from './units.ts'

const unit = Type.Enum(Object.keys(units) as Unit[]) // the keys of the object
const portionUnit = Type.Enum(Object.keys(portionUnits) as PortionUnit[]) // the keys of the object
const NumberOrNull = Type.Union([Type.Number(), Type.Null()])

/** A recipe in a list: in a search, on a product's page, below another recipe. */
export const RecipeHit = Type.Object({
  contentId: Type.Integer(),
  url: Type.String({ description: 'site path with language prefix' }),
  image: Type.String({ description: 'media path; empty without a picture' }),
  title: Type.String({ description: 'words between asterisks are in italic; may hold soft hyphens' }),
  recipeCategories: Type.Array(Type.String({ description: 'names' })),
  allergens: Type.Array(Type.String({ description: 'names of what is in it' })),
  minutes: Type.Integer({ description: 'preparing and cooking; 0: not told' }),
  portions: Type.Integer(),
  portionUnit,
  /** Pastel behind the picture, or behind the pattern that replaces it: `--field-{name}`. */
  field: FieldColour,
})
export type RecipeHit = Type.Static<typeof RecipeHit>

export const RecipeIngredient = Type.Object({
  group: Type.String({ description: 'heading over it and those that follow with the same; empty: none' }),
  amount: Type.Number({ description: 'for the portions as written; 0: none given' }),
  unit,
  name: Type.String(),
  nameOne: Type.String({ description: 'of one or less; empty: as always' }),
  productUrl: Type.String({ description: 'of a product of ours that is on the site; else empty' }),
})
export type RecipeIngredient = Type.Static<typeof RecipeIngredient>

export const RecipeStep = Type.Object({ heading: Type.String(), text: Type.String() })
export type RecipeStep = Type.Static<typeof RecipeStep>

/** A product in the recipe and its amount, from which the page computes packs per portion. */
export const RecipeProduct = Type.Object({
  card: ProductCard,
  grams: Type.Number({ description: 'for the portions as written; 0: one pack, however many portions' }),
  packGrams: Type.Integer({ description: 'of the variation on the card; 0: not told' }),
})
export type RecipeProduct = Type.Static<typeof RecipeProduct>

/** Fields of a RecipePage (specification 2, section 3; C-21). Fields marked EXT are our additions. */
export const RecipePageFields = Type.Object({
  title: Type.String(),
  author: Type.String(),
  authorUrl: Type.String(),
  mainIntro: Type.String(),
  mainImage: Type.Union([Image, Type.Null()]),
  /** EXT. Pastel of the page's head. */
  field: FieldColour,
  startPublish: Type.String({ description: 'ISO 8601' }),
  seoCookTime: Type.String({ description: 'ISO 8601 duration; empty: not told' }),
  seoPreparationTime: Type.String({ description: 'ISO 8601 duration; empty: not told' }),
  seoCuisine: Type.String(),
  seoIngredient: Type.String({ description: 'a line for each' }),
  seoInstructions: Type.String({ description: 'a line for each step' }),
  productAllergens: Type.String({ description: 'page-reference ids joined by commas' }),
  recipeCategories: Type.String({ description: 'page-reference ids joined by commas' }),
  quotationText: Type.String(),
  quotationName: Type.String(),
  portionSize: Type.String({ description: '16 palaa' }),
  recipeIngredients: Html,
  recipePreparationInstructions: Html,
  relatedProducts: Type.Array(ProductCard),
  hideShareSoMeLinks: Type.Boolean(),
  /** EXT. Times in minutes; 0: not given. */
  preparationMinutes: Type.Integer(),
  cookMinutes: Type.Integer(),
  restMinutes: Type.Integer(),
  /** EXT. Source of the text forms above. */
  portions: Type.Integer(),
  portionUnit,
  ingredients: Type.Array(RecipeIngredient),
  steps: Type.Array(RecipeStep),
  /** EXT. Names of the ids above. */
  categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  allergens: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      value: NumberOrNull,
      description: Type.String({ description: 'gluten (wheat)' }),
    }),
  ),
  nutrients: Type.Array(
    Type.Object({
      name: Type.String(),
      amount: NumberOrNull,
      perPortion: NumberOrNull,
    }),
    { description: 'amount: in 100 g; figures in the nutrient’s own unit' },
  ),
  /** EXT. Products that "add the products" puts into the cart. */
  products: Type.Array(RecipeProduct),
  productsIntro: Type.String(),
  /** EXT. Other recipes, those with the most categories in common first. */
  moreRecipes: Type.Array(RecipeHit),
  /** EXT. Page that lists all recipes; empty: there is none. */
  recipesUrl: Type.String(),
})
/** Fields of a recipe page. Responses also hold the blocks of the lift-up area, whose shape depends on their type. */
export type RecipePageFields = Type.Static<typeof RecipePageFields>

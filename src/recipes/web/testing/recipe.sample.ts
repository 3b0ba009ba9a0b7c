import { sampleCards } from '#src/products/contract/sample-cards.ts'
import { samplePage } from '#src/content/web/gallery/sample-page.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { RecipeHit } from '../../contract/recipe.ts'
import type { RecipeSearchAnswer } from '../../contract/recipe-search.ts'
import type { ShownRecipe } from '../shown-recipe.ts'

const hit = (id: number, title = `Resepti ${id}`): RecipeHit => ({
  contentId: id,
  url: `/reseptit/resepti-${id}`,
  image: '',
  title,
  recipeCategories: ['Leivonnaiset'],
  allergens: ['Maito'],
  minutes: 25,
  portions: 4,
  portionUnit: 'servings',
  field: 'rose',
})

/** So many recipes of a search, the first `first` left out. */
export const found = (count: number, total = count, first = 0): RecipeSearchAnswer => ({
  hits: Array.from({ length: count }, (_, index) => hit(first + index + 1)),
  facetCategories: [
    {
      id: 1,
      name: 'Ruokalaji',
      order: 1,
      facetSubcategories: [
        { id: 3, name: 'Leivonnaiset', count: 2, selected: false },
        { id: 6, name: 'Juomat', count: 1, selected: false },
      ],
    },
  ],
  hasMore: first + count < total,
  totalCount: total,
  relatedProducts: [{ id: 1_000_001, name: 'Tumma suklaa 72 %' }],
})

const [card] = sampleCards

const fields: ShownRecipe = {
  title: 'Browniet, *kostea*',
  author: 'Tuula Rantanen',
  authorUrl: '/tarina',
  mainIntro: 'Kosteaa.',
  mainImage: null,
  field: 'sand',
  startPublish: '2026-11-12T06:00:00Z',
  seoCookTime: 'PT22M',
  seoPreparationTime: 'PT15M',
  seoCuisine: '',
  seoIngredient: '',
  seoInstructions: '',
  productAllergens: '11',
  recipeCategories: '3',
  quotationText: 'Ei *vielä*.',
  quotationName: 'Tuula Rantanen',
  portionSize: '16 palaa',
  recipeIngredients: '',
  recipePreparationInstructions: '',
  relatedProducts: [],
  hideShareSoMeLinks: false,
  preparationMinutes: 15,
  cookMinutes: 22,
  restMinutes: 0,
  portions: 16,
  portionUnit: 'pieces',
  ingredients: [
    { group: '', amount: 200, unit: 'g', name: 'suklaata', nameOne: '', productUrl: '/tuotteet/suklaalevyt/tumma-72' },
    { group: '', amount: 2, unit: '', name: 'kananmunaa', nameOne: 'kananmuna', productUrl: '' },
    { group: '', amount: 2.5, unit: 'dl', name: 'sokeria', nameOne: '', productUrl: '' },
    { group: 'Pinnalle', amount: 1, unit: 'tsp', name: 'suolaa', nameOne: '', productUrl: '' },
  ],
  steps: [
    { heading: 'Sulata', text: 'Sulata suklaa.' },
    { heading: '', text: 'Paista.' },
  ],
  categories: [{ id: 3, name: 'Leivonnaiset' }],
  allergens: [
    { id: 11, name: 'Maito', value: 1, description: 'maito' },
    { id: 12, name: 'Pähkinät', value: 2, description: 'pähkinät' },
    { id: 13, name: 'Soija', value: 0, description: 'soija' },
  ],
  nutrients: [
    { name: 'Salt', amount: 0.62, perPortion: null },
    { name: 'EnergyCalories', amount: 451.6, perPortion: 242 },
    { name: 'FatSaturated', amount: 16.04, perPortion: 8.6 },
    { name: 'Lactose', amount: null, perPortion: null },
    { name: 'Kofeiini', amount: 1, perPortion: 1 },
  ],
  products: card ? [{ card: { ...card, discountedPrice: 4.5 }, grams: 200, packGrams: 100 }] : [],
  productsIntro: '',
  moreRecipes: [hit(2)],
  recipesUrl: '/reseptit',
  liftUpContentArea: [],
}

export const recipePageSample = (change: Partial<ShownRecipe> = {}): PageModel<ShownRecipe> => {
  const page = samplePage({})
  return {
    ...page,
    contentLink: { id: 77, guidValue: 'g' },
    contentType: ['Page', 'RecipePage'],
    url: '/reseptit/browniet',
    pageMetadata: {
      ...page.pageMetadata,
      canonicalUrl: 'https://shop.test/reseptit/browniet',
      ogTitle: 'Browniet & co',
    },
    ...fields,
    ...change,
  }
}

import { readFileSync, readdirSync } from 'node:fs'
import { languages, type Localized } from '#src/common/locale.ts'
import { nutrients as nutrientList } from '#src/products/rules/nutrients.ts'
import { type AllergenClaim, allergenClaims } from '#src/recipes/contract/recipe-fields.ts'
import type { PortionUnit, Unit } from '#src/recipes/contract/units.ts'
import { type PageDefinition, plainMeta } from '../define.ts'
import { picture } from '../media.ts'
import { type Food, type FoodName, foods } from './foods.ts'
import type { CategoryName } from './taxonomy.ts'

/*
 * A recipe of the demo: what is written by hand, and what follows from it. Names of ingredients, allergens and nutrients come from
 * the table of foods and from the catalogue, so that they cannot disagree with what goes into the bowl.
 */

export interface DemoIngredient {
  amount: number
  unit: Unit
  /** A food of the table, or the Finnish slug of a product of ours. */
  food: FoodName | null
  product: string | null
  group: Localized | null
  /** After the name: "huoneenlämpöisiä". */
  note: Localized | null
}

export interface DemoRecipe {
  key: string
  /** The dish in a word or two, in menus and crumbs. */
  name: Localized
  slug: Localized
  title: Localized
  intro: Localized
  description: Localized
  author?: string
  /** Of the dish itself: `recipes/mousse`. */
  picture: `recipes/${string}`
  field: 'sand' | 'bone' | 'sky' | 'cream' | 'butter' | 'mint' | 'lilac' | 'rose' | 'peach' | 'sage'
  published: string
  categories: readonly CategoryName[]
  minutes: readonly [preparation: number, cooking: number, waiting: number]
  portions: number
  portionUnit: PortionUnit
  ingredients: readonly DemoIngredient[]
  steps: readonly (readonly [heading: Localized, text: Localized])[]
  quotation?: readonly [words: Localized, name: string]
  products?: Localized
  /** Codes beside those of the ingredients. */
  related?: readonly string[]
  cuisine?: Localized
}

export const t = (fi: string, sv: string, en: string): Localized => ({ fi, sv, en })

const nothing = { food: null, product: null, group: null, note: null }
/** So much of a food. */
export const of = (amount: number, unit: Unit, food: FoodName, note: Localized | null = null): DemoIngredient => ({
  ...nothing,
  amount,
  unit,
  food,
  note,
})
/** Grams of a product of ours, by its Finnish slug. */
export const ours = (amount: number, product: string, note: Localized | null = null): DemoIngredient => ({
  ...nothing,
  amount,
  unit: 'g',
  product,
  note,
})
/** The ingredients under a heading of their own. */
export const under = (group: Localized, ingredients: readonly DemoIngredient[]): DemoIngredient[] =>
  ingredients.map((ingredient) => ({ ...ingredient, group }))

interface ProductFacts {
  code: string
  name: Localized
  nutrients: Record<string, number>
  allergens: Record<string, number>
}

const directory = new URL('../../catalogue/products/', import.meta.url)
const products = new Map(
  readdirSync(directory).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, directory), 'utf8')) as ProductFacts, // as in demo/catalogue/README.md
  ]),
)
function productOf(slug: string): ProductFacts {
  const product = products.get(slug)
  if (!product) throw new Error(`No product of the demo is called ${slug}`)
  return product
}

/** What products declare, by what a search may be told to leave out. */
const declared: Readonly<Record<AllergenClaim, readonly string[]>> = {
  gluten: ['wheat', 'rye', 'barley', 'oats'],
  milk: ['milk'],
  egg: ['egg'],
  nuts: ['hazelnut', 'almond', 'otherNuts'],
  peanut: ['peanut'],
  soya: ['soya'],
  sesame: ['sesame'],
}

/** 0 none, 1 contains, 2 may contain: the worst of what is in it. */
function allergensOf(ingredients: readonly DemoIngredient[]): Record<AllergenClaim, 0 | 1 | 2> {
  const stated = (claim: AllergenClaim): (0 | 1 | 2)[] =>
    ingredients.map(({ food, product }) => {
      if (product !== null) {
        const values = declared[claim].map((key) => productOf(product).allergens[key] ?? 2)
        return values.includes(1) ? 1 : values.every((value) => value === 0) ? 0 : 2
      }
      const { contains = [], mayContain = [] }: Food = foods[food ?? 'water']
      return contains.includes(claim) ? 1 : mayContain.includes(claim) ? 2 : 0
    })
  const worst = (claim: AllergenClaim) => {
    const values = stated(claim)
    return values.includes(1) ? 1 : values.includes(2) ? 2 : 0
  }
  return Object.fromEntries(allergenClaims.map((claim) => [claim, worst(claim)])) as Record<AllergenClaim, 0 | 1 | 2> // one for each
}

const pinchGrams = 0.4

function gramsOf({ amount, unit, food, product }: DemoIngredient): number {
  if (unit === 'g') return amount
  if (unit === 'kg') return amount * 1_000
  const measures: Food = foods[food ?? 'water']
  const grams = {
    ml: measures.dl && measures.dl / 100,
    dl: measures.dl,
    l: measures.dl && measures.dl * 10,
    tbsp: measures.tbsp ?? (measures.tsp && measures.tsp * 3) ?? (measures.dl && measures.dl * 0.15),
    tsp: measures.tsp ?? (measures.tbsp && measures.tbsp / 3) ?? (measures.dl && measures.dl * 0.05),
    pinch: pinchGrams,
    '': measures.piece,
  }[unit]
  if (grams === undefined || product !== null) throw new Error(`Nobody knows what ${amount} ${unit} of ${food} weigh`)
  return amount * grams
}

const factNames = [
  'EnergyCalories',
  'Fat',
  'FatSaturated',
  'Carbohydrates',
  'Sugar',
  'Fiber',
  'Protein',
  'Salt',
] as const

/** Of the whole bowl, in the nutrients' units; energy in kilojoules follows from the calories. */
function nutrientsOf(ingredients: readonly DemoIngredient[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const ingredient of ingredients) {
    const { food, product } = ingredient
    const facts = product === null ? [] : factNames.map((name) => productOf(product).nutrients[name] ?? 0)
    const per100 = product === null ? foods[food ?? 'water'].facts : facts
    for (const [index, name] of factNames.entries())
      sums[name] = (sums[name] ?? 0) + ((per100[index] ?? 0) * gramsOf(ingredient)) / 100
  }
  return { EnergyJoules: (sums['EnergyCalories'] ?? 0) * 4.184, ...sums }
}

const weightOf = (ingredients: readonly DemoIngredient[]): number =>
  ingredients.reduce((sum, ingredient) => sum + gramsOf(ingredient), 0)

const allergenWords: Readonly<Record<AllergenClaim, Localized>> = {
  gluten: t('gluteeni', 'gluten', 'gluten'),
  milk: t('maito', 'mjölk', 'milk'),
  egg: t('kananmuna', 'ägg', 'egg'),
  nuts: t('pähkinät', 'nötter', 'nuts'),
  peanut: t('maapähkinä', 'jordnöt', 'peanut'),
  soya: t('soija', 'soja', 'soya'),
  sesame: t('seesami', 'sesam', 'sesame'),
}

const each = (make: (language: keyof Localized) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as unknown as Localized // one per language

function ingredientFields({ amount, unit, food, product, group, note }: DemoIngredient) {
  const names: Localized = product === null ? foods[food ?? 'water'].names : productOf(product).name
  const { one }: Food = foods[food ?? 'water']
  const noted = (text: Localized) => each((language) => [text[language], note?.[language]].filter(Boolean).join(', '))
  return {
    group: group ?? '',
    amount,
    unit,
    name: noted(names),
    nameOne: product === null && one ? noted(one) : '',
    productCode: product === null ? '' : productOf(product).code,
  }
}

const figure = (value: number): string => String(Math.round(value * 100) / 100)

export function recipe(of: DemoRecipe) {
  const whole = nutrientsOf(of.ingredients)
  const weight = weightOf(of.ingredients)
  const [preparationMinutes, cookMinutes, restMinutes] = of.minutes
  return {
    key: `recipe-${of.key}`,
    type: 'RecipePage',
    parent: 'recipes',
    name: of.name,
    slug: of.slug,
    fields: {
      ...plainMeta,
      metaTitle: each(
        (language) => `${of.name[language]} · ${{ fi: 'resepti', sv: 'recept', en: 'recipe' }[language]} · Konvehti`,
      ),
      metaDescription: of.description,
      title: of.title,
      author: of.author ?? '',
      authorUrl: of.author === undefined ? '' : 'content:story',
      mainIntro: of.intro,
      mainImage: picture(of.picture),
      field: of.field,
      startPublish: `${of.published}T06:00:00Z`,
      recipeCategories: of.categories.map((name) => `content:recipe-category-${name}`),
      productAllergens: Object.entries(allergensOf(of.ingredients)).map(([claim, value]) => ({
        allergen: `content:allergen-${claim}`,
        value: String(value) as '0' | '1' | '2',
        description: allergenWords[claim as AllergenClaim], // the keys of the same list
      })),
      preparationMinutes,
      cookMinutes,
      restMinutes,
      seoCuisine: of.cuisine ?? t('suomalainen', 'finländsk', 'Finnish'),
      portions: of.portions,
      portionUnit: of.portionUnit,
      ingredients: of.ingredients.map(ingredientFields),
      steps: of.steps.map(([heading, text]) => ({ heading, text })),
      quotationText: of.quotation?.[0] ?? '',
      quotationName: of.quotation?.[1] ?? '',
      productsIntro: of.products ?? '',
      relatedProducts: [...(of.related ?? [])],
      nutrients: nutrientList.flatMap(({ name }) => {
        const value = whole[name]
        if (value === undefined) return []
        return [{ name, amount: figure((value * 100) / weight), perPortion: figure(value / of.portions) }]
      }),
      hideShareSoMeLinks: false,
      liftUpContentArea: [],
    },
  } satisfies PageDefinition
}

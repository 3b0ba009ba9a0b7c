import type { Language } from '#src/common/locale.ts'
import { plainHeading } from '#src/content/rules/plain-text.ts'
import { nutrients as knownNutrients } from '#src/products/rules/nutrients.ts'
import type { RecipePageFields } from '../contract/recipe.ts'
import { isoMinutes } from '#src/common/display-minutes.ts'

/** schema.org names of a portion's nutrients. */
const nutritionNames: Readonly<Record<string, string>> = {
  EnergyCalories: 'calories',
  Fat: 'fatContent',
  FatSaturated: 'saturatedFatContent',
  Carbohydrates: 'carbohydrateContent',
  Sugar: 'sugarContent',
  Fiber: 'fiberContent',
  Protein: 'proteinContent',
}
const unitWords: Readonly<Record<string, string>> = { kcal: 'calories', g: 'grams' }
/** Sodium is two fifths of salt. */
const sodiumOfSalt = 0.4

/** schema.org Recipe; URLs are site paths, to which the shell adds the origin. */
export function recipeData(
  fields: Pick<
    RecipePageFields,
    | 'title'
    | 'author'
    | 'mainIntro'
    | 'startPublish'
    | 'seoCuisine'
    | 'seoIngredient'
    | 'preparationMinutes'
    | 'cookMinutes'
    | 'restMinutes'
    | 'portionSize'
    | 'portions'
    | 'steps'
    | 'categories'
    | 'nutrients'
  >,
  { url, image, language, modified }: { url: string; image: string; language: Language; modified: Date },
): Record<string, unknown> {
  const { author, preparationMinutes, cookMinutes, restMinutes, categories } = fields
  const total = preparationMinutes + cookMinutes + restMinutes
  const publisher = { '@type': 'Organization', name: 'Konvehti', url: '/' }
  const nutrition = nutritionOf(fields.nutrients)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: plainHeading(fields.title),
    description: fields.mainIntro,
    ...(image !== '' && { image: [image] }),
    author: author === '' ? publisher : { '@type': 'Person', name: author },
    publisher,
    datePublished: fields.startPublish,
    dateModified: modified.toISOString(),
    inLanguage: language,
    mainEntityOfPage: url,
    ...(preparationMinutes > 0 && { prepTime: isoMinutes(preparationMinutes) }),
    ...(cookMinutes > 0 && { cookTime: isoMinutes(cookMinutes) }),
    ...(total > 0 && { totalTime: isoMinutes(total) }),
    recipeYield: [String(fields.portions), fields.portionSize],
    ...(categories.length > 0 && {
      recipeCategory: categories[0]?.name,
      keywords: categories.map(({ name }) => name).join(', '),
    }),
    ...(fields.seoCuisine !== '' && { recipeCuisine: fields.seoCuisine }),
    recipeIngredient: fields.seoIngredient.split('\n'),
    recipeInstructions: fields.steps.map(({ heading, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      ...(heading !== '' && { name: heading }),
      text,
      url: `${url}#step-${index + 1}`,
    })),
    ...(Object.keys(nutrition).length > 0 && { nutrition: { '@type': 'NutritionInformation', ...nutrition } }),
  }
}

function nutritionOf(nutrients: RecipePageFields['nutrients']): Record<string, string> {
  const told: [string, string][] = []
  for (const { name, perPortion } of nutrients) {
    if (perPortion === null) continue
    const unit = unitWords[knownNutrients.find((one) => one.name === name)?.unit ?? '']
    const property = nutritionNames[name]
    if (property && unit) told.push([property, `${perPortion} ${unit}`])
    else if (name === 'Salt')
      told.push(['sodiumContent', `${Math.round(perPortion * sodiumOfSalt * 1_000)} milligrams`])
  }
  return Object.fromEntries(told)
}

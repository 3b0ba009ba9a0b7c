import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import { allergenKeys, dietKeys, suitableForKeys } from '../contract/codes.ts'
import type { FactEntry } from '../contract/product.ts'
import { allowedClaims } from '../rules/claims.ts'
import { combinedAllergens } from '../rules/combined-allergens.ts'
import { allergenMeaningKey } from '../rules/facts.ts'
import { nutrients } from '../rules/nutrients.ts'
import { nutrientLabelKey, percentOfIntake, perPortion } from '../rules/nutrition.ts'
import { textKeyPart } from './product-cards.ts'

type Values = Readonly<Record<string, number>>

/** The four lists of facts of a variation, in the wire's shape, with names in the language. */
export function presentFacts(
  facts: {
    /** What each food in it declares: the most severe is shown. */
    foods: readonly (Values | null)[]
    nutrients: Values | null
    diets: readonly string[]
    suitableFor: readonly string[]
    portionGrams: number | null
    glutenFreeOats: boolean
  },
  language: Language,
  text: TextLookup,
) {
  return {
    ...presentNutrition(facts.nutrients, facts.portionGrams, language, text),
    allergens: presentAllergens(combinedAllergens(facts.foods), language, text),
    suitableFor: allowedClaims(known(suitableForKeys, facts.suitableFor), facts).map((key) =>
      qualityEntry(key, 'suitable-for', language, text),
    ),
    diets: allowedClaims(known(dietKeys, facts.diets), facts)
      // "Free from" is how this list is shown: it takes the diets that are a lack of something.
      .filter((key) => freeFromDiets.includes(key))
      .map((key) => qualityEntry(key, 'free-from-diets', language, text)),
  }
}

const freeFromDiets = ['glutenFree', 'milkFree', 'noAddedSugar']

export function presentNutrition(
  values: Values | null,
  portionGrams: number | null,
  language: Language,
  text: TextLookup,
) {
  if (values === null) return { nutrients: [], ri: [], riPercent: [] }
  const entry = (key: string, value: number, name: string): FactEntry => ({
    key,
    value,
    description: text(language, nutrientLabelKey(name)),
    valueTranslation: null,
  })
  const per100 = nutrients.flatMap(({ name }) => (values[name] === undefined ? [] : [entry(name, values[name], name)]))
  if (portionGrams === null) return { nutrients: per100, ri: [], riPercent: [] }
  const portion = perPortion(values, portionGrams)
  const shares = percentOfIntake(portion)
  return {
    nutrients: per100,
    ri: [
      {
        key: 'RiPortionGrams',
        value: portionGrams,
        description: text(language, 'catalogue/nutrition/portion'),
        valueTranslation: null,
      },
      ...Object.entries(portion).map(([name, value]) => entry(`Ri${name}`, value, name)),
    ],
    riPercent: Object.entries(shares).map(([name, value]) =>
      entry(`RiShare${name}`, value, name === 'Energy' ? 'EnergyJoules' : name),
    ),
  }
}

function presentAllergens(values: Values | null, language: Language, text: TextLookup): FactEntry[] {
  if (values === null) return []
  return allergenKeys.flatMap((key) => {
    const value = values[key]
    if (value === undefined) return []
    const description = text(language, `catalogue/allergens/${textKeyPart(key)}`)
    return [{ key, value, description, valueTranslation: text(language, allergenMeaningKey(value)) }]
  })
}

function qualityEntry(key: string, group: string, language: Language, text: TextLookup): FactEntry {
  const description = text(language, `catalogue/${group}/${textKeyPart(key)}`)
  return { key, value: 1, description, valueTranslation: description }
}

/** In the order of the known keys; an unknown key has no words and is left out. */
const known = <Key extends string>(keys: readonly Key[], values: readonly string[]): Key[] =>
  keys.filter((key) => values.includes(key))

import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { languages } from '#src/common/locale.ts'
import type { AllergenClaim } from '#src/recipes/contract/recipe-fields.ts'
import { portionsMax } from '#src/recipes/contract/limits.ts'
import type { Unit } from '#src/recipes/contract/units.ts'
import { figureOf, leastPortions, shownAmount } from '#src/recipes/rules/amounts.ts'
import { packsFor } from '#src/recipes/rules/shopping-list.ts'
import type { PageDefinition } from '../define.ts'
import type { picture } from '../media.ts'
import { localise } from '../localise.ts'
import { allPages } from '../all-content.ts'

/* A baker's eye: the recipes of the demo are read as somebody would bake by them. */

type Recipe = Extract<PageDefinition, { type: 'RecipePage' }>
const recipes = allPages.filter((page): page is Recipe => page.type === 'RecipePage')

/** What is on spoons, jugs and scales, and what a knife can cut; never nothing, never a thousand of what has a larger unit. */
const measurable: Readonly<Record<Unit, RegExp>> = {
  '': /^(?:[¼½¾]|[1-5](?: ½)?|[1-9]\d*)$/,
  tsp: /^(?:[¼½¾]|1(?: [¼½¾])?|[2-5](?: ½)?)$/,
  tbsp: /^(?:½|[1-9](?: ½)?)$/,
  dl: /^(?:[¼½¾]|[12](?: [¼½¾])?|[3-9](?: ½)?)$/,
  ml: /^(?:\d{1,2}[05]|\d0|[2-9]5)$/,
  l: /^[1-9]\d*(?:[,.]\d5?)?$/,
  g: /^(?:[1-9]|[1-4]\d|\d{1,2}[05])$/,
  kg: /^[1-9]\d*(?:[,.]\d5?)?$/,
  pinch: /^[1-5]$/,
}
/** What a text names that somebody may not eat. */
const allergenWords: Readonly<Partial<Record<AllergenClaim, RegExp>>> = {
  gluten: /kaura|ruis|keksi|havre|råg|kex|oat|rye|biscuit base/i,
  milk: /kerma|juusto|rahka|maitosuklaa|valkosuklaa|grädde|ost\b|kvarg|mjölkchoklad|vit choklad|cream|cheese|quark|milk chocolate|white chocolate/i,
  egg: /\bmuna|ägg|\beggs?\b/i,
  nuts: /(?<!maa)pähkinä|mantel|hasselnöt|almond|hazelnut/i,
  peanut: /maapähkinä|jordnöt|peanut/i,
  sesame: /seesam|sesam/i,
}
const inMillilitres = ({ amount }: { amount: number }) => ({ amount: Math.round(amount * 100), unit: 'ml' as const })

const pictureOf = ({ fields }: Recipe) => fields.mainImage as ReturnType<typeof picture> // as each recipe has it

/** Words of a whole recipe that bake, boil or wait, in the language. */
const minuteWords = { fi: /(\d+) minuut|(\d+) min\b/g, sv: /(\d+) minut/g, en: /(\d+) minute/g }

describe('the recipes', () => {
  it('are two dozen, each with a picture of its own dish', async () => {
    expect(recipes).toHaveLength(24)
    const pictures = recipes.map(pictureOf)
    expect(pictures.map(({ url }) => url).filter((url) => !url.startsWith('/media/recipes/'))).toEqual([])
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(24)
    for (const { url, width, height } of pictures) {
      const file = await sharp(join(import.meta.dirname, '../../images', url.slice('/media/'.length))).metadata()
      expect([file.format, file.width, file.height], url).toEqual(['webp', width, height])
    }
  })

  it.each(recipes)('$key says in three languages what its picture shows, and nothing that is not in it', (recipe) => {
    const { altText } = pictureOf(recipe)
    const contained = recipe.fields.productAllergens
      .filter(({ value }) => value === '1')
      .map(({ allergen }) => allergen)
    for (const language of languages) {
      expect(altText[language]).not.toBe('')
      for (const [claim, words] of Object.entries(allergenWords))
        if (words.test(altText[language])) expect(contained, altText[language]).toContain(`content:allergen-${claim}`)
    }
  })

  it.each(recipes)('$key takes something from our shelves, in amounts and packs that make sense', ({ fields }) => {
    const ours = fields.ingredients.filter(({ productCode }) => productCode !== '')
    expect(ours.length).toBeGreaterThan(0)
    for (const { amount, unit } of ours) {
      expect(unit).toBe('g')
      expect(amount).toBeGreaterThanOrEqual(30)
      expect(packsFor(amount, 1, 100)).toBeLessThanOrEqual(5)
    }
    for (const { amount, unit } of fields.ingredients) expect(amount, unit).toBeGreaterThan(0)
  })

  it.each(recipes)('$key tells every time and temperature the same in three languages', ({ fields }) => {
    const told = languages.map((language) => {
      const text = fields.steps.map((step) => (localise(step, language) as { text: string }).text).join(' ')
      const numbers = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([figure]) => figure.replace(',', '.'))
      return { language, text, numbers: numbers.filter((figure) => figure !== '100') }
    })
    for (const { numbers } of told) expect(numbers).toEqual(told[0]?.numbers)
    const degrees = told[0]?.text.match(/(\d+)\u00a0°C/)
    for (const { language, text } of told) {
      expect(text.match(/\u00a0°C/g)?.length, language).toBe(told[0]?.text.match(/\u00a0°C/g)?.length)
      expect(text).not.toMatch(/astee|\d asteis|grader|degrees/)
    }
    if (degrees) {
      expect(Number(degrees[1])).toBeGreaterThanOrEqual(150)
      expect(Number(degrees[1])).toBeLessThanOrEqual(225)
    }
  })

  it.each(recipes)(
    '$key scales to amounts that can be measured, and stays as written for its own portions',
    ({ fields }) => {
      const ingredients = fields.ingredients.map(({ amount, unit }) => ({ amount, unit }))
      const wrong: string[] = []
      for (const language of languages) {
        for (const written of ingredients)
          expect(shownAmount(written, 1, language).figure).toBe(
            figureOf(
              shownAmount(written, 1, language).unit === written.unit ? written : inMillilitres(written),
              language,
            ),
          )
        for (let portions = leastPortions(ingredients, fields.portions); portions <= portionsMax; portions++)
          for (const written of ingredients) {
            if (portions === fields.portions) continue
            const { figure, unit } = shownAmount(written, portions / fields.portions, language)
            const isMeasurable = measurable[unit].test(figure.replaceAll(/[\u00A0\u202F]/g, ' '))
            if (!isMeasurable)
              wrong.push(`${language}: ${written.amount} ${written.unit} for ${portions}: ${figure} ${unit}`)
          }
      }
      expect(wrong.slice(0, 10)).toEqual([])
    },
  )

  it.each(recipes)('$key counts its ingredients as they are', ({ fields }) => {
    const counts = {
      fi: ['kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän'],
      sv: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju'],
      en: ['two', 'three', 'four', 'five', 'six', 'seven'],
    }
    for (const language of languages) {
      const text = JSON.stringify(localise([fields.mainIntro, fields.metaDescription], language))
      const [, said] = /(\p{L}+) (?:ainesta|ingredienser|ingredients)\b/u.exec(text) ?? []
      if (said) expect(counts[language].indexOf(said.toLowerCase()) + 2, text).toBe(fields.ingredients.length)
    }
  })

  it.each(recipes.filter(({ fields }) => fields.cookMinutes > 0))(
    '$key bakes or cooks as long as its head says',
    ({ fields }) => {
      const text = fields.steps.map((step) => (localise(step, 'fi') as { text: string }).text).join(' ')
      const baked = [...text.matchAll(minuteWords.fi)].map(([, a, b]) => Number(a ?? b))
      const words: Record<string, number> = { kymmenen: 10, kuusi: 6, viisi: 5, kolme: 3, kahdeksan: 8 }
      const said = [...text.matchAll(/(kymmenen|kuusi|viisi|kolme|kahdeksan) minuuttia/gi)].map(
        ([, word = '']) => words[word.toLowerCase()] ?? 0,
      )
      const times = [...baked, ...said]
      const sums = times.flatMap((one) => [one, ...times.map((other) => one + other)])
      // A hob takes a few minutes to get hot.
      expect(sums.some((sum) => Math.abs(sum - fields.cookMinutes) <= 5)).toBe(true)
    },
  )

  it.each(recipes)('$key has energy that its fat, carbohydrate and protein account for', ({ fields }) => {
    const per100 = (name: string) => Number(fields.nutrients.find((one) => one.name === name)?.amount)
    const counted = 9 * per100('Fat') + 4 * per100('Carbohydrates') + 4 * per100('Protein') + 2 * per100('Fiber')
    expect(per100('EnergyCalories') / counted).toBeGreaterThan(0.92)
    expect(per100('EnergyCalories') / counted).toBeLessThan(1.08)
    expect(per100('EnergyCalories')).toBeGreaterThan(60)
    expect(per100('EnergyCalories')).toBeLessThan(600)
    expect(per100('FatSaturated')).toBeLessThanOrEqual(per100('Fat'))
    expect(per100('Sugar')).toBeLessThanOrEqual(per100('Carbohydrates'))
    const perPortion = Number(fields.nutrients.find((one) => one.name === 'EnergyCalories')?.perPortion)
    expect(perPortion).toBeGreaterThan(50)
    expect(perPortion).toBeLessThan(900)
  })

  it('that call themselves gluten-free or vegan are', () => {
    const valueOf = ({ fields }: Recipe, allergen: string) =>
      fields.productAllergens.find((one) => one.allergen === `content:allergen-${allergen}`)?.value
    const free = recipes.filter(({ name }) => /gluteenit|glutenfri|gluten-free/i.test(JSON.stringify(name)))
    expect(free).toHaveLength(1)
    for (const recipe of free) expect(valueOf(recipe, 'gluten')).toBe('0')
    const vegan = recipes.filter(({ fields }) => fields.recipeCategories.includes('content:recipe-category-vegan'))
    expect(vegan.length).toBeGreaterThan(0)
    for (const recipe of vegan) for (const allergen of ['milk', 'egg']) expect(valueOf(recipe, allergen)).not.toBe('1')
  })
})

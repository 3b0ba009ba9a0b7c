import { beforeAll, describe, expect, it } from 'vitest'
import { allergenKeys, dietKeys, freeFromGroups, suitableForKeys, tagKeys } from '../../src/products/contract/codes.ts'
import { type Language, languages } from '../../src/common/locale.ts'
import type { CatalogueImport } from '../../src/transfer/server/catalogue-import.ts'
import { allergenConflicts } from '../../src/products/rules/emphasis.ts'
import { claimConflicts } from '../../src/products/rules/claims.ts'
import type { ProductDraft } from '../../src/products/server/product-draft.ts'
import { readCategoryFile, readProductFiles } from '../catalogue/product-file.ts'
import { createGenerator, type Generator } from './generator.ts'

const now = new Date('2026-11-22T10:00:00Z')
const count = 4_000
let generator: Generator
let made: CatalogueImport
beforeAll(async () => {
  generator = await createGenerator(7, now)
  made = generator.part(0, count)
})
const wrong = (isRight: (product: ProductDraft) => boolean): string[] =>
  made.products.filter((product) => !isRight(product)).map(({ code }) => code)
const variations = () => made.products.flatMap((product) => product.variations)

describe('a generated catalogue', () => {
  it('is the same for the same seed and day, in whichever parts it is made', async () => {
    const again = await createGenerator(7, now)
    const parts = [again.part(0, 40), again.part(40, 100)].map(({ products, prices, stock }) => ({
      products,
      prices,
      stock,
    }))
    expect(parts.flatMap(({ products }) => products)).toEqual(made.products.slice(0, 100))
    expect(parts.flatMap(({ prices }) => prices)).toEqual(
      made.prices.slice(0, parts.flatMap(({ prices }) => prices).length),
    )
    expect(again.codes(0, 100)).toEqual(made.products.slice(0, 100).map(({ code }) => code))
  })

  it('is another one for another seed', async () => {
    const other = (await createGenerator(8, now)).part(0, 100)
    const names = new Set(made.products.map(({ texts }) => texts.fi.name))
    expect(other.products.filter(({ texts }) => names.has(texts.fi.name)).length).toBeLessThan(50)
    expect(other.products.filter(({ code }) => code.startsWith('GEN7'))).toEqual([])
  })

  it('has no code and no address twice', () => {
    const codes = [...made.products.map(({ code }) => code), ...variations().map(({ code }) => code)]
    expect(new Set(codes).size).toBe(codes.length)
    for (const language of languages) {
      const slugs = made.products.map(({ texts }) => texts[language].slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.filter((slug) => !/^[a-z0-9-]+$/.test(slug ?? ''))).toEqual([])
    }
  })

  it('has names of its own in three languages', () => {
    for (const language of languages) {
      const names = new Set(made.products.map(({ texts }) => texts[language].name))
      expect(names.size).toBeGreaterThan(count * 0.9)
    }
    expect(wrong(({ texts }) => new Set(languages.map((language) => texts[language].name)).size === 3)).toEqual([])
  })

  it('states all that food law asks for, in every language', () => {
    const foods = made.products.filter(({ productType }) => productType !== 'Package')
    expect(foods.filter(({ texts }) => languages.some((language) => !texts[language].ingredients))).toEqual([])
    for (const language of languages)
      expect(wrong(({ texts }) => [texts[language].nameOfTheFood, texts[language].storage].every(Boolean))).toEqual([])
    expect(
      wrong(({ responsibleOperator, originCountry }) => Boolean(responsibleOperator?.address && originCountry)),
    ).toEqual([])
    expect(wrong(({ bestBeforeMinDays }) => (bestBeforeMinDays ?? 0) > 0)).toEqual([])
  })

  it('names what it declares and declares what it names, in ingredients without markup', () => {
    const found = made.products.flatMap(({ code, texts, variations: own, allergens }) =>
      own.flatMap((one) => {
        const ingredients = (language: Language) => one.texts[language].ingredients ?? texts[language].ingredients
        const all = { fi: ingredients('fi'), sv: ingredients('sv'), en: ingredients('en') }
        const declared = one.allergens ?? allergens ?? {}
        const isMarked = languages.some((language) => /[<&]/.test(all[language] ?? ''))
        return [
          ...(isMarked ? [`${code} markup`] : []),
          ...allergenConflicts(all, declared).map((one) => ({ code, ...one })),
        ]
      }),
    )
    expect(found).toEqual([])
  })

  it('claims nothing its allergens contradict, and uses only known keys', () => {
    const free = (product: ProductDraft, keys: readonly string[]): boolean =>
      keys.every((key) => product.allergens?.[key] === 0 || (key === 'oats' && product.glutenFreeOats))
    expect(wrong((product) => !product.diets.includes('milkFree') || free(product, freeFromGroups.milk))).toEqual([])
    expect(wrong((product) => !product.diets.includes('glutenFree') || free(product, freeFromGroups.gluten))).toEqual(
      [],
    )
    expect(
      wrong((one) => [...one.diets, ...one.suitableFor].every((claim) => claimConflicts(claim, one).length === 0)),
    ).toEqual([])
    expect(wrong((product) => !product.tags.includes('vegan') || product.allergens?.['milk'] !== 1)).toEqual([])
    const within = (values: readonly string[], keys: readonly string[]): boolean =>
      values.every((value) => keys.includes(value))
    expect(
      wrong(
        ({ tags, diets, suitableFor, allergens }) =>
          within(tags, tagKeys) &&
          within(diets, dietKeys) &&
          within(suitableFor, suitableForKeys) &&
          within(Object.keys(allergens ?? {}), allergenKeys),
      ),
    ).toEqual([])
  })

  it('declares nutrients that add up', () => {
    const off = made.products.filter(({ nutrients, productType }) => {
      if (nutrients === null) return productType !== 'Package'
      const of = (name: string): number => nutrients[name] ?? 0
      const polyols = of('Polyols')
      const joules =
        37 * of('Fat') + 17 * (of('Carbohydrates') - polyols) + 10 * polyols + 17 * of('Protein') + 8 * of('Fiber')
      const isRight = Math.abs(of('EnergyJoules') - joules) / joules <= 0.04 && of('Sugar') <= of('Carbohydrates')
      return !isRight || of('FatSaturated') > of('Fat')
    })
    expect(off.map(({ code }) => code)).toEqual([])
  })

  it('shows only pictures that are there and stands only in categories that are there', async () => {
    const files = await readProductFiles()
    const pictures = new Set(
      files
        .flatMap((file) => [...file.images, ...file.variations.flatMap(({ images }) => images)])
        .map((name) => `/media/products/${name}`),
    )
    expect(
      wrong(({ images, variations: own }) =>
        [...images, ...own.flatMap((one) => one.images)].every((name) => pictures.has(name)),
      ),
    ).toEqual([])
    const codes = [
      ...(await readCategoryFile()).map(({ code }) => code),
      ...generator.categories.map(({ code }) => code),
    ]
    expect(
      wrong(({ categories }) => categories.length > 0 && categories.every((code) => codes.includes(code))),
    ).toEqual([])
  })

  it('has months of prices for every variation, campaigns of every kind, and none written after it began', () => {
    const lines = Map.groupBy(made.prices, ({ variationCode }) => variationCode)
    const short = variations().filter(({ code }) => {
      const [first] = lines.get(code) ?? []
      return first === undefined || first.kind !== 'normal' || +now - +first.validFrom < 120 * 86_400_000
    })
    expect(short).toEqual([])
    expect(made.prices.filter(({ createdAt, validFrom }) => createdAt > validFrom)).toEqual([])
    const share = (name: string): number =>
      new Set(made.prices.filter(({ campaign }) => campaign === name).map(({ variationCode }) => variationCode)).size /
      variations().length
    for (const [name, least] of [
      ['spring', 0.2],
      ['now', 0.08],
      ['coming', 0.03],
      ['ended', 0.005],
    ] as const)
      expect(share(name), name).toBeGreaterThan(least)
  })

  it('has colours, sizes, packages, tablets, and shelves that are full, low and empty', () => {
    const byType = Map.groupBy(made.products, ({ productType }) => productType)
    expect(byType.get('Package')?.length).toBe(count / 20)
    expect(byType.get('CustomTablet')?.length).toBe(2)
    expect(
      made.products.filter(({ variations: own }) => new Set(own.map(({ colorHex }) => colorHex)).size > 1).length,
    ).toBeGreaterThan(20)
    expect(
      made.products.filter(({ variations: own }) => new Set(own.map(({ weightGrams }) => weightGrams)).size > 1).length,
    ).toBeGreaterThan(count / 3)
    const known = new Set(variations().map(({ code }) => code))
    expect(
      variations()
        .flatMap(({ contents }) => contents)
        .filter(({ code }) => !known.has(code)),
    ).toEqual([])
    const levels = made.stock.map(({ onHand }) => onHand)
    for (const isThere of [
      (one: number) => one === 0,
      (one: number) => one > 0 && one <= 20,
      (one: number) => one > 20,
    ])
      expect(levels.filter(isThere).length).toBeGreaterThan(levels.length / 20)
  })
})

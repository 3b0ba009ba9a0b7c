import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allergenKeys, type AllergenKey, freeFromGroups } from '../src/products/contract/codes.ts'
import { allergenConflicts, markAllergens } from '../src/products/rules/emphasis.ts'
import { claimConflicts } from '../src/products/rules/claims.ts'
import { findFactFindings } from '../src/products/server/food-report.ts'
import type { ProductDraft } from '../src/products/server/product-draft.ts'
import { listSaleRows } from '../src/products/server/sale.store.ts'
import { assess } from '../src/products/server/sellable.ts'
import { languages, type Language } from '../src/common/locale.ts'
import { createTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { productDraft } from './catalogue/product-drafts.ts'
import { readCategoryFile, readProductFiles, type ProductFile, type VariationFile } from './catalogue/product-file.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const files = await readProductFiles()
const categories = await readCategoryFile()
const foods = files.flatMap((file): { code: string; nutrients: Record<string, number> }[] => [
  ...(file.nutrients === null ? [] : [{ code: file.code, nutrients: file.nutrients }]),
  ...file.variations.flatMap(({ code, nutrients }) => (nutrients === undefined ? [] : [{ code, nutrients }])),
])

describe('the assortment as planned', () => {
  it('is 101 products in 8 categories and 5 groups', () => {
    expect(files).toHaveLength(101)
    expect(categories).toHaveLength(13)
    const codes = categories.map((category) => category.code)
    expect(files.filter((file) => !codes.includes(file.category)).map((file) => file.code)).toEqual([])
    const standsIn = (file: (typeof files)[number], code: string) =>
      file.category === code || file.groups?.includes(code)
    expect(codes.filter((code) => !files.some((file) => standsIn(file, code)))).toEqual([])
    const parentOf = new Map(categories.map(({ code, parent }) => [code, parent]))
    for (const file of files) for (const group of file.groups ?? []) expect(parentOf.get(group)).toBe(file.category)
  })

  it('has no code or address twice, and names only products it has', () => {
    const codes = files.map((file) => file.code)
    const variations = files.flatMap((file) => file.variations.map((variation) => variation.code))
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(variations).size).toBe(variations.length)
    for (const language of languages) expect(new Set(files.map((file) => file.slug[language])).size).toBe(files.length)
    const named = files.flatMap((file) => [...file.related, ...file.includedItems.map((item) => item.code)])
    expect(named.filter((code) => !codes.includes(code) && !variations.includes(code))).toEqual([])
    expect(files.filter((file) => file.related.includes(file.code)).map((file) => file.code)).toEqual([])
  })

  it('has every picture it names', async () => {
    const names = files.flatMap((file) => [...file.images, ...file.variations.flatMap((variation) => variation.images)])
    const missing: string[] = []
    for (const name of new Set(names))
      await access(join(import.meta.dirname, 'images/products', name)).catch(() => missing.push(name))
    expect(missing).toEqual([])
  })

  it('has the size in the picture first of its sizes', () => {
    const firsts = files.flatMap(({ variations }) =>
      variations.length > 1 && variations[0]?.size ? [variations[0].code] : [],
    )
    expect(firsts.toSorted()).toEqual([
      'KV1005-100G',
      'KV1020-100G',
      'KV1030-100G',
      'KV2005-12KPL',
      'KV3005-220G',
      'KV3015-180G',
      'KV3030-250G',
      'KV4005-40G',
      'KV4010-40G',
      'KV4020-40G',
      'KV5015-300G',
      'KV6015-200G',
      'KV7055-S',
      'KV7070-200G',
      'KV7080-25',
    ])
  })

  it('heads every story with a few words of its own', () => {
    for (const language of languages) {
      const headings = files.map((file) => file.storyHeading[language])
      expect(new Set(headings.map((heading) => heading.toLowerCase())).size).toBe(files.length)
      const words = (heading: string) => heading.split(/\s+/).length
      expect(headings.filter((heading) => words(heading) < 3 || words(heading) > 7 || /[!.]$/.test(heading))).toEqual(
        [],
      )
      const legal = files.filter((file) => file.storyHeading[language] === file.nameOfTheFood[language])
      expect(legal.map((file) => file.code)).toEqual([])
    }
  })
})

describe('nutrition adds up', () => {
  it.each(foods)('$code', ({ nutrients }) => {
    const amount = (name: string): number => nutrients[name] ?? 0
    const polyols = amount('Polyols')
    const sugars = amount('Carbohydrates') - polyols
    const joules = 37 * amount('Fat') + 17 * sugars + 10 * polyols + 17 * amount('Protein') + 8 * amount('Fiber')
    const calories = 9 * amount('Fat') + 4 * sugars + 2.4 * polyols + 4 * amount('Protein') + 2 * amount('Fiber')
    expect(Math.abs(amount('EnergyJoules') - joules) / joules).toBeLessThanOrEqual(0.03)
    expect(Math.abs(amount('EnergyCalories') - calories) / calories).toBeLessThanOrEqual(0.03)
    expect(amount('FatSaturated')).toBeLessThanOrEqual(amount('Fat'))
    expect(amount('Sugar')).toBeLessThanOrEqual(amount('Carbohydrates'))
    const whole = amount('Fat') + amount('Carbohydrates') + amount('Fiber') + amount('Protein') + amount('Salt')
    expect(whole).toBeLessThanOrEqual(100)
  })
})

/** Beginnings of words by which an ingredient list names an allergen. */
const allergenWords: Record<AllergenKey, Record<Language, RegExp>> = {
  milk: {
    fi: /mai(to|do)|kerm|voi(?!k|d|m)|hera|juusto|laktoosi/i,
    sv: /mjölk|grädd|smör|vassle|ost|laktos/i,
    en: /milk|cream|butter|whey|cheese|lactose/i,
  },
  soya: { fi: /soij/i, sv: /soj/i, en: /soy/i },
  hazelnut: { fi: /hasselpähkin/i, sv: /hasselnö/i, en: /hazelnut/i },
  almond: { fi: /mantel/i, sv: /mandel/i, en: /almond|marzipan/i },
  otherNuts: { fi: /pähkin|pekaani|cashew|pistaas/i, sv: /nöt|pekan|cashew|pistag/i, en: /nut|pecan|cashew|pistach/i },
  peanut: { fi: /maapähkin/i, sv: /jordnö/i, en: /peanut/i },
  wheat: { fi: /vehn|speltti|durum/i, sv: /vete|spelt|dinkel|durum/i, en: /wheat|spelt|durum/i },
  rye: { fi: /ruis|rukii?/i, sv: /råg/i, en: /rye/i },
  barley: { fi: /ohra|mallas|maltaa/i, sv: /korn|malt/i, en: /barley|malt/i },
  oats: { fi: /kaura/i, sv: /havre/i, en: /oat/i },
  egg: { fi: /muna/i, sv: /ägg/i, en: /egg/i },
  sesame: { fi: /seesam/i, sv: /sesam/i, en: /sesame/i },
  celery: { fi: /selleri/i, sv: /selleri/i, en: /celer/i },
  mustard: { fi: /sinap/i, sv: /senap/i, en: /mustard/i },
  lupin: { fi: /lupiini/i, sv: /lupin/i, en: /lupin/i },
  fish: { fi: /kala/i, sv: /fisk/i, en: /fish/i },
  crustaceans: { fi: /äyriäi|rapu/i, sv: /kräft|räk/i, en: /crustac|shrimp|prawn|crab/i },
  molluscs: { fi: /nilviäi|simpuk/i, sv: /blötdjur|mussl/i, en: /mollus|mussel|squid/i },
  sulphites: { fi: /sulfii|rikkidioksidi/i, sv: /sulfit|svaveldioxid/i, en: /sulphite|sulphur dioxide/i },
}

const emphasised = (ingredients: string, language: Language): string => {
  const { text, marks } = markAllergens(ingredients, language)
  return marks.map(({ start, end }) => text.slice(start, end)).join(' | ')
}

describe('allergens and ingredients agree', () => {
  const cases = files.flatMap((file) => [
    ...(file.ingredients === null || file.allergens === null
      ? []
      : [{ code: file.code, allergens: file.allergens, ingredients: file.ingredients }]),
    ...file.variations.flatMap(({ code, allergens, ingredients }) =>
      allergens === undefined || ingredients === undefined ? [] : [{ code, allergens, ingredients }],
    ),
  ])

  it.each(cases)('$code: to the word', ({ allergens, ingredients }) =>
    expect(allergenConflicts(ingredients, allergens)).toEqual([]),
  )

  it.each(cases)('$code: by a list of words of its own', ({ allergens, ingredients }) => {
    for (const key of allergenKeys) {
      for (const language of languages) {
        const words = allergenWords[key][language]
        const strong = emphasised(ingredients[language], language)
        const where = `${key} in ${language}: ${ingredients[language]}`
        if (allergens[key] === 1) expect(strong, where).toMatch(words)
        if (allergens[key] === 2) expect(strong, where).toMatch(words)
        if ((allergens[key] ?? 0) === 0 && !isOtherWord(key, allergens)) expect(strong, where).not.toMatch(words)
      }
    }
  })

  /** "Nut" stands in hazelnut and peanut, "butter" in cocoa butter, "milk" in oat milk: such words prove nothing. */
  function isOtherWord(key: AllergenKey, allergens: Record<string, number>): boolean {
    if (key === 'otherNuts') return true
    if (key === 'milk') return allergens['oats'] === 1
    if (key === 'barley') return allergens['wheat'] === 1 || allergens['rye'] === 1
    return false
  }
})

type Claim = Pick<ProductDraft, 'allergens' | 'glutenFreeOats' | 'diets' | 'suitableFor' | 'tags'>

describe('claims agree with allergens', () => {
  const claimsOf = (file: ProductFile): Claim[] => {
    const { variations, ...product } = productDraft(file, files)
    return [
      product,
      ...variations.map((variation) => ({
        ...product,
        allergens: variation.allergens ?? product.allergens,
        diets: variation.diets ?? [],
        suitableFor: variation.suitableFor ?? [],
      })),
    ]
  }

  it.each(files)('$code', (file) => {
    for (const claim of claimsOf(file)) {
      const made = new Set<string>([...claim.diets, ...claim.suitableFor])
      const value = (key: AllergenKey): number => claim.allergens?.[key] ?? 0
      for (const one of [...made, ...claim.tags]) expect(claimConflicts(one, claim), one).toEqual([])
      if (made.has('milkFree')) expect(value('milk')).toBe(0)
      if (made.has('vegan') || claim.tags.includes('vegan')) {
        // A recipe claim: traces are declared, ingredients are not there.
        expect(value('milk')).not.toBe(1)
        expect(value('egg')).not.toBe(1)
      }
      if (made.has('glutenFree')) {
        for (const key of freeFromGroups.gluten)
          expect(value(key), key).toBe(key === 'oats' && file.glutenFreeOats === true ? value(key) : 0)
      }
      if (file.labels.includes('CROSSEDGRAINSYMBOL')) expect(file.diets).toContain('glutenFree')
      if (file.labels.includes('FAZERVEGAN')) expect(file.diets).toContain('vegan')
      if (file.labels.includes('EUORGANICFARMING')) expect(file.tags).toContain('organic')
    }
  })

  it('does not claim a diet for an engraved flavour that its allergens contradict', () => {
    const flavours: { file: ProductFile; variation: VariationFile }[] = files.flatMap((file) =>
      file.variations.filter((variation) => variation.diets !== undefined).map((variation) => ({ file, variation })),
    )
    for (const { variation } of flavours) {
      if (variation.diets?.includes('vegan') === true) expect(variation.allergens?.['milk']).not.toBe(1)
      if (variation.diets?.includes('glutenFree') === true) {
        for (const key of freeFromGroups.gluten) expect(variation.allergens?.[key], `${variation.code} ${key}`).toBe(0)
      }
    }
  })
})

describe('packages', () => {
  const packages = files.filter((file) => file.productType === 'Package').map((file) => productDraft(file, files))

  it('declare every allergen of what they hold', () => {
    const christmas = packages.find((draft) => draft.code === 'KV7055')
    // The raisins of one of its bars.
    expect(christmas?.variations.map((variation) => variation.allergens?.['sulphites'])).toEqual([1, 1, 1])
    for (const draft of packages) {
      for (const variation of draft.variations) {
        const held = variation.contents.map(({ code }) => files.find((file) => code.startsWith(file.code))?.allergens)
        for (const key of allergenKeys) {
          const declared = variation.allergens?.[key] ?? 0
          if (held.some((allergens) => allergens?.[key] === 1)) expect(declared, `${variation.code} ${key}`).toBe(1)
          else expect(declared > 0, `${variation.code} ${key}`).toBe(held.some((allergens) => allergens?.[key] === 2))
        }
      }
    }
  })

  it('weigh and count what they hold, size by size', () => {
    const christmas = packages.find((draft) => draft.code === 'KV7055')
    expect(christmas?.variations.map(({ code, weightGrams, pieces }) => ({ code, weightGrams, pieces }))).toEqual([
      { code: 'KV7055-S', weightGrams: 530, pieces: 3 },
      { code: 'KV7055-M', weightGrams: 1_080, pieces: 5 },
      { code: 'KV7055-L', weightGrams: 1_830, pieces: 9 },
    ])
  })
})

describe('the seed', () => {
  let test: TestDatabase
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') }
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(() => test.drop())

  it('writes every product once, and changes nothing when run again', async () => {
    await seedCatalogue(test.db, clock)
    const before = await listSaleRows(test.db, null)
    expect(before).toHaveLength(files.flatMap((file) => file.variations).length)
    await seedCatalogue(test.db, { now: () => new Date('2026-12-01T10:00:00Z') })
    expect(await listSaleRows(test.db, null)).toEqual(before)
  })

  it('adds the particulars that a shop of before lacks, and leaves those that were changed', async () => {
    await test.run(`update product set responsible_operator = null, best_before_min_days = null, origin_country = null`)
    await test.run(`update product set responsible_operator = '{"name": "Oma", "address": "Oma"}', best_before_min_days = 7,
      origin_country = 'SE' where code = 'KV1015'`)
    await seedCatalogue(test.db, clock)
    const [changed] = await test.sql<{
      days: number
    }>`select best_before_min_days as days from product where code = 'KV1015'`
    expect(changed?.days).toBe(7)
    const rows = await listSaleRows(test.db, null)
    expect(rows.filter((row) => !row.foodComplete).map((row) => row.code)).toEqual([])
  })

  it('makes every product buyable, with the prices of its file', async () => {
    const rows = new Map((await listSaleRows(test.db, null)).map((row) => [row.code, row]))
    for (const file of files) {
      for (const variation of file.variations) {
        const row = rows.get(variation.code)
        if (row === undefined) throw new Error(`${variation.code} is missing`)
        const { price, isBuyable, available } = assess(row, clock.now())
        expect(isBuyable, variation.code).toBe(true)
        expect(price?.normalCents, variation.code).toBe(variation.priceCents)
        expect(price?.payableCents, variation.code).toBe(variation.campaign?.priceCents ?? variation.priceCents)
        expect(price?.lowest30DaysCents, variation.code).toBe(variation.campaign?.lowest30DaysCents ?? null)
        if (variation.stock !== null && file.productType !== 'Package')
          expect(available, variation.code).toBe(variation.stock)
      }
    }
  })

  it('shows reductions whatever the year', async () => {
    const other = await createTestDatabase()
    try {
      const later = { now: () => new Date('2029-03-03T10:00:00Z') }
      await seedCatalogue(other.db, later)
      const rows = await listSaleRows(other.db, null)
      const reduced = rows.filter((row) => assess(row, later.now()).price?.lowest30DaysCents !== null)
      expect(reduced.length).toBe(
        files.flatMap((file) => file.variations).filter((variation) => variation.campaign !== null).length,
      )
    } finally {
      await other.drop()
    }
  })

  it('tells all that the law asks for in three languages, and contradicts itself nowhere', async () => {
    const findings = []
    for await (const finding of findFactFindings(test.db, null)) findings.push(finding)
    expect(findings).toEqual([])
  })

  it('has some scarce and some sold out, in several categories', () => {
    const counted = files.flatMap((file) =>
      file.variations.map((variation) => ({ category: file.category, stock: variation.stock })),
    )
    const scarce = counted.filter(({ stock }) => stock !== null && stock >= 1 && stock <= 20)
    const none = counted.filter(({ stock }) => stock === 0)
    expect(new Set(scarce.map((one) => one.category)).size).toBeGreaterThan(2)
    expect(new Set(none.map((one) => one.category)).size).toBeGreaterThan(1)
  })
})

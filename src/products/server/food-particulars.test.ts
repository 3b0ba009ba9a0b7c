import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productDraft } from '../../../demo/catalogue/product-drafts.ts'
import { readProductFiles } from '../../../demo/catalogue/product-file.ts'
import { seedCatalogue } from '../../../demo/seed-catalogue.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { mandatoryNutrients } from '../../../tests/support/mandatory-nutrients.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { findFactFindings } from './food-report.ts'
import { saveProductRows } from './product-draft.store.ts'
import { listSaleRows, listSaleRowsByCode } from './sale.store.ts'
import { assess } from './sellable.ts'

/* Whatever changes a fact of a food, by whatever way, it is for sale from then on or not: nothing is kept that could be old. */

const clock = createTestClock()
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await seedCatalogue(test.db, clock)
})
afterAll(() => test.drop())

const bar = 'KV1015'

/** Whether it can be bought, by both ways of reading it, which must agree. */
async function canBeBought(code: string): Promise<boolean> {
  const [one] = await listSaleRowsByCode(test.db, [code], 'fi')
  const all = (await listSaleRows(test.db, null)).find((row) => row.code === code)
  const answers = [one, all].map((row) => row !== undefined && assess(row, clock.now()).isBuyable)
  expect(new Set(answers).size).toBe(1)
  return answers[0] ?? false
}

const missing = async (language: 'fi' | 'sv' | 'en' | null = null) => {
  const found = []
  for await (const { variationCode, field, language: of, kind, about } of findFactFindings(test.db, language))
    found.push(`${variationCode} ${field} ${of ?? 'all'} ${kind}${about && ` ${about}`}`)
  return found
}

const product = (change: string) => `update product set ${change} where code = '${bar}'`
const texts = (language: string, change: string) =>
  `update product_text set ${change} where language = '${language}' and product_id = (select id from product where code = '${bar}')`

/** Writes the demo's own facts again, as an import does. */
async function save(code: string): Promise<void> {
  const files = await readProductFiles()
  const file = files.find((one) => one.code === code)
  if (file === undefined) throw new Error(`${code} is no product of the demo`)
  await saveProductRows(test.db, [productDraft(file, files)], clock.now())
}

describe('a food that does not state', () => {
  it.each<[string, string, string]>([
    ['its name in Finnish', texts('fi', 'name_of_the_food = null'), 'nameOfTheFood fi'],
    ['its name in Swedish', texts('sv', "name_of_the_food = ' '"), 'nameOfTheFood sv'],
    ['its ingredients in Finnish', texts('fi', "ingredients = ''"), 'ingredients fi'],
    ['its ingredients in Swedish', texts('sv', 'ingredients = null'), 'ingredients sv'],
    ['how to store it, in Finnish', texts('fi', 'storage = null'), 'storage fi'],
    ['how to store it, in Swedish', texts('sv', 'storage = null'), 'storage sv'],
    [
      'anything in Swedish',
      texts('sv', 'name_of_the_food = null, ingredients = null, storage = null'),
      'nameOfTheFood sv',
    ],
    ['its allergens', product('allergens = null'), 'allergens all'],
    ['its allergens, with a null', product("allergens = 'null'"), 'allergens all'],
    ['its nutrition', product('nutrients = null'), 'nutrients all'],
    ...mandatoryNutrients.map((name): [string, string, string] => [
      `its nutrition to the last: ${name}`,
      product(`nutrients = nutrients - '${name}'`),
      'nutrients all',
    ]),
    ['how much it is', `update variation set weight_grams = 0 where code = '${bar}'`, 'netQuantity all'],
    ['how long it keeps', product('best_before_min_days = null'), 'bestBeforeMinDays all'],
    ['where it comes from, beside a badge that says so', product('origin_country = null'), 'countryOfOrigin all'],
    ['who answers for it', product('responsible_operator = null'), 'responsibleOperator all'],
    [
      'the address of who does',
      product(`responsible_operator = '{"name": "Konvehti Oy", "address": " "}'`),
      'responsibleOperator all',
    ],
  ])('%s is not for sale, at once, and is again with it', async (_, change, field) => {
    expect(await canBeBought(bar)).toBe(true)
    await test.run(change)
    expect(await canBeBought(bar)).toBe(false)
    expect(await missing()).toContain(`${bar} ${field} not-for-sale`)
    await save(bar)
    expect(await canBeBought(bar)).toBe(true)
    expect(await missing()).toEqual([])
  })

  it.each<[string, string, string[]]>([
    ['its English ingredients', texts('en', 'ingredients = null'), [`${bar} ingredients en falls-back`]],
    ['a description in Swedish', texts('sv', "description = ''"), [`${bar} xhtmlDescription sv falls-back`]],
    ['an origin, without a badge', product("origin_country = null, labels = '{}'"), []],
    ['a weight, but a volume', `update variation set weight_grams = 0, volume_ml = 330 where code = '${bar}'`, []],
  ])('%s is for sale all the same', async (_, change, findings) => {
    await test.run(change)
    expect(await canBeBought(bar)).toBe(true)
    expect(await missing()).toEqual(findings)
    await save(bar)
    await test.run(`update variation set volume_ml = null where code = '${bar}'`)
  })
})

describe('a package', () => {
  const box = 'KV7050'
  const held = 'KV1095'

  it('is for sale while all that it holds is complete', async () => {
    expect(await canBeBought(box)).toBe(true)
    await test.run(`update product set nutrients = null where code = '${held}'`)
    expect(await canBeBought(box)).toBe(false)
    // And every other box that holds one.
    expect(await missing()).toEqual(
      expect.arrayContaining([`${box} includedItems all not-for-sale`, `${held} nutrients all not-for-sale`]),
    )
    await save(held)
    expect(await canBeBought(box)).toBe(true)
  })

  it('that holds nothing is not', async () => {
    await test.run(`delete from package_item where package_code = '${box}'`)
    expect(await canBeBought(box)).toBe(false)
    await save(box)
    expect(await canBeBought(box)).toBe(true)
  })
})

describe('the report', () => {
  it('names product, variation, field and language of what contradicts itself', async () => {
    await test.run(product(`allergens = allergens || '{"egg": 1, "milk": 0}', diets = '{milkFree,glutenFree}'`))
    await test.run(texts('sv', "ingredients = replace(ingredients, 'sojalecitin', 'lecitin')"))
    expect(await missing('sv')).toEqual([
      `${bar} ingredients sv not-declared milk`,
      `${bar} ingredients sv not-named soya`,
      `${bar} ingredients sv not-named egg`,
      `${bar} diets all not-allowed glutenFree`,
    ])
    expect(await missing('fi')).not.toContain(`${bar} ingredients fi not-named soya`)
    await save(bar)
    expect(await missing()).toEqual([])
  })

  it('says nothing of what is not published', async () => {
    await test.run(product('published = false, nutrients = null'))
    expect((await missing()).filter((line) => line.startsWith(bar))).toEqual([])
    await save(bar)
  })
})

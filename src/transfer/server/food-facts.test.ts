import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { createCatalogueOperations } from '#src/products/server/product-operations.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { findDrafts } from './draft-reader.store.ts'
import { briefly, createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'

let test: TestDatabase
let shop: ImportBench
const clock = createTestClock('2026-11-22T10:00:00Z')

beforeAll(async () => {
  test = await createTestDatabase({ seeded: true })
  shop = createImportBench(test.db, clock)
})
afterAll(() => test.drop())

const stored = async (code: string): Promise<ProductDraft> => {
  const draft = (await findDrafts(test.db, [code])).get(code)
  if (draft === undefined) throw new Error(`There is no ${code}`)
  return draft
}

/** All that the law asks for and that no column of `products` says. */
const particulars = async (code: string) => {
  const { texts, variations, ...draft } = await stored(code)
  const { originCountry, responsibleOperator, bestBeforeMinDays, alcoholPercent, allergens, nutrients } = draft
  const words = Object.values(texts).map(({ nameOfTheFood, ingredients, storage, primaryIngredientOrigin }) => [
    nameOfTheFood,
    ingredients,
    storage,
    primaryIngredientOrigin,
  ])
  const net = variations.map(({ weightGrams, drainedGrams, volumeMl }) => [weightGrams, drainedGrams, volumeMl])
  return { originCountry, responsibleOperator, bestBeforeMinDays, alcoholPercent, allergens, nutrients, words, net }
}

describe('an import of products', () => {
  beforeEach(async () => {
    await test.run(`update product set alcohol_percent = 4.5 where code = 'KV1015';
      update variation set drained_grams = 60, volume_ml = 330 where code = 'KV1015'`)
  })

  it('empties no particular of a food, whatever columns it has', async () => {
    const before = await particulars('KV1015')
    expect(before.net).toContainEqual([100, 60, 330])
    await shop.import('products', 'product_code,brand\nKV1015,Aura\n')
    await shop.import('products', 'product_code,variation_code,name_fi\nKV1015,KV1015,Uusi\n')
    const whole = await shop.export('products', 'json')
    const renamed = whole.replaceAll('"brand":"Aura"', '"brand":"Konvehti"')
    expect(await shop.import('products', renamed, { format: 'json' })).toMatchObject({ changed: 1, refused: 0 })
    expect(await particulars('KV1015')).toEqual(before)
  })

  it('keeps the notice of a product, and so does one of its facts', async () => {
    const texts = { fi: 'Takaisinveto', sv: 'Återkallas', en: 'Recalled' }
    await createCatalogueOperations({ db: test.db, clock }).setNotice('KV1015', { type: 'recall', texts }, tester)
    const notice = async () => (await test.sql`select notice from product where code = 'KV1015'`)[0]
    const before = await notice()
    expect(before).toMatchObject({ notice: { type: 'recall', texts } })
    expect(await shop.import('products', 'product_code,brand\nKV1015,Lumo\n')).toMatchObject({ changed: 1 })
    expect(await shop.import('facts', 'product_code,portion_grams\nKV1015,17\n')).toMatchObject({ changed: 1 })
    expect(await shop.import('images', 'product_code,image_alt_fi\nKV1015,Levy\n')).toMatchObject({ changed: 1 })
    expect(await notice()).toEqual(before)
  })
})

describe('an import of facts', () => {
  const facts = (columns: string, ...rows: string[]) => shop.import('facts', [columns, ...rows].join('\n'))
  const ingredients = async () => (await stored('KV1015')).texts.fi.ingredients

  it.each([
    [
      '<p>Sokeri, <strong>maitojauhe</strong> 5 %, suola &lt;1 % &amp; vesi.</p>',
      'Sokeri, maitojauhe 5 %, suola <1 % & vesi.',
    ],
    ['Sokeri, <b>vehnä</b>', 'Sokeri, vehnä'],
    ['Suola < 1 %, sokeri > 2 %', 'Suola < 1 %, sokeri > 2 %'],
    ['Suola &amp; vesi', 'Suola &amp; vesi'],
    ['<p> </p>', null],
  ])('takes ingredients at their words: %s', async (cell, words) => {
    await facts('product_code,ingredients_fi', 'KV1015,Vesi')
    expect(await facts('product_code,ingredients_fi', `KV1015,"${cell}"`)).toMatchObject({ changed: 1, faults: [] })
    expect(await ingredients()).toBe(words)
    expect(await facts('product_code,ingredients_fi', `KV1015,"${cell}"`)).toMatchObject({ unchanged: 1 })
    expect(await shop.import('facts', await shop.export('facts'))).toMatchObject({ changed: 0, refused: 0 })
  })

  it.each([
    ['ingredients_fi', '<p onclick=x>Sokeri</p>', 'markup'],
    ['ingredients_fi', '<p>&lt;script>x</p>', 'markup'],
    ['ingredients_fi', 'x'.repeat(10_001), 'too-long'],
    ['origin_country', 'fi', 'country'],
    ['origin_country', 'QQ', 'country'],
    ['best_before_min_days', '0', 'range'],
    ['alcohol_percent', '1.2', 'range'],
    ['alcohol_percent', '100.5', 'range'],
    ['alcohol_percent', '4.555', 'number'],
    ['operator_address', '', 'required'],
  ])('refuses %s: %s', async (column, cell, reason) => {
    const before = await stored('KV1015')
    expect(briefly((await facts(`product_code,${column}`, `KV1015,${cell}`)).faults)).toEqual([`2 ${column} ${reason}`])
    expect(await stored('KV1015')).toEqual(before)
  })

  it('brings every particular, and takes it away again where a cell is empty', async () => {
    const columns =
      'product_code,origin_country,operator_name,operator_address,best_before_min_days,alcohol_percent,primary_ingredient_origin_fi'
    await facts(columns, 'KV1015,SE,Aura Oy,"Katu 1, Turku",30,"4,5",Kaakao: muu kuin EU')
    expect(await stored('KV1015')).toMatchObject({
      originCountry: 'SE',
      responsibleOperator: { name: 'Aura Oy', address: 'Katu 1, Turku' },
      bestBeforeMinDays: 30,
      alcoholPercent: 4.5,
      texts: { fi: { primaryIngredientOrigin: 'Kaakao: muu kuin EU' } },
    })
    await facts(columns, 'KV1015,,,,,,')
    expect(await stored('KV1015')).toMatchObject({
      originCountry: null,
      responsibleOperator: null,
      bestBeforeMinDays: null,
      alcoholPercent: null,
      texts: { fi: { primaryIngredientOrigin: null } },
    })
  })

  it('knows every fact there is', async () => {
    const draft = await stored('KV1005')
    const [variation] = draft.variations as [VariationDraft] // it has some
    const { rows } = {
      rows: await test.sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name in ('product', 'product_text', 'variation', 'variation_text')`,
    }
    const known = new Set([draft, draft.texts.fi, variation, variation.texts.fi].flatMap(Object.keys))
    // Written elsewhere: keys and places, what the database computes, when it was written, and notices of operators.
    const elsewhere = ['id', 'guid', 'productId', 'variationCode', 'language', 'stated', 'updatedAt', 'notice']
    const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(rows.map(({ name }) => camel(name)).filter((name) => !known.has(name) && !elsewhere.includes(name))).toEqual(
      [],
    )
  })
})

import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { languages, type Localized } from '#src/common/locale.ts'
import { isFullTier } from '../../../tests/support/tier.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { allergenKeys, dietKeys, tagKeys } from '#src/products/contract/codes.ts'
import { importCatalogue } from './catalogue-import.ts'
import type { NewPrice } from '#src/products/server/product-writes.service.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { noProductTexts, noVariationTexts } from './draft-reader.store.ts'
import { kindNames, type KindName } from './kind.ts'
import { createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'

const now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }
const databases: TestDatabase[] = []
async function open(options: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options)
  databases.push(database)
  return database
}
afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())))

/** Text as people write it, and as spreadsheets and parsers stumble over it. */
const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      "'=x",
      '@a',
      '-5',
      '"',
      '""',
      ',;\t|',
      '\\',
      '<b>',
      '&amp;',
      "' ",
      'null',
      '[]',
      '\ufeffx',
      'ﬁ',
    ),
  )
  .filter(
    (text) => text.trim() !== '' && !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{M}{5,}/u.test(text),
  )
const lines = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom('\n', '\r\n', '\r').map((end) => parts.join(end)))
const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null })
const html = line.map(
  (text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
)
/** Ingredients may have any sign, and no markup. */
const plain = lines.filter((text) => !/<\/?[a-z][^<>]*>/i.test(text))
const localized = <Row>(row: fc.Arbitrary<Row>): fc.Arbitrary<Localized<Row>> =>
  fc
    .tuple(row, row, row)
    .map((rows) => Object.fromEntries(languages.map((language, at) => [language, rows[at]])) as Localized<Row>) // one for each
const figures = orNull(
  fc.dictionary(fc.constantFrom(...allergenKeys), fc.constantFrom(0, 1, 2), { maxKeys: allergenKeys.length }),
)
const nutrients = orNull(
  fc.dictionary(
    fc.constantFrom('Fat', 'Salt', 'EnergyJoules', 'Polyols'),
    fc.integer({ min: 0, max: 90_000 }).map((tenths) => tenths / 10),
    { maxKeys: 4 },
  ),
)
const moment = orNull(fc.date({ min: new Date('2000-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }))
const paths = fc.uniqueArray(
  fc.constantFrom('a', 'b-1', 'c.d', 'e_f').map((name) => `/media/products/${name}.webp`),
  { maxLength: 3 },
)

const variation: fc.Arbitrary<Omit<VariationDraft, 'code' | 'contents' | 'images'> & { images: string[] }> = fc.record({
  colorHex: orNull(fc.constantFrom('#8a1f2b', '#000000')),
  weightGrams: fc.integer({ min: 0, max: 5_000 }),
  drainedGrams: orNull(fc.integer({ min: 1, max: 5_000 })),
  volumeMl: orNull(fc.integer({ min: 1, max: 5_000 })),
  pieces: fc.integer({ min: 1, max: 40 }),
  images: fc.constant([]),
  published: fc.boolean(),
  stockCode: fc.constant(null),
  allergens: figures,
  nutrients,
  diets: orNull(fc.uniqueArray(fc.constantFrom(...dietKeys))),
  suitableFor: fc.constant(null),
  flavour: orNull(
    fc.constant({ key: 'tumma', plates: { front: '/media/plates/a.webp', back: '/media/plates/b.webp' } }),
  ),
  texts: localized(
    fc.record({
      ...constants(noVariationTexts),
      name: orNull(line),
      size: orNull(line),
      color: orNull(line),
      ingredients: orNull(plain),
    }),
  ),
})

function constants<Row extends object>(row: Row) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, fc.constant(value)])) as {
    [Key in keyof Row]: fc.Arbitrary<Row[Key]>
  } // the same names
}

const product = fc.record({
  brand: line,
  position: fc.integer({ min: -10, max: 3_000 }),
  published: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom(...tagKeys)),
  allergens: figures,
  nutrients,
  saleFrom: moment,
  images: paths.map(() => []),
  imageDetails: fc.array(
    fc.record(
      {
        altTexts: localized(line),
        focus: fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 2 },
  ),
  portionGrams: orNull(fc.integer({ min: 1, max: 500 })),
  glutenFreeOats: fc.boolean(),
  originCountry: orNull(fc.constantFrom('FI', 'SE', 'EU')),
  responsibleOperator: orNull(fc.record({ name: line, address: line })),
  bestBeforeMinDays: orNull(fc.integer({ min: 1, max: 900 })),
  alcoholPercent: orNull(fc.integer({ min: 121, max: 10_000 }).map((hundredths) => hundredths / 100)),
  isPackage: fc.boolean(),
  pageOptions: fc.constantFrom({}, { hideDiets: true, callToActionLinkText: { fi: 'a "b"' } }),
  texts: localized(
    fc.record({
      ...constants(noProductTexts),
      nameOfTheFood: orNull(line),
      storyHeading: orNull(line),
      shortDescription: orNull(lines),
      description: orNull(html),
      ingredients: orNull(plain),
      primaryIngredientOrigin: orNull(line),
      additionalDetails: orNull(fc.array(fc.record({ title: line, content: html }), { maxLength: 2 })),
    }),
  ),
  name: line,
  variations: fc.array(variation, { maxLength: 4 }),
  prices: fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 99_999 }),
      day: fc.integer({ min: 1, max: 300 }),
      isCampaign: fc.boolean(),
      campaign: fc.option(line, { nil: '' }),
      onHand: fc.integer({ min: 0, max: 999 }),
    }),
    { maxLength: 4 },
  ),
})

/** What generated shapes come to in a shop: codes, addresses, shelves, and what packages hold. */
function catalogueOf(shapes: readonly (typeof product extends fc.Arbitrary<infer Shape> ? Shape : never)[]) {
  const prices: NewPrice[] = []
  const stock: { code: string; onHand: number }[] = []
  const sold: string[] = []
  const products = shapes.map(({ isPackage, name, variations, prices: history, texts, ...shape }, at): ProductDraft => {
    const code = `P${(at * 7) % 1_000}`
    const holds = isPackage && sold.length > 0
    const held = sold.slice(-2).map((item) => ({ code: item, quantity: 2 }))
    const parts = variations.map((part, index) => {
      const own = `${code}-${index}`
      if (!holds) stock.push({ code: own, onHand: history[0]?.onHand ?? 0 })
      history.forEach(({ cents, day, isCampaign, campaign }) => {
        const validFrom = new Date(+new Date('2026-01-01') + day * 86_400_000 * 0.9)
        const validTo = isCampaign ? new Date(+validFrom + 86_400_001) : null
        const kind = isCampaign ? ('campaign' as const) : ('normal' as const)
        prices.push({
          variationCode: own,
          kind,
          cents,
          validFrom,
          validTo,
          campaign,
          createdAt: validFrom,
          createdBy: 'x',
        })
      })
      return { ...part, code: own, stockCode: holds ? null : own, contents: holds ? held : [] }
    })
    if (!holds) sold.push(...parts.map((part) => part.code))
    return {
      ...shape,
      code,
      productType: holds ? 'Package' : 'Product',
      vatClass: 'food',
      field: 'sand',
      diets: [],
      suitableFor: [],
      labels: [],
      related: [],
      newsDate: '2026-01-05',
      saleTo: null,
      categories: at % 3 === 0 ? [] : ['levyt', 'muut'].slice(at % 2),
      texts: { ...texts, fi: { ...texts.fi, name, slug: `p-${at}` } },
      variations: parts,
    }
  })
  return { products, prices, stock }
}

const categories = ['levyt', 'muut'].map((code, position) => ({
  code,
  parentCode: null,
  position,
  field: 'sand',
  image: '',
  texts: Object.fromEntries(
    languages.map((language) => [language, { name: code, slug: code, body: '', metaDescription: '' }]),
  ) as Localized<{ name: string; slug: string; body: string; metaDescription: string }>, // one for each
}))

const exportAll = async (shop: ImportBench, format: 'csv' | 'json'): Promise<Record<KindName, string>> =>
  Object.fromEntries(
    await Promise.all(kindNames.map(async (kind) => [kind, await shop.export(kind, format)])),
  ) as Record<KindName, string> // one for each

describe('any catalogue', () => {
  it.each(['csv', 'json'] as const)(
    'comes back as it went out, into an empty shop and into its own (%s)',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 30 }), async (shapes) => {
          const [first, second] = [await open(), await open()]
          await inTransaction(first.db, (tx) => importCatalogue(tx, { categories, ...catalogueOf(shapes) }, now))
          const [own, other] = [createImportBench(first.db, clock), createImportBench(second.db, clock)]
          const files = await exportAll(own, format)
          for (const kind of kindNames) {
            const there = await other.import(kind, files[kind], { format })
            expect({ kind, faults: there.faults }).toEqual({ kind, faults: [] })
            const here = await own.import(kind, files[kind], { format })
            expect({ kind, ...here }).toMatchObject({ added: 0, changed: 0, refused: 0 })
          }
          expect(await exportAll(other, format)).toEqual(files)
          expect(await exportAll(own, format)).toEqual(files)
          await Promise.all(databases.splice(0).map((database) => database.drop()))
        }),
        { numRuns: isFullTier ? 60 : 2 },
      )
    },
    600_000,
  )
})

describe('any cell that is spoilt', () => {
  const values = fc.oneof(
    line,
    fc.constantFrom(
      '',
      '-1',
      '99999999999999999999',
      '1e3',
      'true',
      '{}',
      '[1]',
      '"',
      '2026-13-01',
      'KV1005',
      'KV1005-100G*3',
      'suklaalevyt',
      '<script>',
      '<p onclick=x>',
      '\u202e',
      '\u0000',
      'x'.repeat(30_000),
    ),
  )
  const kinds = kindNames

  it.each(kinds)(
    'of %s is told with its line and column, or goes in; nothing goes in by half',
    async (kind) => {
      const shop = createImportBench((await open({ seeded: true })).db, clock)
      const entriesOf = (json: string) => JSON.parse(json) as Record<string, unknown>[]
      const before = entriesOf(await shop.export(kind, 'json'))
      const key = Object.keys(before[0] ?? {})[0] ?? ''
      const rounds = fc.sample(
        fc.array(fc.tuple(fc.nat(), values), { minLength: before.length, maxLength: before.length }),
        isFullTier ? 40 : 2,
      )
      for (const round of rounds) {
        const stood = new Map(
          entriesOf(await shop.export(kind, 'json')).map((entry) => [entry[key], JSON.stringify(entry)]),
        )
        const spoilt = before.map((entry, at) => spoil(entry, key, round[at]?.[0] ?? 0, round[at]?.[1] ?? ''))
        // A line for each entry, so that a fault's line tells its entry.
        const outcome = await shop.import(kind, spoilt.map((entry) => JSON.stringify(entry)).join('\n'), {
          format: 'json',
        })
        expect(outcome.status).toBe('done')
        const refused = new Set(outcome.faults.filter(({ isRefusal }) => isRefusal).map((fault) => fault.line))
        expect(outcome.refused).toBe(refused.size)
        for (const fault of outcome.faults) expect(fault.field, fault.message).not.toBe('')
        const stands = new Map(
          entriesOf(await shop.export(kind, 'json')).map((entry) => [entry[key], JSON.stringify(entry)]),
        )
        before.forEach((entry, at) => {
          if (refused.has(at + 1)) expect(stands.get(entry[key])).toBe(stood.get(entry[key]))
        })
        // What stands there now is sound: it is taken back as it is.
        const again = await shop.import(kind, await shop.export(kind), {})
        expect(again).toMatchObject({ added: 0, changed: 0, refused: 0 })
      }
    },
    300_000,
  )
})

/** One value of an entry, or of one of its parts, becomes another; texts that were numbers are tried as numbers too. */
function spoil(
  entry: Readonly<Record<string, unknown>>,
  key: string,
  pick: number,
  value: string,
): Record<string, unknown> {
  const own = Object.keys(entry).filter((name) => name !== key)
  const name = own[pick % own.length] ?? ''
  const parts = entry[name]
  const isParts = (name === 'variations' || name === 'prices') && Array.isArray(parts) && parts.length > 0
  if (!isParts) return { ...entry, [name]: pick % 3 === 0 && value !== '' ? Number(value) || value : value }
  const at = pick % parts.length
  return {
    ...entry,
    [name]: parts.map((part: Record<string, unknown>, index) =>
      index === at ? spoil(part, '', Math.floor(pick / 7), value) : part,
    ),
  }
}

import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tester } from '../../../tests/support/actors.ts'
import { createTestClock } from '../../../tests/support/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { rowsRead } from '../../../tests/support/rows-read.ts'
import { withConnection } from '#src/platform/database/client.ts'
import { findOrdered } from './references.store.ts'
import { briefly, createImportBench, type ImportBench } from '../../../tests/support/import-bench.ts'

let test: TestDatabase
let shop: ImportBench
let media: string
const clock = createTestClock('2026-05-01T10:00:00Z')

beforeAll(async () => {
  test = await createTestDatabase()
  media = await mkdtemp(join(tmpdir(), 'media-'))
  shop = createImportBench(test.db, clock, { mediaDir: media })
  await shop.import(
    'categories',
    'category_code,field,name_fi,name_sv,name_en,slug_fi,slug_sv,slug_en\nlevyt,sand,Levyt,Kakor,Bars,levyt,kakor,bars\n',
  )
})
afterAll(async () => {
  await test.drop()
  await rm(media, { recursive: true, force: true })
})
beforeEach(() =>
  test.run(
    'delete from package_item; delete from variation; delete from product; delete from stock; delete from cache_event',
  ),
)

const header =
  'product_code,variation_code,product_type,vat_class,brand,published,categories,name_fi,slug_fi,weight_grams,contents'
const row = (code: string, part: string, more: Partial<Record<string, string>> = {}): string =>
  header
    .split(',')
    .map((name) => {
      const own = { product_code: code, variation_code: part, weight_grams: '100', ...more }
      const head = {
        product_type: 'Product',
        vat_class: 'food',
        brand: 'Konvehti',
        published: 'true',
        categories: 'levyt',
      }
      const texts = { name_fi: `Tuote ${code}`, slug_fi: `tuote-${code.toLowerCase()}` }
      return ({ ...head, ...texts, ...own } as Record<string, string>)[name] ?? ''
    })
    .join(',')
const next = (code: string, part: string, more = ''): string => `${code},${part},,,,,,,,${more || '100'},`
const table = (...rows: string[]): string => [header, ...rows].join('\n')
const published = async () =>
  (await test.sql<{ code: string }>`select code from variation where published order by code`).map(({ code }) => code)

/** Of one piece, as far as it matters here. */
const plantOrder = (code: string, orderNumber = 'KV26-0000-0001'): Promise<void> =>
  test.run(`with placed as (
      insert into shop_order (order_number, cart_id, cart_version, owner_id, language, status, payment_status, shipping_address,
        billing_address, greeting, taxes, consents, weight_grams, list_cents, line_discount_cents, promotion_cents, shipping_cents,
        tax_cents, total_cents, gift_card_cents, payable_cents, reserved_until, payable_until, created_at, updated_at)
      values ('${orderNumber}', gen_random_uuid(), 1, 'v_somebody', 'fi', 'Completed', 'Captured', '{}', '{}', '', '[]', '[]',
        0, 100, 0, 0, 0, 0, 100, 100, 0, now(), now(), now(), now()) returning id),
    parcel as (
      insert into shipment (order_id, number, kind, status, method_id, method_name_key, fee_cents, address)
      select id, 0, 'goods', 'Shipped', 'home', 'delivery/home', 0, '{}' from placed returning order_id)
    insert into order_line (order_id, position, shipment_number, code, display_name, product_url, image_url, brand, categories,
      quantity, normal_price_cents, price_cents, promotion_cents, vat_class, tax_rate, tax_cents, weight_grams)
    select order_id, 0, 0, '${code}', 'Levy', '', '', '', '{}', 1, 100, 100, 0, 'food', 13.5, 0, 0 from parcel`)

it('an end that is a day alone includes it, when the clocks change too, and goes out as the day again', async () => {
  await shop.import('products', table(row('A', 'A-1')))
  const file = `variation_code,kind,price,valid_from,valid_to
A-1,normal,4.90,2026-05-02,
A-1,campaign,3.90,2026-10-24,2026-10-24
A-1,campaign,3.80,2026-10-25,2026-10-25
A-1,campaign,3.70,2026-12-24,2026-12-24T16:00:00Z
`
  expect(await shop.import('prices', file)).toMatchObject({ added: 1, faults: [] })
  const ends = await test.sql<{
    ends: string
  }>`select valid_to::text as ends from price where kind = 'campaign' order by id`
  expect(ends.map(({ ends: end }) => new Date(end).toISOString())).toEqual([
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T22:00:00.000Z',
    '2026-12-24T16:00:00.000Z',
  ])
  const exported = await shop.export('prices')
  for (const end of ['2026-10-24', '2026-10-25', '2026-12-24T16:00:00.000Z']) expect(exported).toContain(`,${end},`)
  expect(await shop.import('prices', exported)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  await shop.import('products', 'product_code,sale_to\nA,2026-12-24\n')
  expect(await shop.export('products')).toContain(',2026-12-24,')
})

describe('products', () => {
  it('come with their variations, shelves and search texts, and are told of by their own tags', async () => {
    const outcome = await shop.import('products', table(row('A', 'A-1'), next('A', 'A-2'), row('B', 'B-1')))
    expect(outcome).toMatchObject({ status: 'done', added: 2, refused: 0, faults: [] })
    expect(await published()).toEqual(['A-1', 'A-2', 'B-1'])
    expect(await test.sql`select code, on_hand from stock order by code`).toHaveLength(3)
    expect(await test.sql`select from search_document where body::text ilike '%tuote a%'`).toHaveLength(1)
    const [event, ...others] = await test.sql<{ tags: string[] }>`select tags from cache_event`
    expect(event?.tags.toSorted()).toEqual(['category:levyt', 'product:A', 'product:B'])
    expect(others).toEqual([])
  })

  it('go in as a whole or not at all, and the rest goes in', async () => {
    const outcome = await shop.import(
      'products',
      table(row('A', 'A-1'), next('A', 'A-2', 'x'), row('B', 'B-1', { categories: 'none' }), row('C', 'C-1')),
    )
    expect(outcome).toMatchObject({ status: 'done', added: 1, refused: 2 })
    expect(briefly(outcome.faults)).toEqual(['3 weight_grams number', '4 categories unknown'])
    expect(await published()).toEqual(['C-1'])
  })

  it('keep what a file does not speak of, variations that it has no line for too', async () => {
    await shop.import('products', table(row('A', 'A-1'), next('A', 'A-2')))
    expect(await shop.import('products', 'product_code,brand\nA,Froosh\n')).toMatchObject({ changed: 1 })
    expect(await published()).toEqual(['A-1', 'A-2'])
    const [product] = await test.sql`select brand, published from product`
    expect(product).toEqual({ brand: 'Froosh', published: true })
    for (const isDryRun of [true, false])
      expect(await shop.import('products', 'product_code,variation_code\nA,A-2\n', { isDryRun })).toMatchObject({
        changed: 0,
        unchanged: 1,
        variations: { leftAlone: 1 },
      })
    expect(await published()).toEqual(['A-1', 'A-2'])
  })

  it('count what becomes of their variations, and remove only those that were never ordered', async () => {
    await shop.import('products', table(row('A', 'A-1'), next('A', 'A-2'), next('A', 'A-3'), next('A', 'A-4')))
    await plantOrder('A-3')
    const file = `product_code,variation_code,variation_state,weight_grams
A,A-2,withdrawn,100
A,A-3,removed,100
A,A-4,removed,100
A,A-5,active,100
`
    const counts = { added: 1, withdrawn: 2, removed: 1, leftAlone: 1 }
    const dry = await shop.import('products', file, { isDryRun: true })
    expect(dry).toMatchObject({ variations: counts })
    expect(await published()).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
    const outcome = await shop.import('products', file)
    expect(outcome).toMatchObject({ changed: 1, refused: 0, variations: counts })
    expect(briefly(outcome.faults)).toEqual(['3 variation_state ordered'])
    expect(await test.sql`select code, published from variation order by position`).toEqual([
      { code: 'A-1', published: true },
      { code: 'A-2', published: false },
      { code: 'A-3', published: false },
      { code: 'A-5', published: true },
    ])
    // The same file again: what is removed already, or withdrawn, stays so.
    const again = await shop.import('products', file)
    expect(again).toMatchObject({ changed: 0, unchanged: 1 })
    expect(briefly(again.faults)).toEqual(['3 variation_state ordered'])
  })

  it('do not read all that was ever ordered to see whether one was', async () => {
    await plantOrder('MANY-1', 'KV26-0000-0002')
    await test.run(`
      insert into order_line (order_id, position, shipment_number, code, display_name, product_url, image_url, brand, categories,
        quantity, normal_price_cents, price_cents, promotion_cents, vat_class, tax_rate, tax_cents, weight_grams)
      select order_id, n, 0, 'MANY-' || n, 'Levy', '', '', '', '{}', 1, 100, 100, 0, 'food', 13.5, 0, 0
      from order_line, generate_series(2, 5000) as n where code = 'MANY-1'`)
    await withConnection(test.ownerUrl, 'test', ({ run }) => run('analyze order_line'))
    const read = await rowsRead(test.db, 'order_line', async (tx) => {
      expect(await findOrdered(tx, ['MANY-1', 'NONE'])).toEqual(new Set(['MANY-1']))
    })
    expect(read).toBeLessThan(1_000)
  })

  it('hold what stands later in the file', async () => {
    const box = row('A', 'A-1', { product_type: 'Package', contents: 'B-1*2' })
    expect(await shop.import('products', table(box, row('B', 'B-1')))).toMatchObject({ added: 2, faults: [] })
    expect(await test.sql`select package_code, item_code, quantity from package_item`).toEqual([
      { package_code: 'A-1', item_code: 'B-1', quantity: 2 },
    ])
    await test.run('delete from cache_event')
    await shop.import('facts', 'product_code,storage_fi\nB,Viileässä\n')
    const [event] = await test.sql<{ tags: string[] }>`select tags from cache_event`
    expect(event?.tags).toContain('product:A')
    const emptied = table(row('A', 'A-1', { product_type: 'Package', contents: '' }))
    expect(await shop.import('products', emptied)).toMatchObject({ changed: 1 })
    expect(await test.sql`select from package_item`).toEqual([])
  })

  it.each([
    ['address of another', [row('A', 'A-1'), row('B', 'B-1', { slug_fi: 'tuote-a' })], ['3 slug_fi taken']],
    ['variation of another', [row('A', 'A-1'), row('B', 'A-1')], ['3 variation_code taken']],
    [
      'content that is not there',
      [row('A', 'A-1', { product_type: 'Package', contents: 'X*1' })],
      ['2 contents unknown'],
    ],
    ['content in what is no package', [row('B', 'B-1'), row('A', 'A-1', { contents: 'B-1*1' })], ['3 contents place']],
    ['new product without its name', ['A,A-1,Product,food,X,true,levyt,,a,100,'], ['2 name_fi required']],
    ['markup that runs', [row('A', 'A-1', { name_fi: '<script>alert(1)</script>' })], []],
  ])('refuse the %s', async (_name, rows, faults) => {
    const outcome = await shop.import('products', table(...rows))
    expect(briefly(outcome.faults)).toEqual(faults)
    const dry = await shop.import('products', table(...rows.map((text) => text.replace('A-1', 'Z-1'))), {
      isDryRun: true,
    })
    expect(dry.status).toBe('done')
  })

  it('refuse markup that pages do not allow, and keep hostile names as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    await shop.import('products', table(row('A', 'A-1', { name_fi: hostile })))
    expect(await test.sql`select name from product_text where language = 'fi'`).toEqual([{ name: hostile }])
    const described = await shop.import('products', `product_code,description_fi\nA,"${hostile}"\n`)
    expect(briefly(described.faults)).toEqual(['2 description_fi markup'])
    const turned = await shop.import('products', 'product_code,name_fi\nA,a\u202eb\n')
    expect(briefly(turned.faults)).toEqual(['2 name_fi characters'])
  })
})

describe('a dry run', () => {
  it('says what the import says, and writes nothing', async () => {
    const file = table(
      row('A', 'A-1'),
      row('B', 'B-1', { slug_fi: 'tuote-a' }),
      row('C', 'C-1', { product_type: 'Package', contents: 'A-1*1' }),
      row('D', 'D-1', { weight_grams: '-1' }),
    )
    const dry = await shop.import('products', file, { isDryRun: true })
    expect(await test.sql`select from product`).toEqual([])
    expect(await test.sql`select from cache_event`).toEqual([])
    const real = await shop.import('products', file)
    expect({ ...dry, id: 0, changes: [] }).toEqual({ ...real, id: 0 })
    expect(real).toMatchObject({ added: 2, refused: 2 })
  })
})

describe('prices', () => {
  const head = 'variation_code,kind,price,valid_from,valid_to,campaign,created_at'
  const lines = async () =>
    (
      await test.sql<{
        kind: string
        cents: number
        created_by: string
      }>`select kind, cents, created_by from price order by id`
    ).map(({ kind, cents, created_by }) => `${kind} ${cents} ${created_by}`)
  beforeEach(async () => void (await shop.import('products', table(row('A', 'A-1'), row('B', 'B-1')))))

  it('are added to the history, and a file read twice adds nothing', async () => {
    const file = `${head}\nA-1,,"4,90",,,,\nA-1,campaign,3.90,2026-06-01,2026-07-01,Kesä,\n`
    expect(await shop.import('prices', file)).toMatchObject({ added: 1, faults: [] })
    expect(await lines()).toEqual(['normal 490 tester', 'campaign 390 tester'])
    clock.advance(60_000)
    expect(await shop.import('prices', file)).toMatchObject({ unchanged: 1, changed: 0, faults: [] })
    expect(await shop.import('prices', `${head}\nA-1,normal,5,,,,\n`)).toMatchObject({ changed: 1 })
    expect(await lines()).toEqual(['normal 490 tester', 'campaign 390 tester', 'normal 500 tester'])
  })

  it('are read as a Finnish spreadsheet writes sums and days', async () => {
    const file = `${head.replaceAll(',', ';')}\nA-1;;1 004,90 €;1.12.2026;;;\nB-1;;4,9o;31.12.2026;;;\nB-1;;5;32.1.2027;;;\n`
    const { faults } = await shop.import('prices', file)
    expect(briefly(faults)).toEqual(['3 price price', '4 valid_from moment'])
    expect(await lines()).toEqual(['normal 100490 tester'])
    const [price] = await test.sql<{ at: Date }>`select valid_from as at from price`
    expect(new Date(price?.at ?? 0).toISOString()).toBe('2026-11-30T22:00:00.000Z')
  })

  it('are read with the time of the shop after a day, and a day that is none is quoted as it was', async () => {
    const rows = ['1.12.2026 12.00', '1.7.2026 9:30', '30.2.2027', '1.12.2026 25.00', '1.12.26']
    const file = [head.replaceAll(',', ';'), ...rows.map((at) => `A-1;;5;${at};;;`)].join('\n')
    const { faults } = await shop.import('prices', file)
    const quoted = faults
      .filter(({ field }) => field === 'valid_from')
      .map(({ message }) => /^"[^"]*"/.exec(message)?.[0])
    expect(quoted).toEqual(['"30.2.2027"', '"1.12.2026 25.00"', '"1.12.26"'])
    expect(faults[0]?.message).toContain('1.9.2026 12.00')
    await shop.import('prices', file.split('\n').slice(0, 3).join('\n'))
    const begun = await test.sql<{ at: Date }>`select valid_from as at from price order by valid_from`
    expect(begun.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-07-01T06:30:00.000Z',
      '2026-12-01T10:00:00.000Z',
    ])
  })

  it('bring a history along once; afterwards none begins in the past', async () => {
    const history = `${head}\nA-1,normal,4.90,2026-01-01,,,2026-01-01\nA-1,normal,5.90,2026-02-01,,,2026-02-01\n`
    expect(await shop.import('prices', history)).toMatchObject({ added: 1, faults: [] })
    expect(await shop.import('prices', history)).toMatchObject({ unchanged: 1, faults: [] })
    const forged = await shop.import('prices', `${head}\nA-1,normal,9.90,2026-04-01,,,2026-04-01\n`)
    expect(briefly(forged.faults)).toEqual(['2 valid_from past'])
    expect(await lines()).toHaveLength(2)
  })

  it('tell in a dry run what is asked from when on, of which kind and until when', async () => {
    const told = async (rows: string) =>
      (await shop.import('prices', `${head}\n${rows}\n`, { isDryRun: true })).changes.map(
        ({ field, before, after, startsAt, line }) => [line, field, before, after, startsAt?.toISOString() ?? null],
      )
    const from = new Date(+clock.now() + 86_400_000).toISOString()
    const to = new Date(+clock.now() + 2 * 86_400_000).toISOString()
    const past = 'A-1,,4.90,2025-01-01,,,\nA-1,,5.90,2025-02-01,,,\nA-1,campaign,3.90,2025-03-01,2025-04-01,Kesä,'
    expect(await told(past), 'a history: what holds of it').toEqual([[3, 'price', null, '5.90', null]])

    await shop.import('prices', `${head}\n${past}\n`)
    const campaign = `A-1,campaign,4.50,${from},${to},Joulu,`
    const begins = [2, 'price (campaign)', '5.90', '4.50', from]
    expect(await told(campaign)).toEqual([begins, [2, 'valid_to', '', to, from]])
    expect(await told(`A-1,,5.90,${from},,,`), 'a price that holds anyway').toEqual([])

    await shop.import('prices', `${head}\n${campaign}\n`)
    expect(await told(`A-1,campaign,4.50,${from},,Joulu,`), 'without its end').toEqual([[2, 'valid_to', to, '', from]])
  })

  it.each([
    ['A-1,normal,,,,,', ['2 price required']],
    ['A-1,normal,4.905,,,,', ['2 price price']],
    ['A-1,normal,-1,,,,', ['2 price price']],
    ['A-1,normal,0,,,,', ['2 price range']],
    ['A-1,normal,4.90,,2026-08-01,,', ['2 valid_to place']],
    ['A-1,campaign,4.90,2026-08-01,2026-07-01,,', ['2 valid_to order']],
    ['A-1,campaign,4.90,2026-02-30,,,', ['2 valid_from moment']],
    ['A-1,sale,4.90,,,,', ['2 kind choice']],
    ['A-1,normal,4.90,2026-01-01,,,2026-02-01', ['2 created_at order']],
    ['X-1,normal,4.90,,,,', ['2 variation_code unknown']],
  ])('refuse %s', async (line, faults) => {
    expect(briefly((await shop.import('prices', `${head}\n${line}\n`)).faults)).toEqual(faults)
    expect(await lines()).toEqual([])
  })

  it('of one variation go in together', async () => {
    const outcome = await shop.import('prices', `${head}\nA-1,,4.90,,,,\nA-1,campaign,x,,,,\nB-1,,5,,,,\n`)
    expect(outcome).toMatchObject({ added: 1, refused: 1 })
    expect(await lines()).toEqual(['normal 500 tester'])
  })
})

describe('stock', () => {
  it('is what was counted, with a note where more is promised, and tells of what shows', async () => {
    await shop.import('products', table(row('A', 'A-1'), row('B', 'B-1')))
    await shop.import('stock', 'stock_code,on_hand\nA-1,50\nB-1,7\n')
    await test.run(`update stock set allocated = 5 where code = 'B-1'; delete from cache_event`)
    const outcome = await shop.import('stock', 'stock_code;on_hand\nA-1;49\nB-1;3\nX;1\n')
    expect(outcome).toMatchObject({ changed: 2, refused: 1 })
    expect(outcome.faults.map(({ line, isRefusal, reason }) => [line, isRefusal, reason])).toEqual([
      [3, false, 'short'],
      [4, true, 'unknown'],
    ])
    expect(await test.sql`select code, on_hand from stock order by code`).toEqual([
      { code: 'A-1', on_hand: 49 },
      { code: 'B-1', on_hand: 3 },
    ])
    const events = await test.sql<{ tags: string[] }>`select tags from cache_event`
    // 49 of 50 show alike; none left does not.
    expect(events.flatMap(({ tags }) => tags)).toEqual(['product:B', 'category:levyt'])
    expect(
      (await test.sql<{ delta: number }>`select delta from stock_movement where reason = 'counted' order by id`).slice(
        -2,
      ),
    ).toEqual([{ delta: -1 }, { delta: -4 }])
  })

  it('that agrees is unchanged, and counted all the same, as in the browser; a dry run counts nothing', async () => {
    await shop.import('products', table(row('A', 'A-1'), row('B', 'B-1')))
    await shop.import('stock', 'stock_code,on_hand\nA-1,50\nB-1,7\n')
    const before = await test.sql`select id from stock_movement`
    const file = 'stock_code,on_hand\nA-1,50\nB-1,6\n'
    expect(await shop.import('stock', file, { isDryRun: true })).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await test.sql`select id from stock_movement`).toEqual(before)
    expect(await shop.import('stock', file)).toMatchObject({ changed: 1, unchanged: 1, faults: [] })
    const movements = await test.sql`select code, delta, on_hand, reason, actor from stock_movement order by id`
    expect(movements.slice(before.length)).toEqual([
      { code: 'A-1', delta: 0, on_hand: 50, reason: 'counted', actor: 'tester' },
      { code: 'B-1', delta: -1, on_hand: 6, reason: 'counted', actor: 'tester' },
    ])
  })

  it('that was counted before its shelf last changed, or is still to be, is refused by row', async () => {
    await shop.import('products', table(row('A', 'A-1'), row('B', 'B-1'), row('C', 'C-1')))
    await shop.import('stock', 'stock_code,on_hand\nA-1,50\nB-1,7\n')
    const moved = clock.now().getTime()
    clock.advance(3_600_000)
    const at = (afterMs: number) => new Date(moved + afterMs).toISOString()
    const lines = [
      `A-1,40,${at(-1_000)}`,
      `B-1,6,${at(1_000)}`,
      `C-1,5,2026-01-01T00:00:00Z`,
      // Without a moment it is of now.
      'X-1,1,',
    ]
    const head = 'stock_code,on_hand,counted_at'
    for (const isDryRun of [true, false]) {
      const outcome = await shop.import('stock', [head, ...lines].join('\n'), { isDryRun })
      expect(briefly(outcome.faults)).toEqual(['2 counted_at stale', '5 stock_code unknown'])
    }
    const future = await shop.import('stock', `${head}\nA-1,40,${at(3_700_000)}\nA-1,40,2026-02-30\n`)
    expect(briefly(future.faults)).toContain('2 counted_at future')
    expect((await shop.import('stock', `${head}\nA-1,40,\n`)).changed).toBe(1)
    expect(await test.sql`select code, on_hand from stock order by code`).toEqual([
      { code: 'A-1', on_hand: 40 },
      { code: 'B-1', on_hand: 6 },
      { code: 'C-1', on_hand: 5 },
    ])
  })
})

describe('pictures', () => {
  it('are taken from the folder, checked by what is in them, and written anew', async () => {
    await shop.import('products', table(row('A', 'A-1')))
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    const picture = (width: number, format: 'png' | 'gif' = 'png') =>
      sharp({ create: { width, height: 400, channels: 3, background: '#a63' } })
        .toFormat(format)
        .toBuffer()
    await writeFile(join(folder, 'good.png'), await picture(3_000))
    await writeFile(join(folder, 'small.png'), await picture(100))
    await writeFile(join(folder, 'old.png'), await picture(400, 'gif'))
    await writeFile(join(folder, 'text.png'), 'no picture')
    await writeFile(join(folder, 'moving.webp'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await symlink('/etc/hostname', join(folder, 'way-out.png'))
    const run = (cell: string, isDryRun = false) =>
      shop.import('images', `product_code,variation_code,images\nA,,${cell}\n`, { pictureFolder: folder, isDryRun })

    expect(await run('good.png', true)).toMatchObject({ changed: 1, faults: [] })
    expect(await readdir(media)).toEqual([])
    expect(await run('good.png')).toMatchObject({ changed: 1, faults: [] })
    const [product] = await test.sql<{ images: string[] }>`select images from product`
    expect(product?.images[0]).toMatch(/^\/media\/imported\/[0-9a-f]{32}\.webp$/)
    const kept = await sharp(join(media, (product?.images[0] ?? '').slice('/media/'.length))).metadata()
    expect([kept.format, kept.width, kept.height]).toEqual(['webp', 2_400, 320])
    expect(await run('good.png')).toMatchObject({ unchanged: 1 })
    expect(await run(product?.images[0] ?? '')).toMatchObject({ unchanged: 1 })

    for (const [name, why] of [
      ['small.png', 'The picture is too small: 100 × 400 pixels. Each side needs at least 200.'],
      ['text.png', 'The picture cannot be read. Save it again as JPEG or PNG.'],
      ['moving.webp', 'The picture cannot be read. Save it again as JPEG or PNG.'],
      ['old.png', 'The picture’s format is GIF. It must be WebP, PNG, JPEG or AVIF.'],
    ] as const) {
      const { faults } = await run(name)
      expect(briefly(faults)).toEqual(['2 images picture'])
      expect(faults[0]?.message).toBe(`"${name}": ${why}`)
    }
    for (const name of ['none.png', 'way-out.png', '../secret.png', '/media/../secret.png', '/media/none.webp'])
      expect(briefly((await run(name)).faults)).toEqual(['2 images unknown'])
    expect(briefly((await run('https://x.example/a.svg')).faults)).toEqual(['2 images picture'])
    await rm(folder, { recursive: true })
  })

  it('of which is told what they show, and the point that stays in sight', async () => {
    await shop.import('products', table(row('A', 'A-1')))
    const tell = (details: unknown) =>
      shop.import('images', `product_code,image_details\nA,"${JSON.stringify(details).replaceAll('"', '""')}"\n`)
    const altTexts = { fi: 'Avattu', sv: 'Öppnad', en: 'Opened' }
    const told = [{}, { altTexts, focus: { x: 40, y: 100 } }]
    expect(await tell(told)).toMatchObject({ changed: 1, faults: [] })
    expect(await tell(told)).toMatchObject({ unchanged: 1 })
    expect(await test.sql`select image_details as told from product`).toEqual([{ told }])
    for (const [wrong, reason] of [
      [{ focus: { x: 1, y: 1 } }, 'details'],
      [['x'], 'details'],
      [[{ alt: 'x' }], 'name'],
      [[{ focus: { x: 40, y: 101 } }], 'range'],
      [[{ focus: { x: 40 } }], 'range'],
      [[{ altTexts: { fi: 'Avattu', sv: '' } }], 'details'],
      [[{ altTexts: { ...altTexts, en: 'x'.repeat(301) } }], 'too-long'],
    ] as const)
      expect(briefly((await tell(wrong)).faults), JSON.stringify(wrong)).toEqual([`2 image_details ${reason}`])
  })
})

describe('an import', () => {
  const many = (count: number): string =>
    table(...Array.from({ length: count }, (_, index) => row(`P${index}`, `P${index}-1`)))

  it('goes on where it was left, and doubles nothing', async () => {
    const file = [
      'variation_code,price',
      ...Array.from({ length: 900 }, (_, index) => `P${index}-1,${index + 1}`),
    ].join('\n')
    await shop.import('products', many(900))
    const id = await shop.receive('prices', file)
    let slices = 0
    while ((await shop.imports.run(id, () => true)) === 'paused') slices++
    expect(slices).toBeGreaterThan(3)
    expect(await shop.outcome(id)).toMatchObject({ status: 'done', added: 900 })
    expect(
      await test.sql`select count(*)::int as lines, count(distinct variation_code)::int as codes from price`,
    ).toEqual([{ lines: 900, codes: 900 }])
    expect(
      await test.sql`select from catalogue_import_chunk where import_id in (select id from catalogue_import where not dry_run)`,
    ).toEqual([])
  })

  it('is done once, though several work on it, and several are done at once', async () => {
    const [a, b] = [await shop.receive('products', many(600)), await shop.receive('products', many(700))]
    await Promise.all([a, a, b, b].map((id) => shop.imports.run(id)))
    const [first, second] = [await shop.outcome(a), await shop.outcome(b)]
    expect(first).toMatchObject({ status: 'done', refused: 0 })
    expect(second).toMatchObject({ status: 'done', refused: 0 })
    expect(first.added + second.added).toBe(700)
    expect(first.unchanged + second.unchanged).toBe(600)
    expect(await published()).toHaveLength(700)
  })

  it('is stopped between two batches; what went in stays', async () => {
    const id = await shop.receive('products', many(600))
    expect(await shop.imports.run(id, () => true)).toBe('paused')
    expect(await shop.imports.cancel(id, tester)).toEqual({ ok: true, value: undefined })
    expect(await shop.imports.run(id)).toBe('over')
    expect(await shop.outcome(id)).toMatchObject({ status: 'cancelled', added: 200 })
    expect(await shop.imports.cancel(id, tester)).toMatchObject({ ok: false })
    expect(await shop.imports.resume(id, tester)).toMatchObject({ ok: false })
  })

  it('of a file nobody can read fails and says where', async () => {
    const outcome = await shop.import('products', 'product_code,brnd\nA,X\n')
    expect(outcome).toMatchObject({ status: 'failed', added: 0 })
    expect(briefly(outcome.faults)).toEqual(['1 brnd column'])
    expect((await shop.imports.find(outcome.id, tester))?.problem).toContain('Is brand meant?')
  })

  it('counts faults beyond those it keeps', async () => {
    const lines = Array.from({ length: 10_050 }, (_, index) => `X${index},1`)
    const outcome = await shop.import('stock', ['stock_code,on_hand', ...lines].join('\n'))
    expect(outcome.faults).toHaveLength(10_000)
    expect(await shop.imports.find(outcome.id, tester)).toMatchObject({ faultCount: 10_050, refused: 10_050 })
  })
})

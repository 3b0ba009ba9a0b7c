import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormula, unguardFormula } from '#src/common/csv-formula.ts'
import { csvRows } from './csv-rows.ts'
import { type Entry, readEntries } from './entries.ts'
import { UnreadableFile } from './file-text.ts'
import { kindOf } from './kinds.ts'
import type { KindName } from './kind.ts'
import { briefly } from '../../../tests/support/import-bench.ts'

/** A file that comes in pieces of `size` bytes. */
async function* inPieces(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function rowsOf(text: string, size?: number) {
  const rows = []
  for await (const row of csvRows(inPieces(text, size))) rows.push(row)
  return rows
}
const cellsOf = async (text: string, size?: number) =>
  (await rowsOf(text, size)).map(({ line, cells, problem }) => [line, ...(problem === null ? cells : [problem.reason])])

async function entriesOf(kind: KindName, text: string | Uint8Array, format: 'csv' | 'json' = 'csv'): Promise<Entry[]> {
  const entries = []
  for await (const entry of readEntries(kindOf(kind), format, inPieces(text, 50))) entries.push(entry)
  return entries
}
const faultsOf = async (kind: KindName, text: string, format: 'csv' | 'json' = 'csv') =>
  briefly((await entriesOf(kind, text, format)).flatMap((entry) => entry.faults))

describe('a table', () => {
  it.each([
    ['rows of separators alone', 'a;b\n1;2\n;\n;;;\n3;4\n;\n'],
    ['an empty last column', 'a;b;;\n1;2;;\n\n\n3;4;;;\n'],
    ['blank lines before the header', '\ufeff\n \r\na,b\n1,2\n3,4\n'],
    ['a first line that names the separator', '\ufeffsep=;\r\na;b\r\n1;2\r\n;\r\n3;4\r\n'],
  ])('has no row and no column of %s', async (_what, text) => {
    for (const size of [1, 7, 1_000])
      expect((await rowsOf(text, size)).map(({ cells, problem }) => [cells, problem])).toEqual([
        [['a', 'b'], null],
        [['1', '2'], null],
        [['3', '4'], null],
      ])
    expect(await faultsOf('stock', 'sep=;\nstock_code;on_hand;\nA;5;\n;;\n')).toEqual([])
    expect(await faultsOf('stock', 'stock_code;on_hand;\nA;5;x\n')).toEqual(['2  columns'])
  })

  it('has commas, semicolons or tabs, any line ends, a byte order mark or none', async () => {
    const wanted = [
      [1, 'a', 'b'],
      [2, '1', 'x, "y"\r\nz'],
      [5, '2', ''],
    ]
    const table = (sign: string, end: string): string =>
      [`a${sign}b`, `1${sign}"x, ""y""\r\nz"`, '', `2${sign}`].join(end)
    for (const sign of [',', ';', '\t'])
      for (const end of ['\n', '\r\n', '\r'])
        for (const mark of ['', '\ufeff']) {
          expect(await cellsOf(mark + table(sign, end))).toEqual(wanted)
          expect(await cellsOf(mark + table(sign, end) + end, 1)).toEqual(wanted)
        }
  })

  it.each([
    [
      'a quote inside a cell',
      'a,b\n1,x"y\n3,"4"\n5,6',
      [
        [1, 'a', 'b'],
        [2, 'quotes'],
        [3, '3', '4'],
        [4, '5', '6'],
      ],
    ],
    [
      'text behind a quote',
      'a,b\n1,"x"y\n3,4',
      [
        [1, 'a', 'b'],
        [2, 'quotes'],
        [3, '3', '4'],
      ],
    ],
    [
      'a quote that never ends',
      'a,b\n1,"x\n3,4\n5,6',
      [
        [1, 'a', 'b'],
        [2, 'quotes'],
        [3, '3', '4'],
        [4, '5', '6'],
      ],
    ],
  ])('loses one line, not the rest, to %s', async (_name, text, rows) => {
    expect(await cellsOf(text)).toEqual(rows)
  })

  it('bounds what one cell can take', async () => {
    const rows = await rowsOf(`a,b\n1,"${'x\n'.repeat(600_000)}`, 65_536)
    expect(rows[1]?.problem?.reason).toBe('quotes')
    expect(rows.every(({ cells }) => cells.join('').length < 10_000)).toBe(true)
  })

  it('gives back what was written, whatever is in the cells', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/\r(?!\n)/.test(text))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 40 }),
        async (rows, size) => {
          const quoted = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
          const read = await rowsOf(['a,b', ...quoted].join('\n'), size)
          const told = rows.filter((cells) => cells.some((text) => text.trim() !== ''))
          expect(read.slice(1).map(({ cells }) => cells)).toEqual(told)
        },
      ),
    )
  })

  it('is UTF-8', async () => {
    const latin = Buffer.from('stock_code,on_hand\nPÄÄ,1\n', 'latin1')
    await expect(entriesOf('stock', latin)).rejects.toThrow('not UTF-8')
  })

  it.each([
    ['', 'the file is empty'],
    ['stock_code,on_hnad\n', 'Is on_hand meant?'],
    ['stock_code,nonsense\n', 'there is no column "nonsense"'],
    ['stock_code,on_hand,on_hand\n', 'stands there twice'],
    ['on_hand\n', 'the column stock_code is missing'],
    ['stock_code,,on_hand\n', 'column 2 has no name'],
    ['stock_code,"on_hand\n', 'the header'],
  ])('has a header that can be understood: %j', async (text, message) => {
    await expect(entriesOf('stock', text)).rejects.toThrow(message)
    await expect(entriesOf('stock', text)).rejects.toThrow(UnreadableFile)
  })
})

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+358 40', '-2 °C', '@me', "'=1", "''=1", '\tx', '＝1'])('goes out as text: %j', (text) => {
    expect(guardFormula(text)).toBe(`'${text}`)
    expect(unguardFormula(guardFormula(text))).toBe(text)
  })

  it('comes back as it was, and what no formula is stays', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom("'", '=', '-', '+', '@', '1', 'a', '\t', ' ', ','), { maxLength: 6 })
          .map((signs) => signs.join('')),
        (text) => {
          expect(unguardFormula(guardFormula(text))).toBe(text)
          expect(guardFormula(text)).not.toMatch(/^[=@\t]|^[+]|^-(?!\d*([.,]\d+)?$)/)
        },
      ),
    )
    for (const text of ['-5', '4.90', "it's", 'a=b', '-']) expect(guardFormula(text)).toBe(text)
    expect(unguardFormula("'-5")).toBe("'-5")
  })
})

describe('groups', () => {
  it('are lines that stand together', async () => {
    const entries = await entriesOf('products', 'product_code,variation_code,brand\nA,A-1,X\nA,A-2,\nB,,Y\nC,C-1,Z\n')
    expect(entries.map(({ key, line, rows, parts }) => [key, line, rows, parts?.map(({ code }) => code)])).toEqual([
      ['A', 2, 2, ['A-1', 'A-2']],
      ['B', 4, 1, []],
      ['C', 5, 1, ['C-1']],
    ])
  })

  it.each<[string, KindName, string, string[]]>([
    ['stand in two places', 'products', 'product_code,variation_code\nA,A-1\nB,B-1\nA,A-2\n', ['4 product_code twice']],
    ['name a variation twice', 'products', 'product_code,variation_code\nA,A-1\nA,A-1\n', ['3 variation_code twice']],
    [
      'say two things of one product',
      'products',
      'product_code,variation_code,brand\nA,A-1,X\nA,A-2,Y\n',
      ['3 brand differs'],
    ],
    [
      'have two lines of their own',
      'facts',
      'product_code,variation_code,allergens\nA,,\nA,A-1,\nA,,\n',
      ['4 variation_code twice'],
    ],
    [
      'put a product’s words on a variation',
      'facts',
      'product_code,variation_code,storage_fi\nA,A-1,Viileässä\n',
      ['2 storage_fi place'],
    ],
    ['have a cell too few', 'products', 'product_code,variation_code,brand\nA,A-1\n', ['2  columns']],
    ['have no code', 'stock', 'stock_code,on_hand\n,1\nÄ,2\n', ['2 stock_code code', '3 stock_code code']],
    ['hold a line that cannot be read', 'products', 'product_code,variation_code\nA,A-1\nA,x"\nB,B-1\n', ['3  quotes']],
  ])('cannot %s', async (_name, kind, text, faults) => {
    expect(await faultsOf(kind, text)).toEqual(faults)
  })

  it('with a line that cannot be read are refused whole, even when the line does not tell whose it is', async () => {
    const [first] = await entriesOf('products', 'product_code,variation_code\nA,A-1\n"",x"\nB,B-1\n')
    expect(first?.key).toBe('A')
    expect(briefly(first?.faults ?? [])).toEqual(['3  quotes'])
  })
})

describe('a list', () => {
  it('is an array, or a line for each entry', async () => {
    const entry = (code: string) => `{"stock_code":"${code}","on_hand":3}`
    const texts = [
      `[${entry('A')},${entry('B')}]`,
      `[\n${entry('A')},\n${entry('B')}\n]\n`,
      `\ufeff${entry('A')}\n${entry('B')}`,
      JSON.stringify([JSON.parse(entry('A')), JSON.parse(entry('B'))], null, 2),
    ]
    for (const text of texts)
      expect(
        (await entriesOf('stock', text, 'json')).map(({ key, head }) => [key, head.values.get('on_hand')]),
      ).toEqual([
        ['A', 3],
        ['B', 3],
      ])
  })

  it.each<[string, KindName, string, string[]]>([
    ['of other things', 'stock', '[\n1,\n{"stock_code":"A","on_hand":1}]', ['2  json']],
    ['with a broken entry', 'stock', '[\n{"stock_code":"A",}\n,{"stock_code":"B","on_hand":1}]', ['2  json']],
    ['of the wrong type', 'stock', '{"stock_code":"A","on_hand":"1"}', ['1 on_hand number']],
    ['with an unknown name', 'stock', '{"stock_code":"A","on_hand":1,"on_hnad":2}', ['1 on_hnad column']],
    [
      'with a wrong variation',
      'products',
      '{"product_code":"A","variations":[{"variation_code":"A-1"},{"variation_code":"A-2","weight_grams":-1},7]}',
      ['1 variations[1].weight_grams range', '1 variations[2] object'],
    ],
    ['with variations that are none', 'products', '{"product_code":"A","variations":{}}', ['1 variations list']],
    ['with a name of the language', 'facts', '{"product_code":"A","allergens":{"__proto__":1}}', ['1 allergens name']],
  ])('%s says where', async (_name, kind, text, faults) => {
    expect(await faultsOf(kind, text, 'json')).toEqual(faults)
  })

  it('that is not closed is told from where', async () => {
    await expect(entriesOf('stock', '[{"stock_code":"A","on_hand":1},\n{"stock_code":"B"', 'json')).rejects.toThrow(
      'not closed',
    )
  })
})

describe('no cell does harm', () => {
  const kinds = ['categories', 'products', 'facts', 'images', 'stock', 'prices'] as const
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '=1+1',
      '<script>alert(1)</script>',
      '\u202eevil',
      'e' + '\u0301'.repeat(10_000),
      '{"a":1e999}',
      '[[[',
      '\u0000',
      '😀',
      '1e9',
      '-0',
      'NaN',
      '__proto__=1',
      'constructor',
      '|||',
      '-',
      '*',
      'A*99',
      '9999-99-99',
      '2026-02-30',
    ),
    fc.integer().map(String),
    fc.json(),
  )

  it.each(kinds)('in a table of %s: a value, or a fault with its line and column', async (name) => {
    const kind = kindOf(name)
    const columns = [...kind.head, ...kind.part].map((field) => field.name)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...columns), hostile, async (column, text) => {
        const keys = [kind.key, ...(kind.partKey === null ? [] : [kind.partKey])]
        const isPart = !kind.head.some((field) => field.name === column)
        const cells = [
          kind.key === 'category_code' ? 'a' : 'A',
          ...(kind.partKey === null ? [] : [isPart || name === 'products' ? 'A-1' : '']),
        ]
        const quoted = `"${text.toWellFormed().replaceAll('"', '""')}"`
        const [entry] = await entriesOf(name, `${[...keys, column].join(',')}\n${[...cells, quoted].join(',')}\n`)
        const values = isPart ? entry?.parts?.[0]?.values : entry?.head.values
        const faults = entry?.faults ?? []
        expect(values?.has(column) === true).toBe(faults.length === 0)
        for (const fault of faults) {
          expect(fault).toMatchObject({ line: 2, field: column, isRefusal: true })
          expect(fault.message).toMatch(/^[^\p{Cc}\u202a-\u202e]{5,2000}$/u)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each(kinds)('in a list of %s: a value, or a fault with its path', async (name) => {
    const kind = kindOf(name)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kind.head, ...kind.part), fc.jsonValue(), async (field, value) => {
        const isPart = !kind.head.includes(field)
        const part = { ...(kind.partKey === null ? {} : { [kind.partKey]: 'A-1' }), [field.name]: value }
        const json = isPart ? { [kind.key]: 'A', [kind.parts ?? '']: [part] } : { [kind.key]: 'A', [field.name]: value }
        const [entry] = await entriesOf(name, JSON.stringify(json), 'json')
        const values = isPart ? entry?.parts?.[0]?.values : entry?.head.values
        expect(values?.has(field.name) === true).toBe(entry?.faults.length === 0)
        for (const fault of entry?.faults ?? [])
          expect(fault.field).toBe(isPart ? `${kind.parts}[0].${field.name}` : field.name)
      }),
      { numRuns: 300 },
    )
  })

  it('and no bytes at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('csv' as const, 'json' as const),
        async (bytes, format) => {
          const head = format === 'csv' ? 'stock_code,on_hand\n' : ''
          try {
            for (const entry of await entriesOf('stock', Buffer.concat([Buffer.from(head), bytes]), format))
              expect(entry.faults.length > 0 || entry.key !== '').toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableFile)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

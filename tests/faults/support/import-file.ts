import type { Chance } from './random.ts'

/** A file of products with faults in it, and where a report must find them. */
export interface PlantedFile {
  text: string
  rows: number
  groups: number
  /** `line field`, in order. */
  faults: string[]
  refusedGroups: number
  /** Variations that must be there afterwards. */
  goodVariations: string[]
}

const columns = [
  'product_code',
  'variation_code',
  'product_type',
  'vat_class',
  'brand',
  'published',
  'categories',
  'tags',
  'news_date',
  'sale_from',
  'sale_to',
  'page_options',
  'name_fi',
  'name_sv',
  'name_en',
  'slug_fi',
  'slug_sv',
  'slug_en',
  'description_fi',
  'weight_grams',
  'pieces',
  'color_hex',
  'contents',
  'variation_name_fi',
] as const
type Column = (typeof columns)[number]
type Cells = Record<Column, string>

/** Spoils a product's lines; the faults it must bring, as line within the product and column. */
type Plant = (lines: Cells[], code: string) => [at: number, column: string][]

const cell =
  (column: Column, value: string): Plant =>
  (lines) => {
    const first = lines[0]
    if (first !== undefined) first[column] = value
    return [[0, column]]
  }

/** One of each in turn. */
const plants: readonly Plant[] = [
  cell('product_type', 'Produkt'),
  cell('vat_class', ''),
  cell('brand', 'x'.repeat(101)),
  cell('published', 'maybe'),
  cell('categories', 'ei-ole'),
  cell('categories', 'suklaalevyt|suklaalevyt'),
  cell('tags', 'veggie'),
  cell('news_date', '2026-02-30'),
  cell('sale_from', 'tomorrow'),
  cell('sale_to', '2001-01-01'),
  cell('page_options', '{"hideDiets": "yes"}'),
  cell('page_options', '{'),
  cell('name_fi', ''),
  cell('name_sv', 'a\u202eb'),
  cell('name_en', `e${'\u0301'.repeat(200)}`),
  cell('slug_fi', 'Ääkkösiä ja väli'),
  cell('description_fi', '<p onclick="alert(1)">Hei</p>'),
  cell('description_fi', '<script>alert(1)</script>'),
  cell('weight_grams', '12,5 g'),
  cell('weight_grams', '-1'),
  cell('weight_grams', ''),
  cell('pieces', '0'),
  cell('color_hex', 'red'),
  cell('contents', 'KV1005*2'),
  cell('product_code', 'ÄÄ KÖ'),
  cell('variation_code', 'with space'),
  (lines) => {
    // The same variation once more.
    const [first] = lines
    if (first !== undefined) lines.splice(1, lines.length, { ...first })
    return [[1, 'variation_code']]
  },
  (lines) => {
    // Another brand on another line.
    const [first] = lines
    if (first !== undefined)
      lines.splice(1, lines.length, { ...first, brand: 'Toinen', variation_code: `${first.variation_code}X` })
    return [[1, 'brand']]
  },
  // Somebody else's variation.
  cell('variation_code', 'KV1005-100G'),
]

/** Lines that no cell can tell of: a quote too many, a cell too few. */
const brokenLines: readonly ((line: string) => string)[] = [
  (line) => `${line}"`,
  (line) => line.slice(0, line.lastIndexOf(',')),
]

export function plantedFile(chance: Chance, { rows, faults }: { rows: number; faults: number }): PlantedFile {
  const products: Cells[][] = []
  for (let count = 0, at = 0; count < rows; at++) {
    const lines = product(at, Math.min(chance.between(1, 4), rows - count), chance)
    count += lines.length
    products.push(lines)
  }
  const spoilt = new Set<number>()
  while (spoilt.size < Math.min(faults, products.length)) spoilt.add(chance.between(0, products.length - 1))

  const out = [columns.join(',')]
  const expected: string[] = []
  const goodVariations: string[] = []
  let planted = 0
  products.forEach((lines, at) => {
    const begin = out.length + 1
    if (!spoilt.has(at)) {
      goodVariations.push(...lines.map((line) => line.variation_code))
      out.push(...lines.map(csvLine))
      return
    }
    const turn = planted++ % (plants.length + brokenLines.length)
    const plant = plants[turn]
    if (plant === undefined) {
      const broken = lines.slice(0, 1).map(csvLine)
      out.push(...broken.map(brokenLines[turn - plants.length] ?? ((line) => line)))
      expected.push(`${begin} `)
      return
    }
    const own = lines.slice(0, 1)
    for (const [line, column] of plant(own, own[0]?.product_code ?? '')) expected.push(`${begin + line} ${column}`)
    out.push(...own.map(csvLine))
  })
  return {
    text: `\ufeff${out.join('\r\n')}\r\n`,
    rows: out.length - 1,
    groups: products.length,
    faults: expected,
    refusedGroups: spoilt.size,
    goodVariations,
  }
}

function product(at: number, variations: number, chance: Chance): Cells[] {
  const code = `IM${String(at).padStart(6, '0')}`
  const tag = chance.pick(['', 'new', 'vegan|gift', 'organic'])
  return Array.from({ length: variations }, (_, index) => ({
    product_code: code,
    variation_code: `${code}-${index}`,
    product_type: index === 0 ? 'Product' : '',
    vat_class: index === 0 ? 'food' : '',
    brand: index === 0 ? 'Konvehti' : '',
    published: index === 0 ? 'true' : '',
    categories: index === 0 ? chance.pick(['suklaalevyt', 'konvehdit', 'suklaalevyt|pastillit']) : '',
    tags: index === 0 ? tag : '',
    news_date: index === 0 ? '2026-01-15' : '',
    sale_from: index === 0 ? '2026-02-01' : '',
    sale_to: '',
    page_options: index === 0 && at % 5 === 0 ? '{"hideDiets":true}' : '',
    name_fi: index === 0 ? `Tuote ${at}, "pähkinää; ja, muuta"` : '',
    name_sv: index === 0 ? `Produkt ${at}` : '',
    name_en: index === 0 ? `=Product ${at}` : '',
    slug_fi: index === 0 ? `tuote-${at}-tuonti` : '',
    slug_sv: index === 0 ? `produkt-${at}-import` : '',
    slug_en: index === 0 ? `product-${at}-import` : '',
    description_fi: index === 0 ? `<p>Kuvaus, jossa on\n<strong>rivejä</strong> ${at}.</p>` : '',
    weight_grams: String(50 * (index + 1)),
    pieces: '1',
    color_hex: '#8a1f2b',
    contents: '',
    variation_name_fi: `Koko ${index}`,
  }))
}

const csvLine = (cells: Cells): string =>
  columns
    .map((name) => cells[name])
    // One line for each record here, so that a line's number is its place.
    .map((text) => text.replaceAll('\n', ' '))
    .map((text) => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')

/** Histories of their own for these variations, with a time for each line: the same whenever they are imported. */
export function priceFile(codes: readonly string[]): { text: string; lines: number } {
  const out = ['variation_code,kind,price,valid_from,valid_to,campaign,created_at,created_by']
  codes.forEach((code, at) => {
    out.push(`${code},normal,"${1 + (at % 50)},90",2026-01-01,,,2026-01-01,history`)
    out.push(`${code},campaign,0.${10 + (at % 80)},2026-03-01,2026-03-31,Kevät,2026-02-01,history`)
  })
  return { text: out.join('\n'), lines: out.length - 1 }
}

import { guardFormula } from '#src/common/csv-formula.ts'
import { stringify } from 'csv-stringify/sync'
import { findLocations } from '#src/locations/server/location-writes.service.ts'
import type { Executor } from '#src/platform/database/database.ts'
import { listCategoryDrafts, listDrafts } from './draft-reader.store.ts'
import { columnsOf, type Field, type Kind, type KindName } from './kind.ts'
import { locationKind, lunchKind, specialHoursKind } from './location-fields.ts'
import { categoryKind, priceKind, stockKind } from './other-fields.ts'
import { factsKind, imagesKind, productKind } from './product-fields.ts'
import type { ProductDraft, VariationDraft } from '#src/products/server/product-draft.ts'
import { findHistories, listPricedCodes, listShelves } from './references.store.ts'

/** A group as it goes out. */
interface Out<Head, Part> {
  key: string
  head: Head | null
  parts: { code: string; part: Part }[]
}

const pageSize = 200

/**
 * `sheet` is CSV as spreadsheets of Finland and Sweden open it by a double press: semicolons, and commas in figures, which
 * they would else take for days.
 */
export type ExportFormat = 'csv' | 'sheet' | 'json'

/**
 * One kind as a file that an import takes back: the same catalogue always gives the same bytes. Read a page at a time; in a
 * transaction that sees one state, the file is of that state.
 */
export async function* exportCatalogue(db: Executor, name: KindName, format: ExportFormat): AsyncGenerator<string> {
  switch (name) {
    case 'categories':
      return yield* write(categoryKind, format, categories(db))
    case 'products':
      return yield* write(productKind, format, products(db))
    case 'facts':
      return yield* write(factsKind, format, products(db))
    case 'images':
      return yield* write(imagesKind, format, products(db))
    case 'stock':
      return yield* write(stockKind, format, shelves(db))
    case 'prices':
      return yield* write(priceKind, format, histories(db))
    case 'locations':
      return yield* write(locationKind, format, locations(db))
    case 'special-hours':
      return yield* write(specialHoursKind, format, specialHours(db))
    case 'lunch':
      return yield* write(lunchKind, format, lunch(db))
  }
}

async function* products(db: Executor): AsyncGenerator<Out<ProductDraft, VariationDraft>> {
  let after: { isPackage: boolean; code: string } | null = null
  for (;;) {
    const drafts: ProductDraft[] = await listDrafts(db, after, pageSize)
    for (const draft of drafts) {
      const parts = draft.variations.map((part) => ({ code: part.code, part }))
      yield { key: draft.code, head: draft, parts }
      after = { isPackage: draft.productType === 'Package', code: draft.code }
    }
    if (drafts.length < pageSize) return
  }
}

async function* categories(db: Executor) {
  for (const draft of await listCategoryDrafts(db)) yield { key: draft.code, head: draft, parts: [] }
}

async function* shelves(db: Executor) {
  let after = ''
  for (;;) {
    const rows = await listShelves(db, after, 2_000)
    for (const { code, onHand } of rows) yield { key: (after = code), head: { onHand, countedAt: null }, parts: [] }
    if (rows.length < 2_000) return
  }
}

async function* histories(db: Executor) {
  let after = ''
  for (;;) {
    const codes = await listPricedCodes(db, after, pageSize)
    const found = await findHistories(db, codes)
    for (const code of codes)
      yield { key: (after = code), head: null, parts: (found.get(code) ?? []).map((part) => ({ code: '', part })) }
    if (codes.length < pageSize) return
  }
}

async function* locations(db: Executor) {
  for (const draft of await findLocations(db)) yield { key: draft.code, head: draft, parts: [] }
}

async function* specialHours(db: Executor) {
  for (const { code, specialDays } of await findLocations(db))
    if (specialDays.length > 0)
      yield { key: code, head: null, parts: specialDays.map((part) => ({ code: part.day, part })) }
}

async function* lunch(db: Executor) {
  for (const draft of await findLocations(db))
    if (draft.lunch.length > 0)
      yield { key: draft.code, head: null, parts: draft.lunch.map((part) => ({ code: part.day, part })) }
}

async function* write<Head, Part>(
  kind: Kind<Head, Part>,
  format: ExportFormat,
  groups: AsyncIterable<Out<Head, Part>>,
): AsyncGenerator<string> {
  const columns = columnsOf(kind)
  const line = (cells: readonly string[]): string =>
    stringify([cells.map(guardFormula)], {
      delimiter: format === 'sheet' ? ';' : ',',
      record_delimiter: '\r\n',
      quoted_match: /[;,\t\r\n]/,
    })
  // The mark by which spreadsheets know UTF-8.
  yield format === 'json' ? '[' : `\ufeff${line(columns)}`
  let isFirst = true
  for await (const group of groups) {
    if (format !== 'json')
      yield csvLines(kind, columns, group, format === 'sheet')
        .map(line)
        .join('')
    else yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(jsonEntry(kind, group))}`
    isFirst = false
  }
  if (format === 'json') yield '\n]\n'
}

function csvLines<Head, Part>(
  kind: Kind<Head, Part>,
  columns: readonly string[],
  group: Out<Head, Part>,
  hasCommas: boolean,
): string[][] {
  const { key, head, parts } = group
  const cellOf = <Owner>(field: Field<Owner>, owner: Owner): string => {
    const value = field.get(owner)
    const cell = field.type.toCell(value)
    return hasCommas && typeof field.type.toJson(value) === 'number' ? cell.replace('.', ',') : cell
  }
  const lineOf = (owner: Head | null, code: string, part: Part | null): string[] => {
    const cells = new Map([[kind.key, key]])
    if (kind.partKey !== null) cells.set(kind.partKey, code)
    if (owner !== null) for (const field of kind.head) cells.set(field.name, cellOf(field, owner))
    if (part !== null) for (const field of kind.part) cells.set(field.name, cellOf(field, part))
    return columns.map((name) => cells.get(name) ?? '')
  }
  if (kind.parts === null) return [lineOf(head, '', null)]
  const [first, ...others] = parts
  // A line of a product tells of the product and of one variation; elsewhere a line tells of one of them.
  if (kind.name === 'products' && first !== undefined)
    return [lineOf(head, first.code, first.part), ...others.map(({ code, part }) => lineOf(null, code, part))]
  return [
    ...(head === null ? [] : [lineOf(head, '', null)]),
    ...parts.map(({ code, part }) => lineOf(null, code, part)),
  ]
}

function jsonEntry<Head, Part>(kind: Kind<Head, Part>, { key, head, parts }: Out<Head, Part>): Record<string, unknown> {
  const values = <Owner>(fields: readonly Field<Owner>[], owner: Owner): [string, unknown][] =>
    fields.map((field) => [field.name, field.type.toJson(field.get(owner))])
  return Object.fromEntries([
    [kind.key, key],
    ...(head === null ? [] : values(kind.head, head)),
    ...(kind.parts === null
      ? []
      : [
          [
            kind.parts,
            parts.map(({ code, part }) =>
              Object.fromEntries([
                ...(kind.partKey === null ? [] : [[kind.partKey, code]]),
                ...values(kind.part, part),
              ]),
            ),
          ] as [string, unknown],
        ]),
  ])
}

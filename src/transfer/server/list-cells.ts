import { type CellType, good, type Parsed, wrong } from './cell-type.ts'
import { excerpt } from './fault.ts'
import { badText, cleanMarkup } from './text-cells.ts'

const maxItems = 100
/** Says that a list is empty where an empty cell means something else. */
const nothing = '-'

const split = (cell: string): string[] => (cell.trim() === nothing ? [] : cell.split('|').map((item) => item.trim()))

/** A list, in a cell with | between its items. With null as `empty`, `-` is the list without any. */
export function list<Item, Empty extends null | Item[]>(
  item: CellType<Item>,
  empty: Empty,
): CellType<Item[] | (Empty extends null ? null : never)> {
  type Value = Item[] | (Empty extends null ? null : never)
  return {
    says: `list with | between: ${item.says}${empty === null ? '; - for none' : ''}`,
    empty: empty as Value, // null only where the type says so
    fromCell: (cell) => {
      const items = split(cell).map((part) => item.fromCell(part))
      const broken = items.find((part) => !part.ok)
      return broken ?? good(items.flatMap((part) => (part.ok ? [part.value] : [])))
    },
    check: (json): Parsed<Value> => {
      if (!Array.isArray(json)) return wrong('list', 'list', { value: excerpt(json) })
      if (json.length > maxItems) return wrong('too-long', 'items-most', { count: json.length, most: maxItems })
      const items: Item[] = []
      const seen = new Set<string>()
      for (const part of json as unknown[]) {
        const found = item.check(part)
        if (!found.ok) return found
        const name = item.toCell(found.value)
        if (seen.has(name)) return wrong('twice', 'list-twice', { value: excerpt(name) })
        seen.add(name)
        items.push(found.value)
      }
      return good(items as Value)
    },
    toJson: (value) => value?.map((part) => item.toJson(part)) ?? null,
    toCell: (value) => {
      if (value === null) return ''
      return value.length === 0 ? (empty === null ? nothing : '') : value.map((part) => item.toCell(part)).join('|')
    },
  }
}

/** Figures by name, in a cell `milk=1|soya=0`; null where there are none, `-` for an empty set of them. */
export function figures(
  names: readonly string[],
  says: string,
  isFigure: (figure: number) => boolean,
): CellType<Record<string, number> | null> {
  return {
    says: `${says}, as name=figure with | between; names: ${names.join(', ')}; - for none`,
    empty: null,
    fromCell: (cell) => {
      const found: Record<string, number> = {}
      for (const part of split(cell)) {
        const [, name = '', figure = ''] = /^([^=]*)=(.*)$/s.exec(part) ?? []
        if (!/^\d{1,9}([.,]\d{1,6})?$/.test(figure.trim()))
          return wrong('figures', 'name-figure', { value: excerpt(part) })
        if (Object.hasOwn(found, name.trim())) return wrong('twice', 'twice', { code: excerpt(name) })
        // Defined, not assigned: a name may be __proto__.
        Object.defineProperty(found, name.trim(), {
          value: Number(figure.trim().replace(',', '.')),
          enumerable: true,
        })
      }
      return good(found)
    },
    check: (json) => {
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        return wrong('figures', 'figures', { value: excerpt(json) })
      for (const [name, figure] of Object.entries(json)) {
        if (!names.includes(name)) return wrong('name', 'choice', { value: excerpt(name), choices: names.join(', ') })
        if (typeof figure !== 'number' || !isFigure(figure))
          return wrong('range', 'figure', { name, value: excerpt(figure) })
      }
      const given = json as Record<string, number> // checked above
      return good(Object.fromEntries(names.flatMap((name) => (name in given ? [[name, given[name] ?? 0]] : []))))
    },
    toJson: (value) => value && Object.fromEntries(inOrder(names, value)),
    toCell: (value) => {
      if (value === null) return ''
      const parts = inOrder(names, value).map(([name, figure]) => `${name}=${figure}`)
      return parts.length === 0 ? nothing : parts.join('|')
    },
  }
}

/** The order they are declared in; what is not known any more stands behind it. */
const inOrder = (names: readonly string[], value: Record<string, number>): [string, number][] => {
  const rank = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(value).toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

export interface Content {
  code: string
  quantity: number
}

/** What a package holds: `KV1005-100G*2|KV1006-50G*1`. */
export const contents: CellType<Content[]> = {
  says: 'list with | between: variation code*quantity, 1 to 20',
  empty: [],
  fromCell: (cell) => {
    const found: Content[] = []
    for (const part of split(cell)) {
      const [, code, quantity] = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63})\*(\d{1,3})$/.exec(part) ?? []
      if (code === undefined) return wrong('contents', 'code-quantity', { value: excerpt(part) })
      found.push({ code, quantity: Number(quantity) })
    }
    return good(found)
  },
  check: (json) => {
    if (!Array.isArray(json)) return wrong('contents', 'list', { value: excerpt(json) })
    if (json.length > maxItems) return wrong('too-long', 'items-most', { count: json.length, most: maxItems })
    const found = new Map<string, Content>()
    for (const part of json as unknown[]) {
      const { code, quantity } = (part ?? {}) as Partial<Content> // checked below
      if (typeof code !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(code))
        return wrong('contents', 'contents-code', { value: excerpt(part) })
      if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > 20)
        return wrong('range', 'contents-quantity', { code, value: excerpt(quantity) })
      if (found.has(code)) return wrong('twice', 'twice', { code })
      found.set(code, { code, quantity })
    }
    return good([...found.values()])
  },
  toJson: (value) => value.map(({ code, quantity }) => ({ code, quantity })),
  toCell: (value) => value.map(({ code, quantity }) => `${code}*${quantity}`).join('|'),
}

/** JSON in a cell; `check` sees the parsed value. Keys go out in order, so that the same value is the same text. */
export function json<Value>(
  says: string,
  empty: Value,
  isEmpty: (value: Value) => boolean,
  check: (json: unknown) => Parsed<Value>,
): CellType<Value> {
  return {
    says: `JSON: ${says}`,
    empty,
    fromCell: (cell) => {
      try {
        return good(JSON.parse(cell) as unknown)
      } catch {
        return wrong('json', 'json', { value: excerpt(cell) })
      }
    },
    check,
    toJson: (value) => (isEmpty(value) ? null : ordered(value)),
    toCell: (value) => (isEmpty(value) ? '' : JSON.stringify(ordered(value))),
  }
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ordered)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, ordered(entry)]),
  )
}

type Detail = { title: string; content: string }

/** Further details of a product page: headings with HTML below. */
export const details: CellType<Detail[] | null> = json<Detail[] | null>(
  '[{"title": text, "content": HTML}]',
  null,
  (value) => value === null,
  (value) => {
    if (!Array.isArray(value)) return wrong('details', 'list', { value: excerpt(value) })
    if (value.length > 20) return wrong('too-long', 'items-most', { count: value.length, most: 20 })
    const found: Detail[] = []
    for (const entry of value as unknown[]) {
      const { title, content } = (entry ?? {}) as Partial<Detail> // checked below
      if (typeof title !== 'string' || typeof content !== 'string')
        return wrong('details', 'details-parts', { value: excerpt(entry) })
      const broken = badText(title, 200, false)
      if (broken !== null) return { ok: false, ...broken }
      const clean = cleanMarkup(content, 10_000)
      if (!clean.ok) return clean
      found.push({ title, content: clean.value })
    }
    return good(found)
  },
)

import type { Cents } from '#src/common/money.ts'
import { type Edge, edgeOfDay, isDay as isCalendarDay, parseShopTime, writeEnd } from '#src/common/shop-time.ts'
import { formatHours, type Hours, parseHours } from '#src/locations/rules/opening-hours.ts'
import { codePattern } from '#src/products/contract/codes.ts'
import { type CellType, good, type Parsed, wrong, type Wrong } from './cell-type.ts'
import { excerpt } from './fault.ts'
import { badText } from './text-cells.ts'
import type { FaultReason } from './fault-reason.ts'
import type { Detail } from './fault-words.ts'

/** Reads a value that is not empty with its type; empty ones give `empty`, or a fault. */
export function readCell<Value>(type: CellType<Value>, text: string): Parsed<Value> {
  if (text.trim() === '') return readNothing(type)
  const raw = type.fromCell(text)
  return raw.ok ? type.check(raw.value) : raw
}

export function readJson<Value>(type: CellType<Value>, json: unknown): Parsed<Value> {
  if (json === null || (typeof json === 'string' && json.trim() === '')) return readNothing(type)
  return type.check(json)
}

const readNothing = <Value>(type: CellType<Value>): Parsed<Value> =>
  type.empty === undefined ? wrong('required', 'required') : good(type.empty)

/** Types whose cell is the text itself. */
function wordType<Empty extends string | null | undefined>(
  says: string,
  empty: Empty,
  problem: (text: string) => Wrong | null,
): CellType<string | Exclude<Empty, undefined>> {
  return {
    says,
    empty: empty as Exclude<Empty, undefined> | undefined, // undefined is left out by the reader
    fromCell: (text) => good(text),
    check: (json) => {
      if (typeof json !== 'string') return wrong('text', 'text', { value: excerpt(json) })
      const found = problem(json)
      return found === null ? good(json) : { ok: false, ...found }
    },
    toJson: (value) => value,
    toCell: (value) => value ?? '',
  }
}

/** Plain text of at most `max` characters; `lines`: line breaks are allowed. */
export const text = <Empty extends null | undefined | ''>(max: number, empty: Empty, lines = false) =>
  wordType(`text, at most ${max} characters`, empty, (value) => badText(value, max, lines))

/** A word of a certain shape; `shape` is the text that says what another one is not. */
export const word = <Empty extends null | undefined | ''>(
  pattern: RegExp,
  max: number,
  says: string,
  shape: Detail['key'],
  empty: Empty,
  reason: FaultReason = 'format',
) =>
  wordType(says, empty, (value) => {
    if (value.length > max) return wrong('too-long', 'characters-most', { count: value.length, most: max })
    return pattern.test(value) ? null : wrong(reason, shape, { value: excerpt(value) })
  })

export const code = word(new RegExp(codePattern), 64, 'a code of letters, digits and . _ -', 'code', undefined, 'code')
export const slug = <Empty extends null | undefined>(empty: Empty) =>
  word(/^[a-z0-9]+(-[a-z0-9]+)*$/, 100, 'the end of an address: a-z, 0-9 and single hyphens', 'slug', empty, 'slug')

export const oneOf = <Word extends string>(words: readonly Word[]): CellType<Word> => ({
  says: `one of ${words.join(', ')}`,
  empty: undefined,
  fromCell: (cell) => good(cell.trim()),
  check: (json) => {
    const found = words.find((known) => known === json)
    return found === undefined
      ? wrong('choice', 'choice', { value: excerpt(json), choices: words.join(', ') })
      : good(found)
  },
  toJson: (value) => value,
  toCell: (value) => value,
})

export const whole = <Empty extends number | null | undefined>(min: number, max: number, empty: Empty) => {
  const says = `whole number from ${min} to ${max}`
  const type: CellType<number | Exclude<Empty, undefined>> = {
    says,
    empty: empty as Exclude<Empty, undefined> | undefined, // as in wordType
    fromCell: (cell) =>
      /^-?\d{1,15}$/.test(cell.trim())
        ? good(Number(cell.trim()))
        : wrong('number', 'whole', { value: excerpt(cell), min, max }),
    check: (json) => {
      if (typeof json !== 'number' || !Number.isSafeInteger(json))
        return wrong('number', 'whole', { value: excerpt(json), min, max })
      if (json < min || json > max) return wrong('range', 'whole-range', { value: json, min, max })
      return good(json)
    },
    toJson: (value) => value,
    toCell: (value) => (value === null ? '' : String(value)),
  }
  return type
}

/** Degrees of a position. */
export const degrees = (most: 90 | 180): CellType<number> => ({
  says: `degrees from -${most} to ${most}: 60.1941`,
  empty: undefined,
  fromCell: (cell) =>
    /^-?\d{1,3}([.,]\d{1,8})?$/.test(cell.trim())
      ? good(Number(cell.trim().replace(',', '.')))
      : wrong('number', 'degrees', { value: excerpt(cell) }),
  check: (json) =>
    typeof json === 'number' && json >= -most && json <= most
      ? good(json)
      : wrong('range', 'degrees-range', { value: excerpt(json), most }),
  toJson: (value) => value,
  toCell: String,
})

/** "08:00-20:00". */
export const openingHours: CellType<Hours | null> = {
  says: 'hours: 08:00-20:00, up to 24:00, or past midnight: 18:00-02:00; empty: closed',
  empty: null,
  fromCell: (cell) => good(cell.trim()),
  check: (json) => {
    const hours = typeof json === 'string' ? parseHours(json) : null
    return hours === null ? wrong('hours', 'hours', { value: excerpt(json) }) : good(hours)
  },
  toJson: formatHours,
  toCell: (value) => formatHours(value) ?? '',
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** ISO 3166 codes, including reserved ones such as EU. */
export const country: CellType<string | null> = wordType('two letters of a country: FI', null, (value) =>
  /^[A-Z]{2}$/.test(value) && regions.of(value) !== undefined
    ? null
    : wrong('country', 'country', { value: excerpt(value) }),
)

/** Percent by volume; lower values need not be stated. */
export const alcoholPercent: CellType<number | null> = {
  says: 'percent by volume, above 1.2, at most two decimals',
  empty: null,
  fromCell: (cell) =>
    /^\d{1,3}([.,]\d{1,2})?$/.test(cell.trim())
      ? good(Number(cell.trim().replace(',', '.')))
      : wrong('number', 'percentage', { value: excerpt(cell) }),
  check: (json) => {
    if (typeof json !== 'number' || Math.abs(Math.round(json * 100) - json * 100) > 1e-6)
      return wrong('number', 'percentage-decimals', { value: excerpt(json) })
    return json > 1.2 && json <= 100 ? good(json) : wrong('range', 'percentage-range', { value: json })
  },
  toJson: (value) => value,
  toCell: (value) => (value === null ? '' : String(value)),
}

const maxCents = 100_000_00

/** A sum as spreadsheets show it: "1 234,50 €". */
const plainSum = (cell: string): string =>
  cell
    .trim()
    .replace(/\s*€$/, '')
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')

/** Euros with at most two decimals, held in cents. */
export const money: CellType<Cents | null> = {
  says: 'price in euros with tax, at most two decimals: 4.90 or 4,90',
  empty: null,
  fromCell: (cell) =>
    /^\d{1,9}(\.\d{1,2})?$/.test(plainSum(cell))
      ? good(Number(plainSum(cell)))
      : wrong('price', 'price', { value: excerpt(cell) }),
  check: (json) => {
    if (typeof json !== 'number' || !Number.isFinite(json))
      return wrong('price', 'price-number', { value: excerpt(json) })
    const cents = Math.round(json * 100)
    if (Math.abs(cents - json * 100) > 1e-6) return wrong('price', 'price-decimals', { value: json })
    if (cents < 1 || cents > maxCents) return wrong('range', 'price-range', { value: json, most: maxCents / 100 })
    return good(cents)
  },
  toJson: (value) => (value === null ? null : value / 100),
  toCell: (value) => (value === null ? '' : (value / 100).toFixed(2)),
}

export const yesNo: CellType<boolean> = {
  says: 'true or false',
  empty: undefined,
  fromCell: (cell) => good({ true: true, false: false }[cell.trim().toLowerCase()] ?? cell),
  check: (json) => (typeof json === 'boolean' ? good(json) : wrong('boolean', 'boolean', { value: excerpt(json) })),
  toJson: (value) => value,
  toCell: String,
}

const momentShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const isYear = (moment: Date): boolean => moment.getUTCFullYear() >= 1990 && moment.getUTCFullYear() <= 2200

const plainShape = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(?:klo\s+)?(\d{1,2})[.:](\d{2})(?:[.:]00)?)?$/

/** A day as a Finnish spreadsheet writes it, 1.9.2026, as 2026-09-01; null: it is none, or has a time too. */
function plainDay(cell: string): string | null {
  const [, dayOf = '', month = '', year = '', hour] = plainShape.exec(cell.trim()) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${dayOf.padStart(2, '0')}`
  return hour === undefined && isDay(written) ? written : null
}

/** A time after such a day, 1.9.2026 12.00, which is shop time; null: there is none. */
function plainMoment(cell: string): string | null {
  const [, dayOf = '', month = '', year = '', hour, minute = ''] = plainShape.exec(cell.trim()) ?? []
  if (hour === undefined) return null
  const [monthOf, dayThen, hourOf] = [month, dayOf, hour].map((part) => part.padStart(2, '0'))
  const found = parseShopTime(`${year}-${monthOf}-${dayThen}T${hourOf}:${minute}`, 'begin')
  return found !== null && isYear(found) ? found.toISOString() : null
}

export const day: CellType<string> = {
  says: 'day: 2026-09-01 or 1.9.2026',
  empty: undefined,
  fromCell: (cell) => good(plainDay(cell) ?? cell.trim()),
  check: (json) =>
    typeof json === 'string' && isDay(json) ? good(json) : wrong('date', 'day', { value: excerpt(json) }),
  toJson: (value) => value,
  toCell: (value) => value,
}

const isDay = (value: string): boolean => isCalendarDay(value) && isYear(new Date(value))

/** A moment with its offset, or a day alone, which an end includes. */
const momentType = (edge: Edge): CellType<Date | null> => ({
  says: `moment: 2026-09-01T12:00:00Z, or in shop time 1.9.2026 12.00 or a day, 2026-09-01 or 1.9.2026, ${edge === 'begin' ? 'which begins at midnight' : 'which is included'}`,
  empty: null,
  fromCell: (cell) => good(plainDay(cell) ?? plainMoment(cell) ?? cell.trim()),
  check: (json) => {
    if (typeof json === 'string' && isDay(json)) return good(edgeOfDay(json, edge))
    const found = typeof json === 'string' && momentShape.test(json) ? new Date(json) : null
    return found !== null && !Number.isNaN(+found) && isDay((json as string).slice(0, 10)) && isYear(found)
      ? good(found)
      : wrong('moment', 'moment', { value: excerpt(json) })
  },
  toJson: (value) => (value === null ? null : written(value, edge)),
  toCell: (value) => (value === null ? '' : written(value, edge)),
})
export const moment = momentType('begin')
export const until = momentType('end')

const written = (value: Date, edge: Edge): string => (edge === 'end' ? writeEnd(value) : value.toISOString())

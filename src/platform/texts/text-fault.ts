import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, localeTag } from '#src/common/locale.ts'

export const textFaultReasons = [
  'empty',
  'brace',
  'other',
  'twice',
  'syntax',
  'values-missing',
  'values-unknown',
  'values-kind',
] as const

/** What is wrong with a text. `about`: the values, or the place of the fault, counted in signs from 1; else empty. */
export interface TextFault {
  reason: (typeof textFaultReasons)[number]
  about: string
}

type Kind = 'plain' | 'number' | 'plural' | 'select' | 'moment'
/** How a text uses each of its values. */
type Values = Map<string, Set<Kind>>

/** The parser's kinds of parts, by their numbers; the rest is words. */
const kinds = new Map<number, Kind>([
  [1, 'plain'],
  [2, 'number'],
  [3, 'moment'],
  [4, 'moment'],
  [5, 'select'],
  [6, 'plural'],
])
const reasonOf = (message: string): TextFault['reason'] => {
  if (/BRACE|^EMPTY_ARGUMENT|^MALFORMED|FRAGMENT/.test(message)) return 'brace'
  if (message === 'MISSING_OTHER_CLAUSE') return 'other'
  return message.startsWith('DUPLICATE') ? 'twice' : 'syntax'
}

/** The names of the values that a readable text is given, in the order of their first use. */
export const valuesOf = (text: string): string[] => [...valuesIn(parse(text, { ignoreTag: true })).keys()]

/** Holds a text against the one of the files, whose values the program gives. Null: it can stand in its place. */
export function textFault(text: string, file: string, language: Language): TextFault | null {
  if (text.trim() === '') return { reason: 'empty', about: '' }
  const locale = localeTag(language)
  let tree: ReturnType<typeof parse>
  try {
    tree = parse(text, { ignoreTag: true, locale: new Intl.Locale(locale) })
  } catch (error) {
    const { message, location } = error as SyntaxError & { location?: { start: { offset: number } } } // the parser's own
    return { reason: reasonOf(message), about: String((location?.start.offset ?? 0) + 1) }
  }
  const used = valuesIn(tree)
  const given = valuesIn(parse(file, { ignoreTag: true }))
  const missing = [...given.keys()].filter((name) => !used.has(name))
  if (missing.length > 0) return { reason: 'values-missing', about: named(missing) }
  const unknown = [...used.keys()].filter((name) => !given.has(name))
  if (unknown.length > 0) return { reason: 'values-unknown', about: named(unknown) }
  const changed = [...used].filter(([name, uses]) => !fits(uses, given.get(name) ?? new Set())).map(([name]) => name)
  if (changed.length > 0) return { reason: 'values-kind', about: named(changed) }
  try {
    new IntlMessageFormat(tree, locale).format(
      Object.fromEntries([...given].map(([name, uses]) => [name, sample(uses)])),
    )
  } catch {
    return { reason: 'syntax', about: '1' }
  }
  return null
}

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Any value can stand as it is; a number can be counted by, where the files show that it is one. */
const fits = (uses: ReadonlySet<Kind>, given: ReadonlySet<Kind>): boolean => {
  const isNumber = given.has('number') || given.has('plural')
  return [...uses].every(
    (use) => use === 'plain' || given.has(use) || (isNumber && (use === 'number' || use === 'plural')),
  )
}

const sample = (uses: ReadonlySet<Kind>): number | string =>
  ['number', 'plural', 'moment'].some((kind) => uses.has(kind as Kind)) ? 1 : 'x'

function valuesIn(tree: ReturnType<typeof parse>, into: Values = new Map()): Values {
  for (const part of tree) {
    const kind = kinds.get(part.type)
    if (kind && 'value' in part && typeof part.value === 'string')
      into.set(part.value, (into.get(part.value) ?? new Set()).add(kind))
    if ('options' in part) for (const { value } of Object.values(part.options)) valuesIn(value, into)
  }
  return into
}

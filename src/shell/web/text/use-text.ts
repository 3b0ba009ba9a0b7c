import { createContext, useContext } from 'react'
import { parse } from '@formatjs/icu-messageformat-parser'
import { formatToParts } from 'intl-messageformat'
import { type Language, localeTag, shopTimeZone } from '#src/common/locale.ts'
import type { Messages } from './texts-store.ts'

export type TextParams = Record<string, string | number>
export type TextFunction = (key: string, params?: TextParams) => string

type SyntaxTree = Parameters<typeof formatToParts>[0]

/** Provides the texts of the language to components; see `textsOf`. */
export const TextContext = createContext<TextFunction>((key) => key.split('/').at(-1) ?? key)

/** UI texts by key (`/cart/title`). A key without a text shows its last segment (C-3.5). */
export const useText = (): TextFunction => useContext(TextContext)

/** Styles that a text may name, as in `{share, number, percent}`. No value of a text is a day or a time. */
const formats = {
  number: { integer: { maximumFractionDigits: 0 }, percent: { style: 'percent' as const } },
  date: {},
  time: {},
}

/** What the library formats with. Each is made once for a language: making one takes longer than its use. */
function formattersOf(tag: string) {
  const made = new Map<string, unknown>()
  const once = <Value>(what: string, options: object | undefined, make: () => Value): Value => {
    const key = what + JSON.stringify(options)
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as Value // by the key
  }
  type Options = Intl.NumberFormatOptions | undefined
  return {
    getNumberFormat: (_: unknown, options?: Options) =>
      once('number', options, () => new Intl.NumberFormat(tag, options)),
    getDateTimeFormat: () => new Intl.DateTimeFormat(tag, { timeZone: shopTimeZone }),
    getPluralRules: (_: unknown, options?: Intl.PluralRulesOptions) =>
      once('plural', options, () => new Intl.PluralRules(tag, options)),
  }
}

const made = new WeakMap<object, TextFunction>()

/**
 * The texts of a language: plain, or compiled where they hold values. Cached as long as the messages are. Throws when a value that a
 * text needs is missing.
 */
export function textsOf(language: Language, messages: Messages): TextFunction {
  let text = made.get(messages)
  if (text) return text
  const tag = localeTag(language)
  const formatters = formattersOf(tag)
  const trees = new Map<string, SyntaxTree>()
  text = (key, params) => {
    const message = messages[key]
    if (!message) return key.split('/').at(-1) ?? key
    if (typeof message === 'string' && !message.includes('{')) return message
    let tree = trees.get(key)
    // The storefront has no parser: its texts are compiled.
    if (!tree) trees.set(key, (tree = typeof message === 'string' ? parse(message) : (message as SyntaxTree))) // as the server compiled it
    return formatToParts(tree, tag, formatters, formats, params)
      .map(({ value }) => String(value))
      .join('')
  }
  made.set(messages, text)
  return text
}

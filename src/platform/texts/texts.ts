import { createHash } from 'node:crypto'
import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { compileTexts, isPlainText, type TextTables } from '#src/common/compiled-texts.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { fallbackLanguage, type Language, languages, type Localized, localeTag } from '#src/common/locale.ts'

export interface Texts {
  /** Text for a key with or without its leading slash: locale, then English, then the last key segment (C-3.5). */
  lookup: TextLookup
  tables: TextTables
  /** The locale's texts with their syntax trees, as the browser loads them: no parser is needed there. */
  compiled: Localized<{ hash: string; json: string; messages: Record<string, unknown> }>
}

/** Throws with every unreadable text at once. */
export function createTexts(all: TextTables): Texts {
  const faults = officeFaults(all)
  const tables = mapLanguages((language) => withoutOffice(all[language]))
  const compile = (language: Language) => {
    const { messages, faults: unreadable } = compileTexts(tables, language, parse)
    faults.push(...unreadable)
    const json = JSON.stringify(messages)
    return { hash: createHash('sha256').update(json).digest('hex').slice(0, 12), json, messages }
  }
  const compiled = { fi: compile('fi'), sv: compile('sv'), en: compile('en') }
  if (faults.length > 0) throw new Error(`Texts that cannot be read:\n${faults.join('\n')}`)

  const formats = new Map<string, IntlMessageFormat>()
  // Message ids by key: building them for each card of a list takes half the time of a look-up.
  const ids = new Map<string, string>()
  const lookup: TextLookup = (language, key, params) => {
    let id = ids.get(key)
    if (id === undefined) ids.set(key, (id = key.startsWith('/') ? key : `/${key}`))
    const text = all[language][id] ?? all[fallbackLanguage][id]
    if (text === undefined) return id.split('/').at(-1) ?? id
    if (isPlainText(text)) return text
    const cacheKey = `${language} ${id}`
    let format = formats.get(cacheKey)
    if (!format) {
      format = new IntlMessageFormat(text, localeTag(language), undefined, { ignoreTag: true })
      formats.set(cacheKey, format)
    }
    return String(format.format(params))
  }
  return { lookup, tables, compiled }
}

/** Words of the back office are looked up on the server alone: no visitor loads them. */
const officeTexts = '/office/'
const entriesOf = (table: TextTables[Language], isOffice: boolean) =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key.startsWith(officeTexts) === isOffice))
const withoutOffice = (table: TextTables[Language]) => entriesOf(table, false)
const mapLanguages = <Value>(make: (language: Language) => Value): Localized<Value> => ({
  fi: make('fi'),
  sv: make('sv'),
  en: make('en'),
})
const officeFaults = (all: TextTables): string[] => {
  const office = mapLanguages((language) => entriesOf(all[language], true))
  return languages.flatMap((language) => compileTexts(office, language, parse).faults)
}

/** Merges the tables of several domains; a duplicate key is an error. */
export function mergeTextTables(parts: readonly TextTables[]): TextTables {
  const merged = { fi: {}, sv: {}, en: {} } as Record<Language, Record<string, string>> // filled below for each language
  for (const language of languages) {
    for (const part of parts) {
      for (const [key, text] of Object.entries(part[language])) {
        if (key in merged[language]) throw new Error(`The text ${key} (${language}) is defined twice`)
        merged[language][key] = text
      }
    }
  }
  return merged
}

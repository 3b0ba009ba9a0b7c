import { type Language, languages, localeTag, type Localized } from '#src/common/locale.ts'
import en from './fault-words.en.json' with { type: 'json' }
import fi from './fault-words.fi.json' with { type: 'json' }
import sv from './fault-words.sv.json' with { type: 'json' }

const words: Localized<typeof en> = { fi, sv, en }

/** What is wrong, as a text and the values in it: the file's own words, figures, codes. */
export interface Detail {
  key: keyof typeof en
  params: Readonly<Record<string, string | number>>
}

/** A text by its key, with its values. */
export const detailOf = (key: Detail['key'], params: Detail['params'] = {}): Detail => ({ key, params })

/** A value that has words itself, in each language. */
export const inLanguages = (wordsIn: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Localized // one for each

/** A detail as it was stored; null: it has no text, or none that this version knows. */
export const knownDetail = (key: string | null, params: Detail['params'] | null): Detail | null =>
  key !== null && isKey(key) ? { key, params: params ?? {} } : null

const isKey = (key: string): key is Detail['key'] => Object.hasOwn(en, key)

/** Figures stand as the language writes them; the file's own words as they were. */
export const detailWords = ({ key, params }: Detail, language: Language): string =>
  words[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole
    return typeof value === 'number' ? figures[language].format(value) : value
  })

const figureFormat = (language: Language) => new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: 10 })
const figures: Localized<Intl.NumberFormat> = {
  fi: figureFormat('fi'),
  sv: figureFormat('sv'),
  en: figureFormat('en'),
}

import { fallbackLanguage, type Language, type Localized, localeTag } from './locale.ts'

/** UI texts by key (`/cart/title`), ICU MessageFormat, one flat table per language. */
export type TextTables = Localized<Readonly<Record<string, string>>>

/** Reads one ICU text into its syntax tree; throws on one it cannot read. */
export type TextParser = (text: string, options: { locale: Intl.Locale; ignoreTag: boolean }) => unknown

/** Most texts have no ICU syntax: they are sent and shown unchanged. */
export const isPlainText = (text: string): boolean => !/[{}'#]/.test(text)

/**
 * A language's texts as the browser shows them: syntax trees where there is ICU syntax, and English where the language has
 * no text. `faults` names every text that cannot be read; it is left out.
 */
export function compileTexts(
  tables: TextTables,
  language: Language,
  parse: TextParser,
): { messages: Record<string, unknown>; faults: string[] } {
  const merged = { ...tables[fallbackLanguage], ...tables[language] }
  const locale = new Intl.Locale(localeTag(language))
  const messages: Record<string, unknown> = {}
  const faults: string[] = []
  for (const key of Object.keys(merged).sort()) {
    const text = merged[key] ?? ''
    try {
      messages[key] = isPlainText(text) ? text : parse(text, { locale, ignoreTag: true })
    } catch (error) {
      faults.push(`${language} ${key}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { messages, faults }
}

import type { Language } from '#src/common/locale.ts'

/** The value in one language: every `{ fi, sv, en }` becomes its text, units stay beside their figures. */
export function localise(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return keepTogether(value)
  if (Array.isArray(value)) return value.map((entry) => localise(entry, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return keepTogether(value[language])
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, localise(entry, language)]))
}

function isText(value: object): value is Record<Language, string> {
  return Object.keys(value).length === 3 && 'fi' in value && 'sv' in value && 'en' in value
}

const unitAfterFigure = /(\d) (?=(?:€|%|°C|g|kg|mm|min|kpl|st)(?![\p{L}\d]))/gu

/** `4,50 €` and `72 %` never break across lines. */
const keepTogether = (text: string): string => text.replaceAll(unitAfterFigure, '$1\u00a0')

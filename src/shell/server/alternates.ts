import { defaultLanguage, type Language, languages, withLanguage } from '#src/common/locale.ts'

export interface Alternate {
  language: Language | 'x-default'
  /** Absolute. */
  url: string
}

/**
 * Returns the page in each language it exists in, itself included; for two languages or more also the default for all others.
 * Documents (hreflang) and sitemaps both use it, so that they agree.
 */
export function alternatesOf(paths: Partial<Record<Language, string>>, publicUrl: string): Alternate[] {
  const own = languages.flatMap((language): Alternate[] => {
    const path = paths[language]
    return path === undefined ? [] : [{ language, url: publicUrl + withLanguage(path, language) }]
  })
  const fallback = paths[defaultLanguage]
  return fallback === undefined || own.length < 2
    ? own
    : [...own, { language: 'x-default', url: publicUrl + withLanguage(fallback, defaultLanguage) }]
}

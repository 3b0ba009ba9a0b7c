export type Language = 'fi' | 'sv' | 'en'

/** From a locale such as `fi-FI`; anything else than Finnish and Swedish is served in English. */
export function languageOf(locale: string | null | undefined): Language {
  const language = (locale ?? '').slice(0, 2).toLowerCase()
  return language === 'fi' || language === 'sv' ? language : 'en'
}

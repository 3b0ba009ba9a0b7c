/** The site's languages, in the order the switcher shows them. Finnish is the default and has no URL prefix (C-3.1). */
export const languages = ['fi', 'sv', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'fi'
/** Last language asked for a UI text before the key itself is shown (C-3.5). */
export const fallbackLanguage: Language = 'en'

/** A text in every site language. */
export type Localized<T = string> = Record<Language, T>

/** Each language's name in that language, so that its readers find it. */
export const languageNames: Localized = { fi: 'Suomi', sv: 'Svenska', en: 'English' }

const localeTags: Localized = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' }

/** The BCP 47 tag for a site language (specification 1, section 1). */
export const localeTag = (language: Language): string => localeTags[language]

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Shop time: every date a visitor reads is in Helsinki time, on server and browser alike. */
export const shopTimeZone = 'Europe/Helsinki'

/** The language of a site path: its first segment when that is a language, in either case, else Finnish. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1]?.toLowerCase()
  return isLanguage(first) ? first : defaultLanguage
}

/** A path without its language prefix, always starting with a slash. `/en/tarina` → `/tarina`, `/en` → `/`. */
export function withoutLanguage(path: string): string {
  const first = path.split('/')[1]?.toLowerCase()
  if (!isLanguage(first)) return path.startsWith('/') ? path : `/${path}`
  const rest = path.slice(first.length + 1)
  return rest === '' ? '/' : rest
}

/** A language's site path for an unprefixed one. `('/tarina', 'sv')` → `/sv/tarina`; Finnish stays bare. */
export function withLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}/` : `/${language}${path}`
}

import { type Language, withLanguage } from '../../../src/common/locale.ts'

export const themes = ['konvehti', 'willja', 'froosh'] as const
export type Theme = (typeof themes)[number]

/** The page of every sample of every block, in one of the themes. */
export const galleryPath = (theme: Theme, language: Language): string =>
  withLanguage(theme === 'konvehti' ? '/__gallery' : `/__gallery/${theme}`, language)

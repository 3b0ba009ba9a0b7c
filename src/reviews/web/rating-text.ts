import { type Language, localeTag } from '#src/common/locale.ts'

/** `4,7`: always one decimal. */
export const ratingText = (average: number, language: Language): string =>
  average.toLocaleString(localeTag(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

import { type Language, localeTag } from './locale.ts'

/** "350 g", "1,2 kg", "24 kg": grams under a kilogram, else kilograms with at most one decimal (C-1 Weight). */
export function displayWeight(grams: number, language: Language): string {
  const inKilos = grams >= 1000
  const figure = new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: inKilos ? 1 : 0 })
  return `${figure.format(inKilos ? grams / 1000 : grams)}\u00a0${inKilos ? 'kg' : 'g'}`
}

import { type Language, localeTag } from './locale.ts'

/** "350 g", "1,2 kg", "24 kg": grams under a kilogram, else kilograms with at most one decimal (C-1 Weight). */
export function displayWeight(grams: number, language: Language): string {
  const inKilos = grams >= 1000
  const figure = inKilos ? format(language, 1).format(grams / 1000) : format(language, 0).format(grams)
  return `${figure}\u00a0${inKilos ? 'kg' : 'g'}`
}

/** "330 ml", "1,5 l": millilitres under a litre, else litres with at most two decimals. */
export function displayVolume(millilitres: number, language: Language): string {
  const inLitres = millilitres >= 1000
  const figure = inLitres ? format(language, 2).format(millilitres / 1000) : format(language, 0).format(millilitres)
  return `${figure}\u00a0${inLitres ? 'l' : 'ml'}`
}

/** Short for "piece", as after a price. */
export const pieceUnit: Readonly<Record<Language, string>> = { fi: 'kpl', sv: 'st', en: 'pc' }

const formats = new Map<string, Intl.NumberFormat>()

/** Made once: making one takes a hundred times as long as using it. */
function format(language: Language, decimals: number): Intl.NumberFormat {
  const name = `${language} ${decimals}`
  let known = formats.get(name)
  if (!known) {
    known = new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: decimals })
    formats.set(name, known)
  }
  return known
}

import { type Language, localeTag } from './locale.ts'
import { memoise } from './memoise.ts'

/** "350 g", "1,2 kg", "24 kg": grams under a kilogram, else kilograms with at most one decimal (C-1 Weight). */
export const displayWeight = measure((grams, language) =>
  grams >= 1000 ? `${decimal(grams / 1000, language, 1)}\u00a0kg` : `${decimal(grams, language, 0)}\u00a0g`,
)

/** "330 ml", "1,5 l": millilitres under a litre, else litres with at most two decimals. */
export const displayVolume = measure((millilitres, language) =>
  millilitres >= 1000
    ? `${decimal(millilitres / 1000, language, 2)}\u00a0l`
    : `${decimal(millilitres, language, 0)}\u00a0ml`,
)

/** Short for "piece", as after a price. */
export const pieceUnit: Readonly<Record<Language, string>> = { fi: 'kpl', sv: 'st', en: 'pc' }

/** Cached, because every card shows one or two of few values. */
function measure(make: (value: number, language: Language) => string): (value: number, language: Language) => string {
  const texts: Record<Language, (value: number) => string> = {
    fi: memoise((value: number) => make(value, 'fi')),
    sv: memoise((value: number) => make(value, 'sv')),
    en: memoise((value: number) => make(value, 'en')),
  }
  return (value, language) => texts[language](value)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are cached: making one takes a hundred times as long as using it. */
function decimal(value: number, language: Language, decimals: number): string {
  const name = `${language} ${decimals}`
  const format = formats.get(name) ?? new Intl.NumberFormat(localeTag(language), { maximumFractionDigits: decimals })
  formats.set(name, format)
  return format.format(value)
}

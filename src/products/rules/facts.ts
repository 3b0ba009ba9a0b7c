import { type Language, localeTag } from '#src/common/locale.ts'

/** What the display rules need of an allergen, suitability or diet entry on the wire. */
export interface Fact {
  key: string
  value: number | null
  description: string
  valueTranslation: string | null
}

/** Allergen and diet rows: those with a value and a translation, by description. A value of 0 ("no") is a value. */
export const allergenRows = <Entry extends Fact>(entries: readonly Entry[], language: Language): Entry[] =>
  sorted(
    entries.filter((entry) => entry.value !== null && hasText(entry.valueTranslation)),
    language,
  )

export const dietRows = allergenRows

/** Suitable-for rows: those whose value is not 0 and that have a translation, by description. */
export const suitableRows = <Entry extends Fact>(entries: readonly Entry[], language: Language): Entry[] =>
  sorted(
    entries.filter((entry) => Boolean(entry.value) && hasText(entry.valueTranslation)),
    language,
  )

/** Text key of what an allergen's value means: 0 no, 1 yes, anything else maybe. */
export function allergenMeaningKey(value: number): string {
  const meaning = value === 0 ? 'no' : value === 1 ? 'yes' : 'maybe'
  return `/catalogue/allergen-value/${meaning}`
}

const hasText = (text: string | null): boolean => text !== null && text.trim() !== ''

function sorted<Entry extends Fact>(entries: Entry[], language: Language): Entry[] {
  const collator = new Intl.Collator(localeTag(language))
  return entries.toSorted((a, b) => collator.compare(a.description, b.description))
}

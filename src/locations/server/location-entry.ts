import { type Language, languages } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { queryKey } from '#src/common/search-phrase.ts'
import { foldLetters } from '#src/product-search/rules/words.ts'
import { keysOf } from '#src/product-search/server/stems.ts'
import { otherWords } from '../rules/finder-texts.ts'
import { type OpeningHours, type Period, periodsFrom } from '../rules/opening-hours.ts'
import { namedStems } from '../rules/place-names.ts'
import { type LocationDraft, openingHoursOf } from './location-draft.ts'

/** A place, independent of the pages about it. */
export interface Place {
  draft: LocationDraft
  hours: OpeningHours
  /** Opening periods for nine days from the day before; computed once a day. */
  periods(now: Date): readonly Period[]
}

/** A published page about a place, as a list in its language shows it. */
export interface LocationEntry {
  contentId: number
  /** Site path with language prefix. */
  url: string
  /** Words between asterisks are set in italic. */
  title: string
  image: string
  city: string
  streetAddress: string
  place: Place
  words: SearchWords
}

export interface SearchWords {
  /** Words with diacritics folded, for matches while the visitor types. */
  folded: readonly string[]
  /**
   * Keys of these words and of synonyms: `f…` word, `s…` stem, `r…` root, `n…` what a place name's inflected forms begin with.
   */
  keys: ReadonlySet<string>
}

const knownDays = 9

export function createPlace(draft: LocationDraft): Place {
  const hours = openingHoursOf(draft)
  let known: { day: string; periods: Period[] } | null = null
  return {
    draft,
    hours,
    periods(now) {
      const day = shopDay(now)
      if (known?.day !== day) known = { day, periods: periodsFrom(now, knownDays, hours) }
      return known.periods
    },
  }
}

/** Returns the name in a language, else the Finnish one. */
export const nameIn = (names: Readonly<Record<Language, string>>, language: Language): string =>
  names[language] || names.fi

export const wordsIn = (text: string): string[] =>
  queryKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Returns a place's search words: name, postal code, street and city in every language, services and their synonyms. */
export function searchWords(
  title: string,
  { streetAddress, city, postalCode, services }: LocationDraft,
  language: Language,
  text: TextLookup,
): SearchWords {
  const named = services.map((name) => text(language, `locations/service/${name}`))
  const other = [...services, 'all' as const].flatMap((name) => otherWords[language][name])
  const told: [Language, string[]][] = [
    [language, wordsIn([title.replaceAll('*', '').replaceAll('\u00ad', ''), ...named].join(' '))],
    ...languages.map((one): [Language, string[]] => [one, wordsIn(`${streetAddress[one]} ${nameIn(city, one)}`)]),
  ]
  const keys = new Set(other.flatMap((word) => wordKeys(word, language)))
  for (const [one, words] of told)
    for (const word of words) {
      for (const key of wordKeys(word, one)) keys.add(key)
      if (one === 'fi') for (const stem of namedStems(foldLetters(word))) keys.add(`n${stem}`)
    }
  return { folded: [...new Set([...told.flatMap(([, words]) => words.map(foldLetters)), postalCode])], keys }
}

export function wordKeys(word: string, language: Language): string[] {
  const { folded, stems, root } = keysOf(word, language)
  return [folded, ...stems, ...(root === null ? [] : [root])]
}

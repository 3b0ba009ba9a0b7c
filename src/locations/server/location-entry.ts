import { type Language, languages } from '#src/common/locale.ts'
import { shopDay } from '#src/common/working-days.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { queryKey } from '#src/common/search-phrase.ts'
import { stopWords } from '#src/product-search/rules/stop-words.ts'
import { foldLetters } from '#src/product-search/rules/words.ts'
import { keysOf } from '#src/product-search/server/stems.ts'
import { type OpeningHours, type Period, periodsFrom } from '../rules/opening-hours.ts'
import { isFormOf, namedStems } from '../rules/place-names.ts'
import { type LocationDraft, openingHoursOf } from './location-draft.ts'

/** A place, whichever page is about it. */
export interface Place {
  draft: LocationDraft
  hours: OpeningHours
  /** When it is open from the day before on, for nine days; worked out once a day. */
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

interface SearchWords {
  /** Without marks over letters. */
  folded: readonly string[]
  /** Stems and roots of them. */
  keys: ReadonlySet<string>
  /** What the Finnish forms of its city begin with. */
  cityStems: readonly string[]
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

/** Of a name by language, with the Finnish one where there is none. */
export const nameIn = (names: Readonly<Record<Language, string>>, language: Language): string =>
  names[language] || names.fi

const wordsIn = (text: string): string[] =>
  queryKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** What a place is found by: name, street, postal code, its city in every language, and what it has. */
export function searchWords(
  title: string,
  { streetAddress, city, postalCode, services }: LocationDraft,
  language: Language,
  text: TextLookup,
): SearchWords {
  const has = services.map((name) => text(language, `locations/service/${name}`))
  const own = wordsIn(
    [title.replaceAll('*', '').replaceAll('\u00ad', ''), nameIn(streetAddress, language), ...has].join(' '),
  )
  const keys = new Set(own.flatMap((word) => wordKeys(word, language)))
  const folded = new Set([...own.map(foldLetters), postalCode])
  for (const other of languages) {
    for (const word of wordsIn(nameIn(city, other))) {
      folded.add(foldLetters(word))
      for (const key of wordKeys(word, other)) keys.add(key)
    }
  }
  const cityStems = wordsIn(city.fi).flatMap((word) => namedStems(foldLetters(word)))
  return { folded: [...folded], keys, cityStems }
}

function wordKeys(word: string, language: Language): string[] {
  const { stems, root } = keysOf(word, language)
  return root === null ? [...stems] : [...stems, root]
}

/** Shorter parts of words are in too many others. */
const shortestPart = 4

/** What a phrase asks of a place: each of its words must be one of the place's, inflected, begun, or part of a compound. */
export function createMatcher(phrase: string, language: Language): (words: SearchWords) => boolean {
  const words = wordsIn(phrase)
  const telling = words.filter((word) => !stopWords[language].has(foldLetters(word)))
  const asked = (telling.length > 0 ? telling : words).map((word) => ({
    folded: foldLetters(word),
    keys: wordKeys(word, language),
  }))
  return ({ folded, keys, cityStems }) =>
    asked.every(
      (one) =>
        one.keys.some((key) => keys.has(key)) ||
        (language === 'fi' && isFormOf(one.folded, cityStems)) ||
        folded.some(
          (word) => word.startsWith(one.folded) || (one.folded.length >= shortestPart && word.includes(one.folded)),
        ),
    )
}

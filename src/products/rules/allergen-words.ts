import type { Language } from '#src/common/locale.ts'
import { englishAllergens } from './allergen-words/english.ts'
import { finnishAllergens } from './allergen-words/finnish.ts'
import type { AllergenLexicon } from './allergen-words/lexicon.ts'
import { swedishAllergens } from './allergen-words/swedish.ts'

/** The words by which lists of ingredients name allergens. */
export const allergenWords: Readonly<Record<Language, AllergenLexicon>> = {
  fi: finnishAllergens,
  sv: swedishAllergens,
  en: englishAllergens,
}

/** Words that are never allergens, whatever they are made of: "maidoton", "mjölkfri", "nut-free". */
export const freeWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['*ton', '*tön', '*ttom*', '*ttöm*', '*tonta', '*töntä'],
  sv: ['*fri', '*fria', '*fritt'],
  en: ['* free', '*less'],
}

/** What tells in a sentence that the words after it may be in there only as traces. */
export const traceWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['saattaa sisältää', 'saattavat sisältää', 'voi sisältää', 'voivat sisältää', 'jäämiä'],
  sv: ['kan innehålla', 'spår av'],
  en: ['may contain', 'may also contain', 'traces of'],
}

/** What tells that the words after it are not in there. */
export const absenceWords: Readonly<Record<Language, readonly string[]>> = {
  fi: ['ei sisällä', 'eivät sisällä'],
  sv: ['innehåller inte', 'innehåller ej', 'innehåller inga', 'fri från', 'fritt från'],
  en: ['does not contain', 'do not contain', 'contains no', 'free from', 'free of'],
}

import type { AllergenKey } from '../../contract/codes.ts'

/*
 * The words by which lists of ingredients name allergens. A star stands for any letters, so "*maito*" is maitojauhe and
 * täysmaitojauhetta; what begins or ends without one is the whole word there. Short words are written out with their forms,
 * because they live inside others: "voi" in kaakaovoi and voikukka, "ost" in rostad, "oat" in coated.
 */

export interface AllergenWords {
  names: readonly string[]
  /** Words that look like one and are none. */
  unlike?: readonly string[]
  /** Words that make something else of the one that follows: "cocoa" before "butter". */
  notAfter?: readonly string[]
}

export type AllergenLexicon = Readonly<Record<AllergenKey, AllergenWords>>

/** Their E numbers, with and without the space. */
export const sulphiteNumbers = ['e22[0-8]', 'e 22[0-8]']

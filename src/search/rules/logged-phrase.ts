import { cleanLine } from '#src/common/clean-text.ts'
import { queryKey } from '#src/common/search-phrase.ts'

/** Longer ones are pasted, not searched for. */
export const loggedPhraseMax = 60
const shortest = 2

/** The digits of the shortest telephone number with its area code, or of a person's birthday. */
const maxDigits = 6

/**
 * The phrase as the search log keeps it, or null for one that it does not keep: what looks like an e-mail or web address, a
 * telephone or card number, an identity code, and what is too long to have been typed as a search. Other visitors and
 * operators read it, so it is cleaned as every text of visitors is.
 */
export function loggedPhrase(typed: string): string | null {
  const phrase = queryKey(cleanLine(typed))
  const digits = phrase.replaceAll(/\P{N}/gu, '').length
  const isAddress = typed.includes('@') || /[\p{L}\p{N}]\.\p{L}{2}/u.test(phrase) || /\bhttps?:/u.test(phrase)
  if (phrase.length < shortest || phrase.length > loggedPhraseMax || digits > maxDigits || isAddress) return null
  return phrase
}

/**
 * A search phrase as rules and counts know it: lower case, composed letters, one blank between words, hyphens too, no punctuation around
 * them, no invisible characters. Empty when nothing is left. Å, ä and ö stay letters of their own.
 */
export const queryKey = (phrase: string): string =>
  phrase
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Pd}]/gu, ' ')
    .toLowerCase()
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ')

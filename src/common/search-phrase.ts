/** A search shorter than this, trimmed, is refused (specification 1, section 5). */
export const searchMinLength = 3
/** Longer phrases are cut off by the schema: nobody types them, and each one costs a full text query. */
export const searchMaxLength = 100

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

/** A phrase as it is sent: neither longer than the calls take nor with what cannot be stored. */
export const cleanPhrase = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim()

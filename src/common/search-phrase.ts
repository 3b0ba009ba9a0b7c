/** A search shorter than this, trimmed, is refused (specification 1, section 5). */
export const searchMinLength = 3
/** The schema refuses longer phrases: no visitor types them, and each one costs a full text query. */
export const searchMaxLength = 100

/**
 * A search phrase in the form that rules and counts use: lower case, composed letters, one blank between words, blanks for
 * hyphens, no punctuation around words, no invisible characters. Empty when nothing is left. Å, ä and ö are kept apart from
 * a and o.
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

/** A phrase as it is sent: no longer than the calls accept, and without characters that cannot be stored. */
export const cleanPhrase = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim()

/*
 * Codes as people copy them out of mails, messages and documents: with invisible characters, soft hyphens, dashes that a word
 * processor made longer, and the quotes or the full stop of the sentence round them. One reader for every code there is.
 */

/** Dashes of every length, the minus sign and the small ones of East Asia. */
const dashes = /[\p{Pd}\u2212\u00af\u02d7]/gu
const unseen = /[\s\p{C}\u115f\u1160\u3164\uffa0]/gu
/** Signs that a sentence puts around a code; other signs may be part of one. */
const ends = /^["'`´.,:;!?()[\]{}<>«»\p{Pi}\p{Pf}\p{Ps}-]+|["'`´.,:;!?()[\]{}<>«»\p{Pi}\p{Pf}\p{Pe}-]+$/gu

/** Returns the code in capitals and ordinary characters, with its hyphens. */
export function readCode(typed: string): string {
  const seen = typed.normalize('NFKC').replace(unseen, '').replace(dashes, '-')
  return seen.replace(ends, '').toUpperCase().normalize('NFKC')
}

/**
 * Reads a code whose hyphens are only for legibility: gift cards, PINs, order numbers, codes of mails and of
 * authenticators.
 */
export const readUndividedCode = (typed: string): string => readCode(typed).replaceAll('-', '').normalize('NFKC')

/** Replaces whatever was removed. */
const gone = '[…]'

const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
const addressTail = /((?:https?:\/\/|\/)[^\s'"<>?#|]{0,300})[?#][^\s'"<>|)]*/g
const proof = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const namedSecret =
  /(token|secret|password|cookie|signature|session(?:_?id)?|authorization|anonymous_?id|\b(?:(?:api_?)?key|redirectResult|pin|MD|PaRes))(["']?\s*[:=]\s*["']?)[^\s"'&,;|})]+/gi
const signedToken = /\beyJ[\w-]+(?:\.[\w-]+)*/g
// In the form %40 the sign may be part of the name's own letters: a name that went on over it would be tried from each of
// them.
const email = /(?:(?!%40)[^\s@<>"'|/=:]){1,64}(?:@|%40)[^\s@<>"'|/=:]{1,190}\.[a-z]{2,}/gi
const longNumber = /\+?\b\d(?:[ -]?\d){8,18}\b/g
const longWord = /[\w-]{20,}(\.(?:js|css)\b)?/g

/**
 * Removes from a stranger's text what may identify a person or serve as proof: query strings, credentials, email addresses,
 * card and telephone numbers, random identifiers; and control characters. Names of our own files stay.
 */
export function scrub(text: string): string {
  return text
    .toWellFormed()
    .replace(control, ' ')
    .replace(addressTail, '$1')
    .replace(proof, `$1 ${gone}`)
    .replace(namedSecret, `$1$2${gone}`)
    .replace(signedToken, gone)
    .replace(email, gone)
    .replace(longNumber, gone)
    .replace(longWord, (word, file: string | undefined) => (file === undefined && isRandom(word) ? gone : word))
    .trim()
}

/** Words of addresses are lower case and words of code have no digits: a word that mixes all three is random. */
const isRandom = (word: string): boolean =>
  (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word)) || /^(?=.*\d)[0-9a-f-]{24,}$/i.test(word)

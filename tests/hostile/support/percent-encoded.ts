/** Percent-encoded; a lone surrogate as the three bytes that no UTF-8 has. */
export const percentEncoded = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`

/** Invisible, and where a word may end: no mail program makes a link of what is cut by it. */
const cut = '\u200b'

/**
 * What a person typed, as it stands in a mail to somebody else: it reads the same, and no mail program makes a link of it. They link
 * whatever has a dot, a colon, an at sign or a slash between two characters that are no spaces.
 */
export const withoutLinks = (typed: string): string =>
  typed.replace(/(?<=\S)[.:@/\uff0e\u3002\uff61](?=\S)/gu, `$&${cut}`)

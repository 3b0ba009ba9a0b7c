/** An invisible word break: mail programs make no link of text that contains it. */
const cut = '\u200b'

/**
 * Text that one person typed, for a mail to another person: it reads the same, but no mail program turns it into a link. Mail programs
 * link text with a dot, a colon, an at sign or a slash between two characters that are not spaces.
 */
export const withoutLinks = (typed: string): string =>
  typed.replace(/(?<=\S)[.:@/\uff0e\u3002\uff61](?=\S)/gu, `$&${cut}`)

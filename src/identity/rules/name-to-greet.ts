const longest = 40

/**
 * A first name for a mail whose recipient may never have typed it; empty for a name that could carry a stranger's message: a
 * link (mail programs make one of any text with a dot inside), or a sentence.
 */
export const nameToGreet = (name: string): string =>
  name.length <= longest && /^[\p{L}\p{M}'’ -]+(\.(?=\s|$)[\p{L}\p{M}'’ -]*)*$/u.test(name) ? name : ''

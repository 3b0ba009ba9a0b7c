/** How many words a text has. */
export const plainWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(nbsp|#160);|\u00a0/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

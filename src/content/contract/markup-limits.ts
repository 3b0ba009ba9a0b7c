/** The longest text that is read as markup: no page has more, and reading takes a time that grows with it. */
export const markupMax = 200_000

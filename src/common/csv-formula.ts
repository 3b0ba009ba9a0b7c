/*
 * A spreadsheet runs a cell that begins with one of these as a formula. An apostrophe before it makes it text there; it
 * comes off again when the table is read. A text that has apostrophes before such a sign of its own gets one more, so
 * that what goes out comes back as it was.
 */
const formula = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
const isFigure = /^-?\d*([.,]\d+)?$/

export const guardFormula = (cell: string): string => (formula.test(cell) && !isFigure.test(cell) ? `'${cell}` : cell)
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) && !isFigure.test(cell.slice(1)) ? cell.slice(1) : cell

/** Where a table is divided by another sign than its own, or at the ends of lines, a cell begins in the middle of a text. */
const formulaInside = /([;,\t\r\n]"*)(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][\p{L}\p{N}(@"'$])/gu

/** Of words that strangers have written and nobody reads in again: whatever a spreadsheet divides columns by, none of it runs. */
export const guardWords = (cell: string): string => guardFormula(cell.replace(formulaInside, "$1'"))

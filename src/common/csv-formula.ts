/*
 * A spreadsheet runs a cell that begins with one of these as a formula. An apostrophe before it makes it text there; it
 * is removed when the table is read. A text that already has apostrophes before such a sign gets one more, so that an
 * exported text is imported unchanged.
 */
const formula = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
const isFigure = /^-?\d*([.,]\d+)?$/

export const guardFormula = (cell: string): string => (formula.test(cell) && !isFigure.test(cell) ? `'${cell}` : cell)
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) && !isFigure.test(cell.slice(1)) ? cell.slice(1) : cell

/**
 * A cell may begin in the middle of a text: where the reader divides by another sign than the table's own, or at a line's
 * end.
 */
const formulaInside = /([;,\t\r\n]"*)(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][\p{L}\p{N}(@"'$])/gu

/**
 * Guards text that strangers wrote and that is never imported again: no part of it runs, whatever sign a spreadsheet
 * divides columns by.
 */
export const guardWords = (cell: string): string => guardFormula(cell.replace(formulaInside, "$1'"))

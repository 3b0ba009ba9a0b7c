import type { Language } from './locale.ts'

/*
 * Spreadsheets of Finland and Sweden divide the columns of a CSV by semicolons and write decimals with commas: they put a table
 * with commas into one column, and take 4.12 for a day in December. In English it is the other way round.
 */

export const sheetDelimiter = (language: Language): ';' | ',' => (language === 'en' ? ',' : ';')

/** A figure with at most one point, as a spreadsheet of the language reads it. */
export const sheetFigure = (figure: string, language: Language): string =>
  language === 'en' ? figure : figure.replace('.', ',')

import { readFile, stat } from 'node:fs/promises'
import type { parseArgs, ParseArgsConfig } from 'node:util'
import type { CsvFault } from '#src/common/csv-table.ts'
import type { Operations } from './operations.ts'

export interface Outcome {
  ok: boolean
  text: string
}

/** One operation of the operators' command line. */
export interface Operation {
  name: readonly string[]
  usage: string
  summary: string
  /** Named options, `--to FILE`, anywhere on the line. Left out: the operation has none. */
  options?: NonNullable<ParseArgsConfig['options']>
  /** The same of a line that a resource makes, from its definition. */
  optionsOf?: (operations: Operations) => NonNullable<ParseArgsConfig['options']>
  /** The line works after a restore too, while MAINTENANCE=restored keeps all else closed. */
  whileRestored?: true
  run: (operations: Operations, words: readonly string[], options: Options) => Promise<Outcome>
}

/** A text where the option takes one, true where it does not. */
export type Options = ReturnType<typeof parseArgs>['values']

/** The text of an option; undefined when it was not given. */
export const textOf = (value: Options[string]): string | undefined => (typeof value === 'string' ? value : undefined)

/** The number of a row as an operator writes it; 0, which no row has, for any other text. */
export const numberOf = (word: string | undefined): number => (/^\d{1,9}$/.test(word ?? '') ? Number(word) : 0)

/** Cents of `25` or `12.50`; null for anything else. */
export function parseEuros(word: string): number | null {
  if (!/^\d{1,6}(?:[.,]\d{2})?$/.test(word)) return null
  return Math.round(Number(word.replace(',', '.')) * 100)
}

/** The whole content of an operator's small file, or why it cannot be read. */
export async function readSmall(file: string | undefined, maxBytes: number): Promise<{ text: string } | Outcome> {
  if (file === undefined) return failed('The name of a file is needed')
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) return failed(`There is no file "${file}"`)
  if (size > maxBytes) return failed(`The file is larger than ${maxBytes} bytes: split it`)
  return { text: await readFile(file, 'utf8') }
}

export function describeCsvFault({ reason, line }: CsvFault, columns: string, maxRows: number): string {
  const texts = {
    header: `the first line must be ${columns}`,
    fields: `the fields ${columns} are needed, of which the last may be left out`,
    quotes: 'a quoted field does not end',
    'too-many': `no more than ${maxRows} lines at once: split the file`,
  }
  return `${line}: ${texts[reason]}. Nothing was imported`
}

export const done = (text: string): Outcome => ({ ok: true, text })
export const failed = (text: string): Outcome => ({ ok: false, text })

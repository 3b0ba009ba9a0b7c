import type { parseArgs, ParseArgsConfig } from 'node:util'
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
  /** Options, `--to FILE`, anywhere on the line; of a line that a resource makes, from its definition. */
  options:
    | NonNullable<ParseArgsConfig['options']>
    | ((operations: Operations) => NonNullable<ParseArgsConfig['options']>)
  /** The line works after a restore too, while MAINTENANCE=restored keeps all else closed. */
  whileRestored?: true
  run: (operations: Operations, words: readonly string[], options: Options) => Promise<Outcome>
}

/** A text where the option takes one, true where it does not. */
export type Options = ReturnType<typeof parseArgs>['values']

export const done = (text: string): Outcome => ({ ok: true, text })
export const failed = (text: string): Outcome => ({ ok: false, text })

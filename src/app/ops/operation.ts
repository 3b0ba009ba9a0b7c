import type { parseArgs, ParseArgsConfig } from 'node:util'
import type { Operations } from './operations.ts'

export interface Outcome {
  ok: boolean
  text: string
}

/** A line of the operators' command line. */
export interface Operation {
  name: readonly string[]
  usage: string
  summary: string
  /** What is said by name, `--to FILE`, anywhere on the line. Without it there is nothing of the kind. */
  options?: NonNullable<ParseArgsConfig['options']>
  run: (operations: Operations, words: readonly string[], options: Options) => Promise<Outcome>
}

/** A text where the option takes one, true where it does not. */
export type Options = ReturnType<typeof parseArgs>['values']

/** The text of an option; undefined when it was not said. */
export const textOf = (value: Options[string]): string | undefined => (typeof value === 'string' ? value : undefined)

export const done = (text: string): Outcome => ({ ok: true, text })
export const failed = (text: string): Outcome => ({ ok: false, text })

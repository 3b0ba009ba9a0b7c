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
  run: (operations: Operations, args: readonly string[]) => Promise<Outcome>
}

export const done = (text: string): Outcome => ({ ok: true, text })
export const failed = (text: string): Outcome => ({ ok: false, text })

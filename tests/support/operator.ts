import { resolve } from 'node:path'
import { pino } from 'pino'
import type { Outcome } from '../../src/app/ops/operation.ts'
import { createOperations, type Operations, type OperationsOptions } from '../../src/app/ops/operations.ts'
import { findOperation } from '../../src/app/ops/ops-table.ts'
import { loadTexts } from '../../src/app/texts.ts'
import { keySettings } from './keys.ts'
import { projectDirectory } from './places.ts'

export interface Operator {
  operations: Operations
  /** A line, in words as the shell hands them over; rejects when there is no such line. */
  line: (...words: string[]) => Promise<Outcome>
  /** What a line answers; what failed begins with `(failed)`. */
  said: (...words: string[]) => Promise<string>
}

export const operatorConfig = { publicUrl: 'https://konvehti.example', keys: keySettings() }

/** Somebody at the operators' command line, with the shop's own texts. */
export function createOperator(
  options: Pick<OperationsOptions, 'db' | 'clock'> & Partial<OperationsOptions>,
): Operator {
  const operations = createOperations({
    config: operatorConfig,
    log: pino({ level: 'silent' }),
    text: loadTexts(resolve(projectDirectory, 'src'), '').lookup,
    ...options,
  })
  const line = async (...words: string[]): Promise<Outcome> => {
    const found = findOperation(words)
    if (!found) throw new Error(`There is no line ${words.join(' ')}`)
    return found.run(operations)
  }
  return {
    operations,
    line,
    said: async (...words) => {
      const { ok, text } = await line(...words)
      return ok ? text : `(failed) ${text}`
    },
  }
}

import { runNode } from '../tools.ts'

/** `full` adds the whole matrices to what every change must pass. */
export function run(args: readonly string[]): Promise<number> {
  return runNode(['tests/support/run-tests.ts', ...args])
}

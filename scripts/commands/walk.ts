import { runNode } from '../tools.ts'

/** Records what the shop answers to a walk through its pages and calls, and compares two recordings. */
export function run(args: readonly string[]): Promise<number> {
  return runNode(['tests/walk/main.ts', ...args])
}

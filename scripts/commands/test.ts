import { runNode } from '../tools.ts'

/**
 * `full` adds the whole matrices to what every change must pass, `quick` leaves the browser out, `--changed` or
 * `--changed=<commit>` runs what a change in hand leads to.
 */
export function run(args: readonly string[]): Promise<number> {
  return runNode(['tests/support/run-tests.ts', ...args])
}

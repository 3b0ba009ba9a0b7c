import { runNode } from '../tools.ts'

/** Everything but the browser: format, lint, types, unit, route, store and architecture tests. */
export function run(): Promise<number> {
  return runNode(['tests/support/run-tests.ts', 'quick'])
}

import { serverFlags } from '../../src/app/start/server-flags.ts'
import { runNode } from '../tools.ts'

/** Production: the server alone, with the environment it is given. Migrate first. */
export function run(): Promise<number> {
  return runNode([...serverFlags, 'src/app/server-main.ts'])
}

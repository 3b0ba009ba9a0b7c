import { builtServer } from '../../src/app/start/places.ts'
import { serverFlags } from '../../src/app/start/server-flags.ts'
import { runNode } from '../tools.ts'

/** Production: the server alone, with the environment it is given. Build and migrate first. */
export function run(): Promise<number> {
  return runNode([...serverFlags, builtServer])
}

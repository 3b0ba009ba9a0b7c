import { runNode } from '../tools.ts'

/** Production: the server alone, with the environment it is given. Migrate first. */
export function run(): Promise<number> {
  return runNode(['--enable-source-maps', 'src/app/server-main.ts'])
}

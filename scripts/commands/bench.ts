import { runNode } from '../tools.ts'

export function run(args: readonly string[]): Promise<number> {
  return runNode(['bench/main.ts', ...args])
}

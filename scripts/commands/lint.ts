import { runTool } from '../tools.ts'

export function run(args: readonly string[]): Promise<number> {
  return runTool('oxlint', 'oxlint', ['--quiet', ...args])
}

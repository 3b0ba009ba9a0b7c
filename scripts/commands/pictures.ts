import { runTool } from '../tools.ts'

/** Takes pictures of the whole shop, or of what the names in `args` say: those of README and docs anew, all others below .cache/pictures. */
export function run(args: readonly string[]): Promise<number> {
  return runTool('@playwright/test', 'playwright', ['test', ...args], { env: { TAKE_PICTURES: '1' } })
}

import { runTool } from '../tools.ts'

/** Formats everything; `--check` only looks. */
export function run(args: readonly string[]): Promise<number> {
  return runTool('prettier', 'prettier', [args.includes('--check') ? '--check' : '--write', '--log-level=warn', '.'])
}

import { runTool } from '../tools.ts'

/** Formats everything, or the files named; `--check` only looks. */
export function run(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('--'))
  const mode = args.includes('--check') ? '--check' : '--write'
  return runTool('prettier', 'prettier', [
    mode,
    '--log-level=warn',
    '--ignore-unknown',
    ...(files.length > 0 ? files : ['.']),
  ])
}

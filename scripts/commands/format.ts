import { runTool } from '../tools.ts'

/** Formats everything, or the files named; `--check` only looks. */
export function run(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('--'))
  return runTool('oxfmt', 'oxfmt', [
    ...(args.includes('--check') ? ['--check'] : []),
    '--no-error-on-unmatched-pattern',
    ...(files.length > 0 ? files : ['.']),
  ])
}

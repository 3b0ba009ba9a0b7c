import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout's directory, without a slash at its end. */
export const projectDirectory = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

export interface ToolOptions {
  env?: Readonly<Record<string, string>>
  /** Where standard output goes; `error` shows it beside the errors, so that the last line on standard output stays ours. */
  output?: 'inherit' | 'error' | 'ignore'
}

/** Runs a program of an installed package with this Node and answers its exit code. */
export function runTool(
  packageName: string,
  program: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<number> {
  return runNode([programOf(packageName, program), ...args], options)
}

/** Runs Node with these arguments in the project's directory and answers the exit code; signals are passed on. */
export function runNode(args: readonly string[], options: ToolOptions = {}): Promise<number> {
  const output = { inherit: 1, error: 2, ignore: 'ignore' as const }[options.output ?? 'inherit']
  const child = spawn(process.execPath, args, {
    cwd: projectDirectory,
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...options.env },
  })
  return exitCode(child)
}

function exitCode(child: ChildProcess): Promise<number> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}

function programOf(packageName: string, program: string): string {
  const folder = join(projectDirectory, 'node_modules', packageName)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  } // npm's own file
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[program]
  if (file === undefined) throw new Error(`${packageName} has no program ${program}`)
  return join(folder, file)
}

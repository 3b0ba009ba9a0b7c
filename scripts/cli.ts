import { enableCompileCache } from 'node:module'

/** What a command is: gets the arguments behind its name, answers the exit code. */
export type Command = (args: readonly string[]) => Promise<number>

const commands: Readonly<Record<string, () => Promise<{ run: Command }>>> = {
  start: () => import('./commands/start.ts'),
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  serve: () => import('./commands/serve.ts'),
  migrate: () => import('./commands/migrate.ts'),
  seed: () => import('./commands/seed.ts'),
  ops: () => import('./commands/ops.ts'),
  generate: () => import('./commands/generate.ts'),
  test: () => import('./commands/test.ts'),
  pictures: () => import('./commands/pictures.ts'),
  bench: () => import('./commands/bench.ts'),
  walk: () => import('./commands/walk.ts'),
  verify: () => import('./commands/verify.ts'),
  format: () => import('./commands/format.ts'),
  lint: () => import('./commands/lint.ts'),
  typecheck: () => import('./commands/typecheck.ts'),
  'db-reset': () => import('./commands/db-reset.ts'),
}

enableCompileCache()
const [name = '', ...args] = process.argv.slice(2)
const load = commands[name]
if (load === undefined) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}`)
  process.exitCode = 2
} else {
  const { run } = await load()
  try {
    process.exitCode = await run(args)
  } catch (error) {
    // A plain Error is a message to whoever ran the command; anything else is a fault of the program.
    const isMessage = error instanceof Error && error.constructor === Error && error.cause === undefined
    console.error(isMessage ? error.message : (await import('../src/platform/safe-error.ts')).faultText(error))
    process.exitCode = 1
  }
}

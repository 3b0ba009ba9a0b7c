import { join } from 'node:path'
import { announcement } from './announce.ts'
import { build, isBuildStale } from './build.ts'
import type { Environment } from './environment.ts'
import { logFolder } from './places.ts'
import { prepareShop } from './prepare.ts'
import { seconds, step } from './progress.ts'
import { startStack } from './stack.ts'
import { watchServerFiles } from './watch-files.ts'

/*
 * `npm start`: the whole shop on one machine. Three kinds of children: the database, the stand-ins, the server. None is
 * restarted automatically, except the server in development when one of its files changes. However this process ends, they
 * end: on a signal in order, otherwise because each of them sees that its parent is gone.
 */

export interface StartOptions {
  project: string
  env: Environment
  /** Browser code is reloaded in place; the server restarts when one of its files changes. */
  development: boolean
}

/**
 * Returns the exit code when the shop has ended. A step that was under way at a signal may go on: the caller ends this
 * process, and with it whatever that step has started.
 */
export async function startShop(options: StartOptions): Promise<number> {
  const { project, env, development } = options
  const began = performance.now()
  const report = (line: string): void => console.log(line)
  const signalled = firstSignal()

  // Each completed step is undone in the end, the last one first.
  const endings: Array<() => Promise<void>> = []
  const work = async (): Promise<void> => {
    const building =
      development || !(await isBuildStale(project)) ? null : step(report, 'building the pages', () => build(project))
    building?.catch(() => {})
    const shop = await prepareShop({ project, env, report, development })
    endings.push(() => shop.stopDatabase())
    await building
    const stack = await step(report, 'starting the server', () =>
      startStack({
        settings: shop.settings,
        logDirectory: join(project, logFolder),
        serverLogDirectory: development ? null : join(project, logFolder),
        surviveServer: development,
      }),
    )
    endings.push(() => stack.stop())
    if (development) {
      const watcher = watchServerFiles(project, (file) => {
        report(`${file} changed: starting the server again`)
        stack.restartServer().catch((error: unknown) => report(messageOf(error)))
      })
      endings.push(async () => watcher.close())
    } else {
      report(`Logs are in ${logFolder}.`)
    }
    report(announcement(shop.settings))
    report(`Ready after ${seconds(began)}.`)
    await Promise.race([
      stack.failed,
      shop.databaseFailed.then(() => {
        throw new Error('PostgreSQL ended; its log is server.log in the directory of its socket')
      }),
    ])
  }

  let code = 0
  try {
    const signal = await Promise.race([work(), signalled])
    if (signal !== undefined) report(`\nEnding everything (${signal})`)
  } catch (error) {
    console.error(messageOf(error))
    code = 1
  }
  for (const end of endings.toReversed()) await end()
  return code
}

function firstSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // The terminal and the launcher both pass Ctrl-C on: the second one has no effect.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

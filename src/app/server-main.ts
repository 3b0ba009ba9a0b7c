import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { serverStopMs } from '#src/common/time-limits.ts'
import { systemClock } from '#src/platform/clock.ts'
import { ConfigError, parseConfig } from '#src/platform/config.ts'
import { createAccessLog, createLog, logProcessFaults } from '#src/platform/logging.ts'
import { faultText } from '#src/platform/safe-error.ts'
import { createShop } from './create-shop.ts'
import { loadBuiltRenderer } from './renderer.ts'

/** Starts one server process and stops it gracefully: readiness turns false first, then requests in flight finish. */
const projectDir = resolve(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const log = createLog({ level: config.logLevel, name: 'konvehti' })
  logProcessFaults(log)
  if (!config.rateLimits) log.warn('rate limits are off')
  const { version } = JSON.parse(readFileSync(resolve(projectDir, 'package.json'), 'utf8')) as { version: string } // our own file
  const dev = config.dev ? await (await import('./renderer.dev.ts')).createDevRenderer(projectDir) : null
  const shop = await createShop({
    config,
    log,
    accessLog: createAccessLog({ level: config.logLevel, name: 'konvehti' }),
    clock: systemClock,
    version,
    projectDir,
    render: dev ?? (await loadBuiltRenderer(projectDir)),
    ...(dev ? { devMiddleware: dev.middleware } : {}),
  })
  await shop.checkMail()
  await shop.start()
  await shop.app.listen({ port: config.port, host: config.host })
  // The supervisor waits for this line.
  log.info({ url: config.publicUrl }, 'ready')

  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const limit = setTimeout(() => process.exit(1), serverStopMs)
    limit.unref()
    void shop
      .stop()
      .then(() => dev?.close())
      .then(() => process.exit(0))
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  await shop.warmUp()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : faultText(error)}\n`)
  process.exit(1)
})

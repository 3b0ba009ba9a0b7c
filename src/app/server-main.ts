import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { serverStopMs } from '#src/common/time-limits.ts'
import { systemClock } from '#src/platform/clock.ts'
import { ConfigError, parseConfig } from '#src/platform/config.ts'
import type { Manifest } from '#src/platform/http/operations.routes.ts'
import { createAccessLog, createLog, logProcessFaults } from '#src/platform/logging.ts'
import { faultText } from '#src/platform/safe-error.ts'
import { createShop } from './create-shop.ts'
import { SchemaError } from './readiness.ts'
import { loadBuiltRenderer } from './renderer.ts'

/** Starts one server process and stops it gracefully: readiness turns false first, then requests in flight finish. */
const projectDir = resolve(import.meta.dirname, '../..')
const manifestFile = resolve(projectDir, 'dist/manifest.json')

async function main(): Promise<void> {
  const config = parseConfig(process.env)
  const log = createLog({ level: config.logLevel, name: 'konvehti' })
  logProcessFaults(log)
  if (!config.rateLimits) log.warn('rate limits are off')
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const { version } = read(resolve(projectDir, 'package.json')) as { version: string } // our own file
  const dev = config.dev ? await (await import('./renderer.dev.ts')).createDevRenderer(projectDir) : null
  const shop = await createShop({
    config,
    log,
    accessLog: createAccessLog({ level: config.logLevel, name: 'konvehti' }),
    clock: systemClock,
    version,
    manifest: dev || !existsSync(manifestFile) ? null : (read(manifestFile) as Manifest), // the build wrote it
    projectDir,
    render: dev ?? (await loadBuiltRenderer(projectDir)),
    ...(dev ? { devMiddleware: dev.middleware } : {}),
    onRefused: () => stop('refused', 1),
  })

  let stopping = false
  const stop = (signal: string, code: number): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const limit = setTimeout(() => process.exit(1), config.drainMs + serverStopMs)
    limit.unref()
    void shop
      .stop()
      .then(() => dev?.close())
      .then(() => process.exit(code))
  }
  await shop.checkMail()
  await shop.start()
  await shop.app.listen({ port: config.port, host: config.host })
  process.on('SIGTERM', () => stop('SIGTERM', 0))
  process.on('SIGINT', () => stop('SIGINT', 0))
  await shop.warmUp()
  if (!stopping) log.info({ url: config.publicUrl }, 'ready')
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError || error instanceof SchemaError ? error.message : faultText(error)}\n`,
  )
  process.exit(1)
})

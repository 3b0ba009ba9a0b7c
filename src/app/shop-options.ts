import type { Clock } from '#src/platform/clock.ts'
import type { Config } from '#src/platform/config.ts'
import type { Manifest } from '#src/platform/http/operations.routes.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RenderParts } from './renderer.ts'
import type { DevMiddleware } from './static-files.ts'

export interface ShopOptions {
  config: Config
  log: Log
  /** Gets a line for each answer; the ordinary log when left out. */
  accessLog?: Log
  clock: Clock
  version: string
  /** Left out: the files are not built ones. */
  manifest?: Manifest | null
  projectDir: string
  render: RenderParts
  devMiddleware?: DevMiddleware
  /** Called when a later version has taken the database while this one runs. */
  onRefused?: () => void
}

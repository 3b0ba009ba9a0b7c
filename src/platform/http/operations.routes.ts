import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client'
import { Type } from 'typebox'
import type { Config } from '../config.ts'
import { isLoopback } from '../database/encrypted-database.ts'
import type { App } from './route-types.ts'
import { refuseRequest } from './route-types.ts'

/** `dist/manifest.json`, which the build writes. */
export interface Manifest {
  /** What was checked out, `-dirty` where files were changed since; null: the build did not know. */
  commit: string | null
  /** SHA-256 of each built file, by its path in `dist/`. */
  files: Readonly<Record<string, string>>
}

export interface OperationsDeps extends Pick<Config, 'publicUrl' | 'metricsToken'> {
  /** The registry behind `/metrics`; domains add their metrics. */
  registry: Registry
  version: string
  /** Null: the files are not built ones. */
  manifest: Manifest | null
  /** `ready`, or why a balancer shall send requests elsewhere. */
  readiness: () => Promise<string>
}

const Status = Type.Object({ status: Type.String() })

/**
 * Health, readiness, version and metrics (reliability: nothing here needs or gives away anything personal). Called with the
 * app itself and before all other routes: registered as a plugin it would count its own requests only.
 */
export const operationsRoutes =
  (deps: OperationsDeps) =>
  (app: App): void => {
    const { registry } = deps
    collectDefaultMetrics({ register: registry })
    const requests = new Histogram({
      name: 'http_request_seconds',
      help: 'Time until the answer was sent, by route and status class',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    })
    const refused = new Counter({
      name: 'http_refused_total',
      help: 'Answers 4xx by route',
      labelNames: ['route'],
      registers: [registry],
    })
    // Cached, because looking up a series by its labels takes longer than counting in it. There are as many as routes, not
    // as urls.
    const observers = new Map<string, ReturnType<typeof requests.labels>>()
    const observerOf = (route: string, status: string): ReturnType<typeof requests.labels> => {
      const name = `${status} ${route}`
      let observer = observers.get(name)
      if (!observer) observers.set(name, (observer = requests.labels({ route, status })))
      return observer
    }
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown'
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      observerOf(route, status).observe(reply.elapsedTime / 1000)
      if (status === '4xx') refused.inc({ route })
      done()
    })

    app.get(
      '/health/live',
      { config: { permission: 'operations:read' }, schema: { response: { 200: Status } } },
      async (_request, reply) => {
        void reply.header('cache-control', 'no-store')
        return { status: 'live' }
      },
    )

    app.get(
      '/health/ready',
      { config: { permission: 'operations:read' }, schema: { response: { 200: Status, 503: Status } } },
      async (_request, reply) => {
        void reply.header('cache-control', 'no-store')
        const status = await deps.readiness()
        return reply.code(status === 'ready' ? 200 : 503).send({ status })
      },
    )

    app.get('/version', { config: { permission: 'operations:read' } }, async (request) => {
      const { commit = null, files } = deps.manifest ?? {}
      // What was built is for who reads the metrics; a stranger needs no list of files.
      return { version: deps.version, commit, ...(files && mayScrape(deps, request) && { files }) }
    })

    app.get('/metrics', { config: { permission: 'operations:read' } }, async (request, reply) => {
      if (!mayScrape(deps, request)) return refuseRequest({ kind: 'not-found' })
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics())
    })
  }

/**
 * Identifies the scraper by its token. Without one, only a shop that serves this machine alone (C-18.3) trusts the address:
 * elsewhere a proxy may run on the same machine, and every request through it comes from loopback.
 */
function mayScrape({ publicUrl, metricsToken }: OperationsDeps, { ip, headers }: FastifyRequest): boolean {
  if (metricsToken !== '') return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${metricsToken}`))
  const isOfThisMachine = isLoopback(new URL(publicUrl).hostname) && isLoopback(ip.replace(/^::ffff:/i, ''))
  return isOfThisMachine && headers['x-forwarded-for'] === undefined
}

/** Hashes give both sides the same length, so that the comparison reveals nothing. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

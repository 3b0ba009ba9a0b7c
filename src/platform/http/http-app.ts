import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { fastify, type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { isLanguage, languageOfPath } from '#src/common/locale.ts'
import type { Actor } from '#src/common/actor.ts'
import { type Refusal, RefusalError, type TextLookup } from '#src/common/errors.ts'
import { scrub } from '#src/common/scrub.ts'
import { requestMs } from '#src/common/time-limits.ts'
import type { Config } from '../config.ts'
import type { Executor } from '../database/database.ts'
import type { Log } from '../logging.ts'
import { requestHasBadText } from './bad-text.ts'
import { needsActor, refusalOf, requirePermissions } from './access.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { createErrorHandler } from './error-handler.ts'
import { createLimits, limitPaths, limitRoute } from './limit-routes.ts'
import { readableUrl } from './readable-url.ts'
import type { App, RateLimitName } from './route-types.ts'
import { shed } from '../metrics/process-metrics.ts'
import { endRequestSpan, traceIds } from '../tracing.ts'
import { compileSchemasLazily } from './schema-compilers.ts'
import { fixedHeaders, pagePolicy } from './security-headers.ts'
import { isUntraced, traceRequest } from './trace-request.ts'

/** Time for head and body of a request to arrive, in milliseconds. */
const requestTimeout = 20_000

export interface HttpAppOptions {
  config: Pick<Config, 'publicUrl' | 'rateLimits' | 'trustProxy' | 'cookieKeys'>
  log: Log
  /** Gets a line for each answer; the ordinary log when left out. */
  accessLog?: Log
  text: TextLookup
  /** The owner of a request's bearer token or session: `none` without any, null for a token that proves nothing. */
  actorOf: (request: FastifyRequest) => Promise<Actor | null>
  /** Counts the limits; not needed when they are off. */
  db?: Executor
  /** Paths that a mounted protocol handler answers, not a route, and their limits. */
  limitedPaths?: Readonly<Record<string, RateLimitName>>
  /** Answers a shed document with a page; null leaves it to the usual answer. */
  sendOverloaded?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
  /** Hashes (`sha256-…`) of the scripts that are inlined in documents; every other script is a file. */
  scriptHashes?: readonly string[]
  /** Services whose widgets pages may show. */
  widgetOrigins?: readonly string[]
  /** Origins of frames with other services' code. */
  frameOrigins?: readonly string[]
  /** Origins of pictures that visitors allow. */
  pictureOrigins?: readonly string[]
  /** Sites that signing in by a form leads back to. */
  formOrigins?: readonly string[]
  /** Whether the process is about to stop: each answer then ends its connection, so that the next request goes elsewhere. */
  isStopping?: () => boolean
  /** How far the event loop may be behind, in milliseconds, before load is shed. */
  shedAfterMs?: number
}

/** The HTTP server without routes: hooks, headers, limits, validation and the error handler. */
export async function createHttpApp(options: HttpAppOptions): Promise<App> {
  const { config, log, text, accessLog = log } = options
  const handleError = createErrorHandler(text, options.sendOverloaded)
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    connectionTimeout: requestMs,
    requestTimeout,
    // How often the server checks for expired requests: a longer interval lengthens the limit of every slow upload. Node
    // gives a whole request the longer of both limits, and heads have a minute by default.
    http: { connectionsCheckingInterval: 5_000, headersTimeout: requestTimeout },
    forceCloseConnections: 'idle',
    // Requests that came before the end of their connection are served like any others.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/', headers }) => readableUrl(url, headers.accept),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
    // An unreadable address finds no route, so no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      request.language = requestLanguage(request)
      void reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
      handleError(error, request, reply)
    },
  }).withTypeProvider<TypeBoxTypeProvider>()

  compileSchemasLazily(app)
  requirePermissions(app)
  app.setErrorHandler(handleError)
  app.decorateRequest('language', 'fi')
  app.decorateRequest('actor', null as never) // set in onRequest below, before anything reads it
  app.decorateRequest('span', null)

  await app.register(cookie, { secret: [...config.cookieKeys] })
  const always = await fixedHeaders(config.publicUrl.startsWith('https://'))
  const replyHeaders = {
    ...always,
    'content-security-policy': pagePolicy(
      options.scriptHashes ?? [],
      options.widgetOrigins,
      options.formOrigins,
      options.frameOrigins,
      options.pictureOrigins,
    ),
  }
  const allowed = createAllowedMethods()
  app.addHook('onRoute', allowed.note)
  // Registered before anything that may answer early: limits, shedding, the protocol's own handler.
  app.addHook('onRequest', (request, reply, done) => {
    request.language = requestLanguage(request)
    void reply.headers(replyHeaders).header('x-request-id', request.id)
    if (options.isStopping?.()) reply.raw.setHeader('connection', 'close')
    if (namesTwoHosts(request.raw.rawHeaders)) return done(Object.assign(new Error('two hosts'), { statusCode: 400 }))
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    // The protocol's own handler answers without Fastify.
    if (request.url.startsWith(protocolPath)) {
      for (const [name, value] of Object.entries(always)) reply.raw.setHeader(name, value)
    }
    done()
  })
  if (config.rateLimits) {
    if (!options.db) throw new Error('Limits are counted in the database, and there is none')
    const limits = createLimits(options.db)
    app.addHook('onRoute', (route) => {
      if (route.config?.limit) limitRoute(limits, route, route.config.limit)
    })
    limitPaths(app, limits, options.limitedPaths ?? {})
  }
  await app.register(underPressure, {
    maxEventLoopDelay: options.shedAfterMs ?? 3000,
    sampleInterval: 500,
    retryAfter: 2,
    exposeStatusRoute: false,
    pressureHandler: (request, _reply, _kind, value) => {
      // An interval without a sample is reported as infinite: that is one long task, not a queue that cannot be worked off.
      if (value === Infinity) return
      // Browsing and searching are shed first, calls about money last.
      if (isMoneyPath(request.url)) return
      shed.inc({ cause: 'event-loop' })
      throw Object.assign(new Error('shed: the event loop is behind'), { statusCode: 503 })
    },
  })

  app.addHook('onRequest', (request, reply, done) => {
    const methods = request.is404 ? allowed.find(request.url) : []
    if (methods.length === 0) return done()
    void reply.header('allow', methods.join(', '))
    done(Object.assign(new Error('no such method here'), { statusCode: 405 }))
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (route === undefined || isUntraced(route)) return done()
    traceRequest(request, done)
  })
  // Hooks that await nothing take a callback: a promise for each would be the larger part of answering a cached page.
  app.addHook('onRequest', (request, _reply, done) => {
    request.actor = nobody
    const { config } = request.routeOptions
    if (!needsActor(config)) return done()
    options.actorOf(request).then((actor) => {
      request.actor = actor ?? nobody
      // An invalid token is refused even where a token is optional: its holder renews it and asks again.
      const refusal = refusalOf(request.actor, config) ?? (actor === null ? tokenRefused : null)
      done(refusal === null ? undefined : new RefusalError(refusal))
    }, done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const isRefused = !request.routeOptions.config.takesBadText && requestHasBadText(request)
    done(isRefused ? Object.assign(new Error('unreadable text'), { statusCode: 400 }) : undefined)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'info'
    accessLog[level](
      {
        reqId: request.id,
        method: request.method,
        path: loggedPath(request, reply.statusCode),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.span ? traceIds(request.span) : {}),
      },
      'request',
    )
    if (request.span) endRequestSpan(request.span, reply.statusCode)
    done()
  })
  return app
}

/**
 * Logs a call by its route pattern, because parameters name carts, orders and people; a page by its path, which visitors
 * can make up.
 */
function loggedPath(request: FastifyRequest, status: number): string {
  const pattern = request.routeOptions.url
  if (pattern?.includes(':')) return pattern
  const path = (request.originalUrl.split('?')[0] ?? '').slice(0, 300)
  return status < 300 ? path : scrub(path)
}

/**
 * Node reads the first Host header, a proxy may read the last: a request that one of them lets pass would belong to another
 * site for the other (RFC 9112, 3.2).
 */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

const nobody: Actor = Object.freeze({ kind: 'none' })
const tokenRefused: Refusal = { kind: 'unauthenticated' }
const protocolPath = '/api/identity/'

const moneyPaths = [
  '/api/me/carts',
  '/api/cda/me/carts',
  '/api/me/checkout',
  '/api/checkout/consents',
  '/api/markets',
  '/api/cda/paymentmethods',
  '/api/cda/me/orders',
  '/api/cda/carts',
  '/api/cda/orders',
  '/api/me/orders',
  '/paymentauthentication',
  '/api/adyen',
  '/api/withdrawals',
  '/api/identity',
  '/health',
]
/** Paths that are not shed first under load: everything from the cart to the order, and the sign-in state it depends on. */
export const isMoneyPath = (url: string): boolean => moneyPaths.some((path) => url.startsWith(path))

/** Query `language` where given (in calls of the page editor it is of the page, not of the reader), else Accept-Language of fi, sv or en where the path has none, else the page's own path (C-1). */
function requestLanguage(request: FastifyRequest): 'fi' | 'sv' | 'en' {
  const asked = (request.query as { language?: unknown } | null)?.language
  if (isLanguage(asked) && !request.url.startsWith('/api/cms/')) return asked
  if (!/^\/(api|cds|paymentauthentication|privacy|subscriptions)\//.test(request.url))
    return languageOfPath(request.url.split('?')[0] ?? '/')
  const accepted = request.headers['accept-language']?.slice(0, 2).toLowerCase()
  return isLanguage(accepted) ? accepted : 'fi'
}

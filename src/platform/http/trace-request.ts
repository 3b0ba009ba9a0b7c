import { context } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import { startRequestSpan } from '../tracing.ts'

/** Runs what follows inside the trace of the request, which begins here unless nothing records. */
export function traceRequest(request: FastifyRequest, next: () => void): void {
  const { method, id, routeOptions } = request
  const route = routeOptions.url ?? 'unknown'
  const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
  const started = startRequestSpan(`${method} ${route}`, attributes)
  if (started === null) return next()
  request.span = started.span
  context.with(started.inside, next)
}

/** Files, health and documents: a document that is not in the cache begins its trace where it is made. */
export const isUntraced = (route: string): boolean =>
  /^\/(\*$|dist\/|media\/|images?\/|texts\/|health|version$|metrics$)/.test(route)

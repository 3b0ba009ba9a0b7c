import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import type { Clock } from '#src/platform/clock.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { Log } from '#src/platform/logging.ts'
import { ErrorBody, VitalsBody } from '../contract/telemetry.ts'
import { errorBodyMax, vitalsBodyMax } from '../contract/words.ts'
import { scrub } from '#src/common/scrub.ts'
import { createTelemetryMetrics } from './telemetry-metrics.ts'

export interface TelemetryDeps {
  registry: Registry
  clock: Clock
  log: Pick<Log, 'warn'>
}

const tags = ['telemetry']

/** Per process: a fault that meets every visitor must not fill the log. Faults above the limit are counted all the same. */
export const linesPerMinute = 120

/** Speed and faults as visitors' browsers report them. Only the body of a request is kept: no address, no headers. */
export const telemetryRoutes =
  ({ registry, clock, log }: TelemetryDeps) =>
  (app: App): void => {
    const metrics = createTelemetryMetrics(registry)
    const mayLog = createLineBudget(clock)

    app.post(
      '/api/telemetry/vitals',
      {
        config: { permission: 'telemetry:write', limit: 'telemetry' },
        bodyLimit: vitalsBodyMax,
        schema: {
          tags,
          summary: 'How fast a page was, without identifiers',
          body: VitalsBody,
          response: { 204: Type.Null() },
        },
      },
      async ({ body }, reply) => {
        metrics.observe(body)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/api/telemetry/errors',
      {
        config: { permission: 'telemetry:write', limit: 'telemetry' },
        bodyLimit: errorBodyMax,
        schema: {
          tags,
          summary: 'A fault of the page’s code, without identifiers',
          body: ErrorBody,
          response: { 204: Type.Null() },
        },
      },
      async ({ body }, reply) => {
        metrics.countError(body)
        if (mayLog()) log.warn(lineOf(body), 'fault in a browser')
        return reply.code(204).send(null)
      },
    )
  }

/** Browsers scrub what they send; other clients do not. */
function lineOf({ page, device, source, path, message, stack, requestId }: ErrorBody) {
  return {
    page,
    device,
    source,
    path: scrub(path),
    message: scrub(message),
    ...(stack !== undefined && { stack: scrub(stack) }),
    ...(requestId !== undefined && { pageReqId: requestId }),
  }
}

function createLineBudget(clock: Clock): () => boolean {
  let minute = 0
  let left = 0
  return () => {
    const now = Math.floor(+clock.now() / 60_000)
    if (now !== minute) [minute, left] = [now, linesPerMinute]
    left -= 1
    return left >= 0
  }
}

import type { Registry } from 'prom-client'
import type { Clock } from '#src/platform/clock.ts'
import { routesOf } from '#src/platform/http/route.ts'
import type { App } from '#src/platform/http/route-types.ts'
import type { Log } from '#src/platform/logging.ts'
import { ErrorBody, StepBody, VitalsBody } from '../contract/telemetry.ts'
import { errorBodyMax, stepBodyMax, type ReportedStep, vitalsBodyMax } from '../contract/words.ts'
import { scrub } from '#src/common/scrub.ts'
import { createTelemetryMetrics } from './telemetry-metrics.ts'

export interface TelemetryDeps {
  registry: Registry
  clock: Clock
  log: Pick<Log, 'warn'>
  /** Counts a step towards an order. */
  onStep: (step: ReportedStep) => void
}

/** Per process: a fault that meets every visitor must not fill the log. Faults above the limit are counted all the same. */
export const linesPerMinute = 120

/** Speed, faults and steps towards an order as visitors' browsers report them. Only the body of a request is kept: no address, no headers. */
export const telemetryRoutes =
  ({ registry, clock, log, onStep }: TelemetryDeps) =>
  (app: App): void => {
    const route = routesOf(app, ['telemetry'])
    const metrics = createTelemetryMetrics(registry)
    const mayLog = createLineBudget(clock)

    route(
      'POST /api/telemetry/vitals',
      {
        summary: 'How fast a page was, without identifiers',
        permission: 'telemetry:write',
        limit: 'telemetry',
        bodyLimit: vitalsBodyMax,
        body: VitalsBody,
      },
      ({ body }) => metrics.observe(body),
    )

    route(
      'POST /api/telemetry/errors',
      {
        summary: 'A fault of the page’s code, without identifiers',
        permission: 'telemetry:write',
        limit: 'telemetry',
        bodyLimit: errorBodyMax,
        body: ErrorBody,
      },
      ({ body }) => {
        metrics.countError(body)
        if (mayLog()) log.warn(lineOf(body), 'fault in a browser')
      },
    )

    route(
      'POST /api/telemetry/steps',
      {
        summary: 'A step towards an order was taken, without identifiers',
        permission: 'telemetry:write',
        limit: 'telemetry',
        bodyLimit: stepBodyMax,
        body: StepBody,
      },
      ({ body }) => onStep(body.step),
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

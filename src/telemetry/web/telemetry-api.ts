import type { ErrorBody, StepBody, VitalsBody } from '../contract/telemetry.ts'

/**
 * Sends without cookies and without a referrer; goes on when the visitor leaves the page. The answer is not awaited, and a
 * lost report is not sent again. A browser without `keepalive` uses the beacon, which sends cookies: the server ignores
 * them.
 */
function send(path: string, report: VitalsBody | ErrorBody | StepBody): void {
  const body = JSON.stringify(report)
  if (!('keepalive' in Request.prototype)) {
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
    return
  }
  fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined)
}

export const sendVitals = (report: VitalsBody): void => send('/api/telemetry/vitals', report)
export const sendStep = (report: StepBody): void => send('/api/telemetry/steps', report)
export const sendError = (report: ErrorBody): void => send('/api/telemetry/errors', report)

import type { ErrorBody, VitalsBody } from '../contract/telemetry.ts'

/**
 * Sent without cookies and without saying from which page; goes on when the page is left meanwhile. Nobody waits for an
 * answer, and what does not arrive is not sent again. A browser without `keepalive` has the beacon, which sends cookies: the
 * server looks at none.
 */
function send(path: string, report: VitalsBody | ErrorBody): void {
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
export const sendError = (report: ErrorBody): void => send('/api/telemetry/errors', report)

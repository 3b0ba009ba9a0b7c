import { expect, it } from 'vitest'
import { paymentCallMs, requestMs, runningJobsMs, serverStopMs, stopGraceMs } from '#src/common/time-limits.ts'
import { abandonedAfterMs } from '#src/payments/contract/limits.ts'

it('each wait is longer than all it waits for', () => {
  expect(paymentCallMs).toBeLessThan(requestMs)
  expect(requestMs + runningJobsMs).toBeLessThan(serverStopMs)
  expect(serverStopMs).toBeLessThan(stopGraceMs)
  // Only then has its process died.
  expect(abandonedAfterMs).toBeGreaterThanOrEqual(stopGraceMs)
})

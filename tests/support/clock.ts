import type { Clock } from '../../src/platform/clock.ts'

/** A clock that stands still until it is told to move. */
export function createTestClock(
  start = '2026-11-21T10:00:00Z',
): Clock & { advance: (milliseconds: number) => void; set: (iso: string) => void } {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
    set: (iso) => void (now = new Date(iso)),
  }
}

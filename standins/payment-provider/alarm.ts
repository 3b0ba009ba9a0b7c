/** setTimeout takes at most this long. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export type Alarm = { ringAt(time: number): void; cancel(): void }

/** One timer that can be moved. `time` is in milliseconds since 1970; a past one rings in the next turn. */
export function createAlarm(ring: () => void, now: () => Date): Alarm {
  let timer: NodeJS.Timeout | undefined
  return {
    ringAt(time) {
      clearTimeout(timer)
      timer = setTimeout(ring, Math.min(Math.max(0, time - now().getTime()), LONGEST_TIMER_MS))
    },
    cancel() {
      clearTimeout(timer)
    },
  }
}

import type { Banner } from '../contract/navigation.ts'

/** Whether the banner's time has come and is not over. `now` in milliseconds since 1970. */
export function isRunning({ from, to }: Pick<Banner, 'from' | 'to'>, now: number): boolean {
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to))
}

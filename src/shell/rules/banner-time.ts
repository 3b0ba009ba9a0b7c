import type { Banner } from '../contract/navigation.ts'

/** Whether the banner is shown at `now`, in milliseconds since 1970. */
export function isRunning({ from, to }: Pick<Banner, 'from' | 'to'>, now: number): boolean {
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to))
}

/** When the banner begins or ends next, in milliseconds; Infinity: never. */
export const nextTurn = (one: { from: string | null; to: string | null } | null, now: number): number =>
  Math.min(...[one?.from, one?.to].map((moment) => (moment ? Date.parse(moment) : Infinity)).filter((at) => at > now))

import { shopTimeZone } from './locale.ts'

const dayMs = 86_400_000

/**
 * The moment at which clocks in Helsinki show a time, given as if it were universal time. In the hour that a change of the
 * clocks skips, the time after it; in the hour that comes twice, the first.
 */
export function momentOfWall(wallMs: number): Date {
  // Offsets of both sides of a change of the clocks; the one that says the same time again is right.
  const candidates = [wallMs - offsetAt(wallMs - dayMs), wallMs - offsetAt(wallMs + dayMs)]
  return new Date(candidates.find((moment) => moment + offsetAt(moment) === wallMs) ?? Math.max(...candidates))
}

const inShop = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Milliseconds that Helsinki is ahead of UTC at a moment. */
export function offsetAt(moment: number): number {
  const parts = new Map(inShop.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(moment / 1_000) * 1_000
}

import { momentOfWall, offsetAt } from './wall-time.ts'

/*
 * Days and times as people write them, in Helsinki time. A day without a time is its first moment when it begins something;
 * as an end it is included, so that the end is the first moment of the next day (exclusive, as every end here is).
 */

export type Edge = 'begin' | 'end'

const dayShape = /^[1-9]\d{3}-\d{2}-\d{2}$/

/** Whether the calendar has such a day: `2026-12-24`. */
export function isDay(text: string): boolean {
  const noon = dayShape.test(text) ? new Date(`${text}T12:00:00Z`) : null
  return noon !== null && !Number.isNaN(+noon) && noon.toISOString().startsWith(text)
}

/** The moment at which a day begins, or at which it is over. */
export function edgeOfDay(day: string, edge: Edge): Date {
  const wall = new Date(`${day}T00:00:00Z`)
  if (edge === 'end') wall.setUTCDate(wall.getUTCDate() + 1)
  return momentOfWall(+wall)
}

const momentShape = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Reads a moment with its zone, or a day, of which the given edge counts; null: there is no such time. */
export function momentOf(written: string, edge: Edge): Date | null {
  const [, day] = momentShape.exec(written) ?? []
  if (day !== undefined) return isDay(day) ? new Date(written) : null
  return isDay(written) ? edgeOfDay(written, edge) : null
}

const wallShape = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/

/**
 * A time as staff write it, in Helsinki time: `2026-12-24T16:00`, or a whole day, which begins at midnight and ends with the
 * next one. Null: there is no such time. In the hour that a change of the clocks skips, the time after it.
 */
export function parseShopTime(written: string, edge: Edge): Date | null {
  const [, day = '', hour, minute] = wallShape.exec(written) ?? []
  // A typing error, or a year that the database does not have.
  if (!isDay(day) || day < '1970' || day >= '2201') return null
  return hour === undefined ? edgeOfDay(day, edge) : momentOfWall(Date.parse(`${day}T${hour}:${minute}:00Z`))
}

/** Writes a moment as `parseShopTime` reads it: a whole day where it is the edge of one. */
export function writeShopTime(moment: Date, edge: Edge): string {
  const day = edge === 'end' ? dayOverAt(moment) : dayOverAt(moment) && wallOf(moment).slice(0, 10)
  return day ?? wallOf(moment).slice(0, 16)
}

export const isTime = (written: string): boolean => momentOf(written, 'begin') !== null

/** Treats Helsinki's time as if it were universal: the parts of the text are what clocks there show. */
const wallOf = (moment: Date): string => new Date(+moment + offsetAt(+moment)).toISOString()

/** `2026-12-24 16:00`, for eyes. */
export const formatShopTime = (moment: Date): string => wallOf(moment).slice(0, 16).replace('T', ' ')

/** The day that ends at a moment; null for a moment inside a day. */
export function dayOverAt(moment: Date): string | null {
  if (!wallOf(moment).endsWith('T00:00:00.000Z')) return null
  return wallOf(new Date(+moment - 1)).slice(0, 10)
}

/** Writes an end: as the last day it includes, or as the moment. */
export const writeEnd = (moment: Date): string => dayOverAt(moment) ?? moment.toISOString()

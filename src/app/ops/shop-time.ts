import { momentOfWall, offsetAt } from '#src/common/wall-time.ts'

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/

/**
 * A time as an operator writes it, in Helsinki time: `2026-12-24T16:00`, or a whole day, which begins at midnight and ends
 * with the next one. Null: there is no such time. In the hour that a change of the clocks skips, the time after it.
 */
export function parseShopTime(written: string, edge: 'begin' | 'end'): Date | null {
  const parts = shape.exec(written)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute))
  if (wall.getUTCMonth() !== month - 1 || wall.getUTCDate() !== day || hour > 23 || minute > 59) return null
  // A slip of the finger, or a year that the database does not have.
  if (year < 1970 || year > 2200) return null
  if (parts[4] === undefined && edge === 'end') wall.setUTCDate(wall.getUTCDate() + 1)
  return momentOfWall(+wall)
}

/** `2026-12-24 16:00` in Helsinki time. */
export const formatShopTime = (moment: Date): string =>
  new Date(+moment + offsetAt(+moment)).toISOString().slice(0, 16).replace('T', ' ')

import { edgeOfDay, isDay, type Edge } from '#src/common/shop-time.ts'
import { momentOfWall } from '#src/common/wall-time.ts'

const shape = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/

/**
 * A time as an operator writes it, in Helsinki time: `2026-12-24T16:00`, or a whole day, which begins at midnight and ends
 * with the next one. Null: there is no such time. In the hour that a change of the clocks skips, the time after it.
 */
export function parseShopTime(written: string, edge: Edge): Date | null {
  const [, day = '', hour, minute] = shape.exec(written) ?? []
  // A typing error, or a year that the database does not have.
  if (!isDay(day) || day < '1970' || day >= '2201') return null
  return hour === undefined ? edgeOfDay(day, edge) : momentOfWall(Date.parse(`${day}T${hour}:${minute}:00Z`))
}

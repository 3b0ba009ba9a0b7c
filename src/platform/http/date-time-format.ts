const shape = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/**
 * A moment that both a Date and PostgreSQL can hold. The pattern alone accepts leap seconds, days that do not exist, and
 * years that leave the range 1 to 9999 once the zone is applied.
 */
export function isMoment(text: string): boolean {
  const [, day = '', time = ''] = shape.exec(text) ?? []
  const wall = new Date(`${day}T${time}Z`)
  // A day that its month does not have, or the hour 24, is parsed as another moment.
  if (Number.isNaN(+wall) || !wall.toISOString().startsWith(`${day}T${time}`)) return false
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

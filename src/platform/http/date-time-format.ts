const shape = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/**
 * A moment that both a Date and PostgreSQL can hold. The shape alone lets in leap seconds, days that are none, and years that are
 * over on one side of the world and none on the other.
 */
export function isMoment(text: string): boolean {
  const [, day = '', time = ''] = shape.exec(text) ?? []
  const wall = new Date(`${day}T${time}Z`)
  // What is no day of its month, or the hour 24, is read as another moment.
  if (Number.isNaN(+wall) || !wall.toISOString().startsWith(`${day}T${time}`)) return false
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

export type DeliveryWindow = {
  /** `2026-11-24` */
  date: string
  from: string
  to: string
  isFull: boolean
}

const times = [
  ['08:00', '12:00'],
  ['12:00', '16:00'],
  ['17:00', '21:00'],
] as const

/** Three weekdays from a day on, three times each; at a fixed place and time the same are full, never all of a day. */
export function windowsFrom(day: string, postalCode: string, country: string): DeliveryWindow[] {
  if (country !== 'FI' || !/^\d{5}$/.test(postalCode)) return []
  return weekdaysFrom(day, 3).flatMap((date) => {
    const full = (Number(postalCode) + Number(date.slice(-2))) % 5
    return times.map(([from, to], index) => ({ date, from, to, isFull: index === full }))
  })
}

function weekdaysFrom(day: string, count: number): string[] {
  const date = new Date(`${day}T12:00:00Z`)
  const days: string[] = []
  while (days.length < count) {
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10))
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return days
}

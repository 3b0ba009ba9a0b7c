import { dayName } from './day-name.ts'
import type { Language } from './locale.ts'
import { addWorkingDays } from './working-days.ts'

/** The delivery days of an order placed at a moment. Pages, cart, checkout and order all take them from here. */
export interface DeliveryDays {
  /** Shop days, `2026-11-24`. */
  earliest: string
  latest: string
  /** "ti 24.11.–to 26.11.", "Tue 24 Nov–Thu 26 Nov". */
  estimateString: string
}

/** `minDays` and `maxDays`: working days from order to door. */
export function deliveryDays(
  now: Date,
  { minDays, maxDays }: { minDays: number; maxDays: number },
  countryCode: string,
  language: Language,
): DeliveryDays {
  const earliest = addWorkingDays(now, minDays, countryCode)
  const latest = addWorkingDays(now, maxDays, countryCode)
  const ends = [...new Set([earliest, latest])]
  return { earliest, latest, estimateString: ends.map((day) => dayName(day, language)).join('–') }
}

import { type Language, localeTag } from './locale.ts'
import { memoise } from './memoise.ts'
import { addWorkingDays } from './working-days.ts'

/** When what is ordered at a moment is there. The one place that says so: pages, cart, checkout and order ask it. */
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
  const name = days[language]
  return { earliest, latest, estimateString: earliest === latest ? name(earliest) : `${name(earliest)}–${name(latest)}` }
}

function dayNamer(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(localeTag(language), {
    weekday: 'short',
    day: 'numeric',
    month: language === 'fi' ? 'numeric' : 'short',
    timeZone: 'UTC',
  })
  // Days of the shop without a time: noon keeps them the same day.
  return memoise((day) => format.format(new Date(`${day}T12:00:00Z`)).replaceAll(' ', '\u00a0'))
}

const days = { fi: dayNamer('fi'), sv: dayNamer('sv'), en: dayNamer('en') }

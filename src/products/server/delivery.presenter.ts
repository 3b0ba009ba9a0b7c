import { type Language, localeTag } from '#src/common/locale.ts'
import { displayMoney, toEuros } from '#src/common/money.ts'
import { memoise } from '#src/common/memoise.ts'
import { addWorkingDays } from '#src/common/working-days.ts'
import type { ProductDelivery } from '../contract/product.ts'
import type { Delivery } from './structured-data.ts'

/** When what is ordered now arrives, and from which sum it travels free. */
export function presentDelivery(delivery: Delivery, now: Date, language: Language): ProductDelivery {
  const earliest = addWorkingDays(now, delivery.minDays)
  const latest = addWorkingDays(now, delivery.maxDays)
  const { freeFromCents } = delivery
  return {
    earliest,
    latest,
    estimateString: dayRange(earliest, latest, language),
    freeFrom: freeFromCents === null ? null : toEuros(freeFromCents),
    freeFromString: freeFromCents === null ? '' : wholeEuros(freeFromCents, language),
  }
}

/** "ti 24.11.–to 26.11.", "Tue 24 Nov–Thu 26 Nov". */
const dayRange = (earliest: string, latest: string, language: Language): string =>
  earliest === latest ? days[language](earliest) : `${days[language](earliest)}–${days[language](latest)}`

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

/** "49 €": cents are said only where there are some. */
const wholeEuros = (cents: number, language: Language): string =>
  displayMoney(cents, language).replace(/[.,]00(?=\D|$)/u, '')

import { dayName } from '#src/common/day-name.ts'
import type { TextLookup } from '#src/common/errors.ts'
import type { Language } from '#src/common/locale.ts'
import type { DeliveryWindow, PickupPoint } from '../contract/delivery.ts'

/** "17–21", "5.30–23.30"; in English "17:00–21:00". */
export function hoursBetween(from: string, to: string, language: Language): string {
  const hour = (time: string): string => {
    const [hours = '', minutes = ''] = time.split(':')
    if (language === 'en') return `${hours}:${minutes}`
    return minutes === '00' ? String(Number(hours)) : `${Number(hours)}.${minutes}`
  }
  return `${hour(from)}–${hour(to)}`
}

/** "ke 25.11. klo 17–21" */
export const windowName = ({ date, from, to }: DeliveryWindow, language: Language, text: TextLookup): string =>
  text(language, 'delivery/window', { day: dayName(date, language), time: hoursBetween(from, to, language) })

/** "Market Sörnäinen, Kauppakatu 3, 00500 Helsinki" */
export const pointName = ({ name, street, postalCode, city }: PickupPoint): string =>
  [name, street, `${postalCode} ${city}`].join(', ')

/** Link to a map that needs no account and no consent. */
export function mapUrl({ latitude, longitude, street, postalCode, city }: PickupPoint): string {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${postalCode} ${city}`)}`
}

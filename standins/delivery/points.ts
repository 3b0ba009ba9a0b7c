import { areaOf, type Area, distance, servedAreas } from './areas.ts'

export const services = ['parcel-locker', 'pickup-point'] as const
export type Service = (typeof services)[number]

export type OpeningHours = {
  /** 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** `06:00`; `24:00` is the end of the day. */
  opens: string
  closes: string
}

export type PickupPoint = {
  id: string
  service: Service
  carrier: string
  name: string
  street: string
  postalCode: string
  city: string
  country: 'FI'
  latitude: number
  longitude: number
  openingHours: readonly OpeningHours[]
  /** Takes no parcel now. */
  isFull: boolean
}

export type FoundPoint = PickupPoint & { distanceMeters: number }

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const always: readonly OpeningHours[] = [{ days: everyDay, opens: '00:00', closes: '24:00' }]
const longDays: readonly OpeningHours[] = [{ days: everyDay, opens: '06:00', closes: '23:00' }]
const shopDays: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '07:00', closes: '21:00' },
  { days: [6], opens: '08:00', closes: '20:00' },
  { days: [7], opens: '10:00', closes: '18:00' },
]
const kioskDays: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '19:00' },
  { days: [6], opens: '10:00', closes: '16:00' },
]

/** Each area has one of each. North and east in thousandths of a degree from its middle. */
const kinds: readonly {
  service: Service
  name: string
  street: string
  openingHours: readonly OpeningHours[]
  north: number
  east: number
}[] = [
  { service: 'parcel-locker', name: 'Market', street: 'Kauppakatu', openingHours: longDays, north: 1.6, east: 2.1 },
  { service: 'parcel-locker', name: 'Asema', street: 'Asemakatu', openingHours: always, north: -2.4, east: 3.2 },
  { service: 'parcel-locker', name: 'Huoltoasema', street: 'Valtatie', openingHours: always, north: 5.1, east: -6.3 },
  { service: 'pickup-point', name: 'Lähikauppa', street: 'Koulukatu', openingHours: shopDays, north: -1.2, east: -2.9 },
  { service: 'pickup-point', name: 'Kioski', street: 'Torikatu', openingHours: kioskDays, north: 2.8, east: 0.7 },
]

/** The same for the same area and kind. */
const number = (area: Area, index: number): number => ((Number(area.postalCode) * 7 + index * 13) % 47) + 1

/** Places of the same name in a town of one part are named after the town. */
const place = ({ city, district }: Area): string =>
  /^(Keskusta|Keskus|Centrum|Kylä)$/.test(district) ? city : district

const thousandth = (degrees: number): number => Number(degrees.toFixed(5))

export const points: readonly PickupPoint[] = servedAreas.flatMap((area) =>
  kinds.map(({ name, street, north, east, ...kind }, index) => ({
    ...kind,
    id: `FI-${area.postalCode}-${index + 1}`,
    carrier: 'Posti',
    name: `${name} ${place(area)}`,
    street: `${street} ${number(area, index)}`,
    postalCode: area.postalCode,
    city: area.city,
    country: 'FI' as const,
    latitude: thousandth(area.latitude + north / 1000),
    longitude: thousandth(area.longitude + east / 1000),
    // One in eleven, so that everybody meets one.
    isFull: kind.service === 'parcel-locker' && number(area, index) % 11 === 0,
  })),
)

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** How far anybody goes for a parcel. */
const reachMeters = 50_000

/**
 * Near a postal code, the nearest first; with words, those whose name, street or town has them. `nearest` is set when nothing is
 * within 50 km.
 */
export function findPoints(
  service: Service,
  postalCode: string,
  words: string,
  limit: number,
): { points: FoundPoint[]; nearest: FoundPoint | null } {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const named = (point: PickupPoint): boolean => {
    const text = plain(`${point.name} ${point.street} ${point.postalCode} ${point.city}`)
    return wanted.every((word) => text.includes(word))
  }
  const from = areaOf(postalCode)
  const found = points
    .filter((point) => point.service === service && named(point))
    .map((point) => ({ ...point, distanceMeters: from ? distance(from, point) : 0 }))
    .toSorted((left, right) => left.distanceMeters - right.distanceMeters)
  const near = found.filter(({ distanceMeters }) => wanted.length > 0 || distanceMeters <= reachMeters).slice(0, limit)
  return { points: near, nearest: near.length === 0 ? (found[0] ?? null) : null }
}

import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { findCountry } from '#src/common/countries.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type DeliveryProvider, type NearPoint, type ProviderPoint, ProviderUnavailable } from './delivery-provider.ts'

export interface DeliveryHttpOptions {
  /** Origin of the service. */
  apiUrl: string
  apiKey: string
  clock: Clock
}

/** Short, because a shopper waits for the response. */
const timeoutMs = 2_500
/** After a failure no calls are made for this time, so that the next shopper does not wait as well. */
const restMs = 5_000
const maxBytes = 1_000_000

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const time = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' })
const point = {
  id: words(64),
  carrier: words(60),
  name: words(120),
  street: words(120),
  postalCode: words(10),
  city: words(60),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  openingHours: Type.Array(
    Type.Object({ days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 })), opens: time, closes: time }),
    { maxItems: 21 },
  ),
  isFull: Type.Boolean(),
}
const Point = Type.Object(point)
const Near = Type.Object({ ...point, distanceMeters: Type.Number({ minimum: 0 }) })
const Points = Type.Object({ points: Type.Array(Near, { maxItems: 100 }), nearest: Type.Union([Near, Type.Null()]) })
const Tariffs = Type.Object({
  tariffs: Type.Array(
    Type.Object({
      service: words(40),
      country: words(2),
      maxWeightGrams: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      // A parcel that costs more than 500 € is a mistake in the data.
      priceCents: Type.Integer({ minimum: 0, maximum: 50_000 }),
    }),
    { minItems: 1, maxItems: 1_000 },
  ),
})
const Windows = Type.Object({
  windows: Type.Array(
    Type.Object({
      date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      from: time,
      to: time,
      isFull: Type.Boolean(),
    }),
    { maxItems: 100 },
  ),
})

/** Translates the service's terms to the shop's; a response that breaks the documented format counts as none. */
export function createDeliveryHttpProvider({ apiUrl, apiKey, clock }: DeliveryHttpOptions): DeliveryProvider {
  let restsUntil = 0

  /** Null: not found. */
  async function get<Schema extends Type.TSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<Type.Static<Schema> | null> {
    if (+clock.now() < restsUntil) throw new ProviderUnavailable('has failed just now')
    const url = new URL(path, apiUrl)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...(apiKey !== '' && { 'x-api-key': apiKey }) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return null
      const text = await response.text()
      if (response.status !== 200) throw new Error(`answered ${response.status}`)
      if (text.length > maxBytes) throw new Error('answered too much')
      const body: unknown = JSON.parse(text)
      if (!Value.Check(schema, body)) throw new Error('answered something else')
      return body
    } catch (cause) {
      restsUntil = +clock.now() + restMs
      throw new ProviderUnavailable(`${url.pathname}: ${cause instanceof Error ? cause.message : 'failed'}`, { cause })
    }
  }

  async function list<Schema extends Type.TSchema>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<Type.Static<Schema>> {
    const answer = await get(path, query, schema)
    if (answer === null) throw new ProviderUnavailable(`${path} is not there`)
    return answer
  }

  return {
    async listTariffs() {
      const { tariffs } = await list('/v1/tariffs', {}, Tariffs)
      return tariffs.flatMap(({ service, country, maxWeightGrams, priceCents }) => {
        const known = findCountry(country)
        return known ? [{ methodId: service, countryCode: known.countryCode, maxWeightGrams, priceCents }] : []
      })
    },

    async findPoints({ methodId, words: q, postalCode, limit }) {
      const query = { country: 'FI', service: methodId, postalCode, q, limit: String(limit) }
      const { points, nearest } = await list('/v1/pickup-points', query, Points)
      return { points: points.map(toNear), nearest: nearest && toNear(nearest) }
    },

    async findPoint(id) {
      const found = await get(`/v1/pickup-points/${encodeURIComponent(id)}`, {}, Point)
      return found && toPoint(found)
    },

    async listWindows({ countryCode, postalCode, from }) {
      const country = findCountry(countryCode)?.alpha2 ?? ''
      const { windows } = await list('/v1/windows', { country, postalCode, from }, Windows)
      return windows.map(({ date, from: begins, to, isFull }) => ({ date, from: begins, to, isFull }))
    },
  }
}

function toPoint(found: Type.Static<typeof Point>): ProviderPoint {
  const { id, carrier, name, street, postalCode, city, latitude, longitude, openingHours, isFull } = found
  return { point: { id, carrier, name, street, postalCode, city, latitude, longitude }, openingHours, isFull }
}

const toNear = (found: Type.Static<typeof Near>): NearPoint => ({
  ...toPoint(found),
  distanceMeters: found.distanceMeters,
})

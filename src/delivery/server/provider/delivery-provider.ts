import type { DeliveryWindow, PickupPoint } from '../../contract/delivery.ts'
import type { PointMethod } from '../../contract/limits.ts'
import type { Tariff } from '../../rules/methods.ts'

export interface OpeningHours {
  /** 1 Monday to 7 Sunday. */
  days: readonly number[]
  /** `06:00`; `24:00` is the end of the day. */
  opens: string
  closes: string
}

export interface ProviderPoint {
  point: PickupPoint
  openingHours: readonly OpeningHours[]
  /** It accepts no more parcels at the moment. */
  isFull: boolean
}

export interface NearPoint extends ProviderPoint {
  distanceMeters: number
}

/** The distance is null for our own shops: it is not measured. */
export type FoundPoint = ProviderPoint & { distanceMeters: number | null }

export interface ProviderWindow extends DeliveryWindow {
  isFull: boolean
}

export interface PointSearch {
  methodId: PointMethod
  /** Words of the point to find; `postalCode` is where the search starts. */
  words: string
  postalCode: string
  limit: number
}

/**
 * The provider of carriers' offers. Countries are ISO 3166-1 alpha-3. Each call throws `ProviderUnavailable` when no response
 * comes in time, or none that can be read.
 */
export interface DeliveryProvider {
  /** Tariffs by method and country, lightest first. */
  listTariffs(): Promise<Tariff[]>
  /** The nearest first; `nearest` where none is near. */
  findPoints(search: PointSearch): Promise<{ points: NearPoint[]; nearest: NearPoint | null }>
  /** Null: no point has this id. */
  findPoint(id: string): Promise<ProviderPoint | null>
  /** Delivery windows from a shop day on. */
  listWindows(place: { countryCode: string; postalCode: string; from: string }): Promise<ProviderWindow[]>
}

export class ProviderUnavailable extends Error {}

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
  /** Takes no parcel now. */
  isFull: boolean
}

export interface NearPoint extends ProviderPoint {
  distanceMeters: number
}

/** Of a shop of ours nobody has measured how far it is. */
export type FoundPoint = ProviderPoint & { distanceMeters: number | null }

export interface ProviderWindow extends DeliveryWindow {
  isFull: boolean
}

export interface PointSearch {
  methodId: PointMethod
  /** Of what is asked for, and of where to begin from. */
  words: string
  postalCode: string
  limit: number
}

/**
 * Who knows what carriers offer. Countries are ISO 3166-1 alpha-3. Each call throws `ProviderUnavailable` when there is no answer in
 * time, or none that can be read.
 */
export interface DeliveryProvider {
  /** By method and country, the lightest first. */
  listTariffs(): Promise<Tariff[]>
  /** The nearest first; `nearest` where none is near. */
  findPoints(search: PointSearch): Promise<{ points: NearPoint[]; nearest: NearPoint | null }>
  /** Null: there is none of this id. */
  findPoint(id: string): Promise<ProviderPoint | null>
  /** From a shop day on. */
  listWindows(place: { countryCode: string; postalCode: string; from: string }): Promise<ProviderWindow[]>
}

export class ProviderUnavailable extends Error {}

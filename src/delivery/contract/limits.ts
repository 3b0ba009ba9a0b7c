/** Business numbers of delivery. */

/** Fetched from a shop of ours: no carrier is asked. */
export const storeMethod = 'store'
/** Fetched from a place of a carrier's. */
export const pointMethods = ['parcel-locker', 'pickup-point'] as const
export type PointMethod = (typeof pointMethods)[number]
export const isPointMethod = (methodId: string): methodId is PointMethod =>
  pointMethods.some((known) => known === methodId)
/** The shopper goes for it. */
export const isFetchedMethod = (methodId: string): boolean => methodId === storeMethod || isPointMethod(methodId)
/** Brought to the door, at a time that may be chosen. */
export const homeMethod = 'home'

/** Places that are asked for at a time. */
export const maxPoints = 12
/** What a search for places may be. */
export const maxSearchLength = 60

export const deliveryFramePath = '/api/delivery/frame'
/** The widget's script is looked for so often, and so long (specification 3, section 9). */
export const widgetPollMs = 100
export const widgetTimeoutMs = 10_000

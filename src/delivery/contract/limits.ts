/** Business numbers of delivery. */

/** Collected from one of our shops, without a carrier. */
export const storeMethod = 'store'
/** Collected from a carrier's pickup point. */
export const pointMethods = ['parcel-locker', 'pickup-point'] as const
export type PointMethod = (typeof pointMethods)[number]
export const isPointMethod = (methodId: string): methodId is PointMethod =>
  pointMethods.some((known) => known === methodId)
/** Whether the shopper collects the parcel. */
export const isFetchedMethod = (methodId: string): boolean => methodId === storeMethod || isPointMethod(methodId)
/** Delivered to the door, at a time that may be chosen. */
export const homeMethod = 'home'

/** Pickup points per request. */
export const maxPoints = 12
/** Maximum length of a search for pickup points. */
export const maxSearchLength = 60

export const deliveryFramePath = '/api/delivery/frame'
/** How often, and how long, the page checks for the widget's script (specification 3, section 9). */
export const widgetPollMs = 100
export const widgetTimeoutMs = 10_000

/** Changes of picture come no faster than this (specification 2, section 9). */
export const galleryThrottleMs = 400

/** The picture after `index`, or before it for −1; both ends lead to the other. */
export const stepPicture = (index: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (index + step + count) % count

/** Pixels a finger travels sideways before it is a swipe, and not a tap or a scroll. */
const swipePixels = 40

/** Where a finger that moved so far leads: a swipe to the left to the next picture; null: it was no swipe. */
export function swipeStep(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < swipePixels || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}

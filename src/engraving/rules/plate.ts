/*
 * The tablet as it lies before the machine, seen from one side: 1,400 by 700 units for 200 by 100 mm. The pictures of the plates
 * have the same shape, so what is drawn in these units lies right on them at any size.
 */

export const plate = { width: 1400, height: 700, widthMm: 200, heightMm: 100 } as const

export type Side = 'front' | 'back'
export const sides = ['front', 'back'] as const satisfies readonly Side[]

/** A rectangle in plate units, from the upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where text may stand: inside the frame in front; above the maker's mark at the back. */
export const textBoxes: Readonly<Record<Side, Box>> = {
  front: { x: 119, y: 112, width: 1162, height: 392 },
  back: { x: 84, y: 70, width: 1232, height: 336 },
}

/** At the back, lower right. */
export const signatureBox: Box = { x: 728, y: 434, width: 588, height: 126 }

/** The largest type of each text, in plate units: shorter texts are not blown up beyond it. */
export const largestType = { front: 154, back: 73, signature: 62 } as const

/** From one base line to the next, in type sizes. */
export const lineHeight = 1.16

/** Lines that are drawn at most, after long ones were broken. */
export const maxDrawnLines = 6

/** Of the cut where a flavour has none of its own. */
export const defaultCut = '#cbb08f'

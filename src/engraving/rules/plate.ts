/*
 * One side of the tablet: 1,400 by 700 units for 200 by 100 mm. The plates' pictures have the same proportions, so a drawing in
 * these units fits them at any size.
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

/** Boxes for text: inside the frame in front; above the maker's mark at the back. */
export const textBoxes: Readonly<Record<Side, Box>> = {
  front: { x: 119, y: 112, width: 1162, height: 392 },
  back: { x: 84, y: 70, width: 1232, height: 336 },
}

/** Box of the signature, at the back, lower right. */
export const signatureBox: Box = { x: 728, y: 434, width: 588, height: 126 }

/** Largest type of each text, in plate units: shorter texts are not enlarged beyond it. */
export const largestType = { front: 154, back: 73, signature: 62 } as const

/** Distance between base lines, in type sizes. */
export const lineHeight = 1.16

/** Most lines drawn after long ones are broken. */
export const maxDrawnLines = 6

/** Colour of the cut for flavours that define none. */
export const defaultCut = '#cbb08f'

/* What lies under words on a picture: a part of the picture, as its box shows it. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface Size {
  width: number
  height: number
}

/** The part of one box that lies in the other; null: they do not touch. */
export function overlapOf(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/**
 * Where a part of the box that a picture covers (`object-fit: cover`) is in the picture. `position` is `object-position`, from 0 to 1 each
 * way.
 */
export function partOfPicture(part: Box, box: Box, picture: Size, position: readonly [number, number]): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const hidden = [picture.width * scale - box.width, picture.height * scale - box.height] as const
  return {
    left: (part.left - box.left + hidden[0] * position[0]) / scale,
    top: (part.top - box.top + hidden[1] * position[1]) / scale,
    width: part.width / scale,
    height: part.height / scale,
  }
}

/** The mean of pixels of four bytes each, written `#1f3d3a`. */
export function meanColour(pixels: ArrayLike<number>): string {
  const sums = [0, 0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4)
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0)
  const count = Math.max(1, Math.floor(pixels.length / 4))
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The contrast that text of a size needs (WCAG 2.2, 1.4.3). `px` of the letters. */
export const contrastNeeded = (px: number, weight: number): number =>
  px >= 24 || (px >= 18.66 && weight >= 700) ? 3 : 4.5

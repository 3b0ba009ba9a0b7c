/** Relative luminance of a colour written `#1f3d3a`, from 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2, 1.4.3); text needs 4.5. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Cream and ink of the brand: one of them has 4.5 on every colour there is. */
const cream = '#f9efdf'
const ink = '#1b2a27'

/** Whether text on a ground of this colour is dark or light: what has more contrast. */
export const textOn = (hex: string): 'dark' | 'light' =>
  contrastOf(ink, hex) >= contrastOf(cream, hex) ? 'dark' : 'light'

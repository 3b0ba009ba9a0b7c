/** Presets of the image route (width x height at 1x; null height: the picture's own ratio). */
export const imagePresets = {
  default: { width: 1280, height: null },
  half: { width: 640, height: null },
  small: { width: 384, height: null },
  banner: { width: 1920, height: 640 },
  'hero-mobile': { width: 768, height: 960 },
  square: { width: 640, height: 640 },
  thumbnail: { width: 192, height: 192 },
  logo: { width: 256, height: null },
  tiny: { width: 64, height: 64 },
} as const
export type ImagePreset = keyof typeof imagePresets
export type ImageFormat = 'avif' | 'webp'

/** The image route serves multiples of 64 px up to this, nothing else. */
const step = 64
const widest = 2048

/** Rounded up to the next width the route serves. */
export const servedWidth = (pixels: number): number => Math.min(Math.ceil(pixels / step) * step, widest)

const media = '/media/'

/** Only our own media is resized; anything else is shown as it is. */
export const isResizable = (url: string): boolean => url.startsWith(media) && !url.endsWith('.svg')

/** `/media/products/x.webp` → `/images/640/avif/square/products/x.webp`. */
export function imageUrl(url: string, preset: ImagePreset, width: number, format: ImageFormat): string {
  return `/images/${servedWidth(width)}/${format}/${preset}/${url.slice(media.length)}`
}

/**
 * Widths offered for a preset: quarter, half, three quarters and full size, and the last two again at double density.
 * Ascending, no width twice.
 */
export function presetWidths(preset: ImagePreset): number[] {
  const { width } = imagePresets[preset]
  const wanted = [width / 4, width / 2, (width * 3) / 4, width, (width * 3) / 2, width * 2]
  return [...new Set(wanted.map(servedWidth))]
}

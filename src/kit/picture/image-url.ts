import { imagePresets, type ImagePreset, maxImageWidth, widthStep } from '#src/common/image-presets.ts'

export { imagePresets, type ImagePreset }
export type ImageFormat = 'avif' | 'webp'

/** Rounded up to the next width the route serves. */
export const servedWidth = (pixels: number): number =>
  Math.min(Math.ceil(pixels / widthStep) * widthStep, maxImageWidth)

const media = '/media/'

/** Only our own media is resized; anything else is shown as it is. */
export const isResizable = (url: string): boolean => url.startsWith(media) && !url.endsWith('.svg')

/** `/media/products/x.webp` → `/images/640/avif/square/products/x.webp`. */
export function imageUrl(url: string, preset: ImagePreset, width: number, format: ImageFormat): string {
  return `/images/${servedWidth(width)}/${format}/${preset}/${url.slice(media.length)}`
}

const shares = [0.3, 0.4, 0.6, 0.8, 1, 1.5, 2]

/**
 * Widths offered for a preset, each about a third more than the one before, up to double density: a picture that is laid out
 * smaller than its preset, as in a phone's two columns, comes little larger than it is shown. Ascending, no width twice.
 */
export function presetWidths(preset: ImagePreset): number[] {
  const { width } = imagePresets[preset]
  return [...new Set(shares.map((share) => servedWidth(width * share)))]
}

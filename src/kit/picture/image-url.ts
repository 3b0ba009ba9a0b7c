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

/**
 * Widths offered for a preset: quarter, half, three quarters and full size, and the last two again at double density.
 * Ascending, no width twice.
 */
export function presetWidths(preset: ImagePreset): number[] {
  const { width } = imagePresets[preset]
  const wanted = [width / 4, width / 2, (width * 3) / 4, width, (width * 3) / 2, width * 2]
  return [...new Set(wanted.map(servedWidth))]
}

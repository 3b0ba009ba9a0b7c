import { imagePresets, type ImagePreset, presetWidths } from '#src/common/image-presets.ts'

export { imagePresets, type ImagePreset, presetWidths }
/** JPEG is for mails: many of their programs show neither of the others. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Rounds up to the preset's next width. */
export const servedWidth = (preset: ImagePreset, pixels: number): number => {
  const widths = presetWidths(preset)
  return widths.find((width) => width >= pixels) ?? Math.max(...widths)
}

const media = '/media/'

/** The server resizes only files of the media library; anything else is shown as it is. */
export const isResizable = (url: string): boolean => url.startsWith(media) && !url.endsWith('.svg')

/**
 * `/media/products/x.webp` → `/images/640/avif/square/products/x.webp`; with a custom crop `square@30-60`, see `cropOf`.
 */
export function imageUrl(url: string, preset: ImagePreset, width: number, format: ImageFormat, crop = ''): string {
  return `/images/${servedWidth(preset, width)}/${format}/${preset}${crop}/${url.slice(media.length)}`
}

interface Cropped {
  width?: number
  height?: number
  focus?: { x: number; y: number }
}

/** Returns the part of the address that names the focus point; empty where the preset cuts nothing off. */
export function cropOf({ width, height, focus }: Cropped, preset: ImagePreset): string {
  const shape = imagePresets[preset]
  if (!focus || shape.height === null || !width || !height) return ''
  const isWhole = Math.abs(width / height - shape.width / shape.height) < 0.01
  return isWhole ? '' : `@${focus.x}-${focus.y}`
}

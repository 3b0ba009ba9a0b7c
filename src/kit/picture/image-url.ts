import { imagePresets, type ImagePreset, presetWidths } from '#src/common/image-presets.ts'

export { imagePresets, type ImagePreset, presetWidths }
/** JPEG is for mails: many of their programs show neither of the others. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Rounded up to the preset's next width. */
export const servedWidth = (preset: ImagePreset, pixels: number): number => {
  const widths = presetWidths(preset)
  return widths.find((width) => width >= pixels) ?? Math.max(...widths)
}

const media = '/media/'

/** Only our own media is resized; anything else is shown as it is. */
export const isResizable = (url: string): boolean => url.startsWith(media) && !url.endsWith('.svg')

/** `/media/products/x.webp` → `/images/640/avif/square/products/x.webp`. */
export function imageUrl(url: string, preset: ImagePreset, width: number, format: ImageFormat): string {
  return `/images/${servedWidth(preset, width)}/${format}/${preset}/${url.slice(media.length)}`
}

/**
 * Image presets (C-13): width and height at 1x; no height: the picture's own ratio. `widths` is every width a picture is made
 * in, up to double density, each about a third more than the one before: a picture that is laid out smaller than its preset,
 * as in a phone's two columns, comes little larger than it is shown. Ascending multiples of 64; no other width exists.
 */
export const imagePresets = {
  default: { width: 1280, height: null, widths: [384, 640, 768, 1024, 1280, 1600, 2048] },
  half: { width: 640, height: null, widths: [192, 320, 448, 640, 960, 1088, 1280] },
  small: { width: 384, height: null, widths: [128, 192, 256, 320, 384, 576, 768] },
  banner: { width: 1920, height: 640, widths: [576, 768, 1152, 1536, 1920, 2048] },
  'hero-mobile': { width: 768, height: 960, widths: [256, 320, 512, 640, 768, 1152, 1536] },
  square: { width: 640, height: 640, widths: [192, 256, 384, 512, 640, 768, 832, 1024, 1280] },
  thumbnail: { width: 192, height: 192, widths: [64, 128, 192, 320, 384] },
  logo: { width: 256, height: null, widths: [128, 192, 256, 384, 512] },
  tiny: { width: 64, height: 64, widths: [64, 128] },
} as const satisfies Record<string, { width: number; height: number | null; widths: readonly number[] }>

export type ImagePreset = keyof typeof imagePresets
export const isImagePreset = (value: string): value is ImagePreset => Object.hasOwn(imagePresets, value)

/** Every width pictures of the preset are made in. */
export const presetWidths = (preset: ImagePreset): readonly number[] => imagePresets[preset].widths

/** Image presets (C-13): width and height at 1x; no height: the picture's own ratio. */
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
export const isImagePreset = (value: string): value is ImagePreset => Object.hasOwn(imagePresets, value)

/** Widths are multiples of 64 up to this (specification 1, section 9). */
export const widthStep = 64
export const maxImageWidth = 2048

export const isLadderWidth = (width: number): boolean =>
  width >= widthStep && width <= maxImageWidth && width % widthStep === 0

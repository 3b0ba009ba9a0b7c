import { describe, expect, it } from 'vitest'
import { imagePresets, isImagePreset } from './image-presets.ts'

describe('the image presets', () => {
  it('are the nine of the specification, each with its size', () => {
    const sizes = Object.entries(imagePresets).map(([name, { width, height }]) => [name, { width, height }])
    expect(Object.fromEntries(sizes)).toEqual({
      default: { width: 1280, height: null },
      half: { width: 640, height: null },
      small: { width: 384, height: null },
      banner: { width: 1920, height: 640 },
      thumbnail: { width: 192, height: 192 },
      square: { width: 640, height: 640 },
      logo: { width: 256, height: null },
      tiny: { width: 64, height: 64 },
      'hero-mobile': { width: 768, height: 960 },
    })
    for (const name of Object.keys(imagePresets)) expect(isImagePreset(name)).toBe(true)
    for (const name of ['', 'Default', 'huge', 'constructor', '__proto__'])
      expect(isImagePreset(name), name).toBe(false)
  })
})

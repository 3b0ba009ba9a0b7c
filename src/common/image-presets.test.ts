import { describe, expect, it } from 'vitest'
import { imagePresets, isImagePreset, isLadderWidth, maxImageWidth, widthStep } from './image-presets.ts'

describe('the image presets', () => {
  it('are the nine of the specification, each with its size', () => {
    expect(imagePresets).toEqual({
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

  it('have widths that are made as they are', () => {
    for (const [name, { width }] of Object.entries(imagePresets)) expect(isLadderWidth(width), name).toBe(true)
  })

  it.each([
    [widthStep, true],
    [128, true],
    [maxImageWidth, true],
    [0, false],
    [63, false],
    [65, false],
    [maxImageWidth + widthStep, false],
    [-64, false],
    [64.5, false],
    [NaN, false],
  ])('the width %d is made: %s', (width, isMade) => expect(isLadderWidth(width)).toBe(isMade))
})

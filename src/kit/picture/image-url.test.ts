import { describe, expect, it } from 'vitest'
import {
  cropOf,
  imagePresets,
  imageUrl,
  type ImagePreset,
  isResizable,
  presetWidths,
  servedWidth,
} from './image-url.ts'

/** Width and height at 1x (C-13), with the widths served for 1x and 2x. */
const specified = {
  default: { width: 1280, height: null, served: [1280, 2048] },
  half: { width: 640, height: null, served: [640, 1280] },
  small: { width: 384, height: null, served: [384, 768] },
  banner: { width: 1920, height: 640, served: [1920, 2048] },
  thumbnail: { width: 192, height: 192, served: [192, 384] },
  square: { width: 640, height: 640, served: [640, 1280] },
  logo: { width: 256, height: null, served: [256, 512] },
  tiny: { width: 64, height: 64, served: [64, 128] },
  'hero-mobile': { width: 768, height: 960, served: [768, 1536] },
} satisfies Record<ImagePreset, object>

describe('served widths', () => {
  it.each([
    [1, 192],
    [192, 192],
    [193, 256],
    [1000, 1024],
    [3840, 1280],
  ])('%i px of a square is served as %i', (pixels, served) => expect(servedWidth('square', pixels)).toBe(served))

  it.each(Object.keys(imagePresets) as ImagePreset[])('%s offers ascending multiples of 64 up to 2048', (preset) => {
    const widths = presetWidths(preset)
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
    expect(widths.every((width) => width % 64 === 0 && width <= 2048)).toBe(true)
  })

  it.each(Object.keys(specified) as ImagePreset[])('%s is offered for single and double density', (preset) => {
    expect(presetWidths(preset)).toEqual(expect.arrayContaining(specified[preset].served))
    expect(Math.max(...presetWidths(preset))).toBe(specified[preset].served[1])
  })
})

it('writes the address of a resized picture', () => {
  expect(imageUrl('/media/products/x.webp', 'square', 600, 'avif')).toBe('/images/640/avif/square/products/x.webp')
})

const focus = { x: 30, y: 60 }
it.each([
  ['square', { width: 1200, height: 800, focus }, '@30-60'],
  ['square', { width: 1000, height: 1000, focus }, ''],
  ['square', { width: 1200, height: 800 }, ''],
  ['square', { focus }, ''],
  ['default', { width: 1200, height: 800, focus }, ''],
] as const)('what %s cuts off of %j is told by "%s"', (preset, picture, crop) => {
  expect(cropOf(picture, preset)).toBe(crop)
})

it.each([
  ['/media/products/x.webp', true],
  ['/media/logo.svg', false],
  ['https://example.org/x.jpg', false],
  ['', false],
])('%s is ours to resize: %s', (url, expected) => expect(isResizable(url)).toBe(expected))

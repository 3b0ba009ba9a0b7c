import { describe, expect, it } from 'vitest'
import { imagePresets, imageUrl, type ImagePreset, isResizable, presetWidths, servedWidth } from './image-url.ts'

describe('served widths', () => {
  it.each([
    [1, 64],
    [64, 64],
    [65, 128],
    [1000, 1024],
    [3840, 2048],
  ])('%i px is served as %i', (pixels, served) => expect(servedWidth(pixels)).toBe(served))

  it.each(Object.keys(imagePresets) as ImagePreset[])('%s offers ascending multiples of 64 up to 2048', (preset) => {
    const widths = presetWidths(preset)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths.every((width) => width % 64 === 0 && width <= 2048)).toBe(true)
    expect(widths).toContain(servedWidth(imagePresets[preset].width))
  })
})

it('writes the address of a resized picture', () => {
  expect(imageUrl('/media/products/x.webp', 'square', 600, 'avif')).toBe('/images/640/avif/square/products/x.webp')
})

it.each([
  ['/media/products/x.webp', true],
  ['/media/logo.svg', false],
  ['https://example.org/x.jpg', false],
  ['', false],
])('%s is ours to resize: %s', (url, expected) => expect(isResizable(url)).toBe(expected))

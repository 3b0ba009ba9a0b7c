import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import filmFacts from './images/films/films.json' with { type: 'json' }
import { languages } from '../src/common/locale.ts'
import { readFilm } from '../src/platform/images/film-reader.ts'
import { readProductFiles } from './catalogue/product-file.ts'

const files = await readProductFiles()
/** A grid of grey squares is enough to tell a pack from an open one. */
const side = 24
const least = 10

describe.each(files)('the pictures of $slug.fi', ({ images, imageAlt, imageDetails, productType, variations }) => {
  it('are three or more: the pack, opened, in use, each for every variation too', () => {
    expect(images.length).toBeGreaterThanOrEqual(3)
    // The designer draws the tablet's flavours itself.
    if (productType === 'CustomTablet') return
    for (const variation of variations) {
      expect(variation.images.slice(1), variation.code).toEqual(images.slice(1))
      expect(new Set(variation.images).size, variation.code).toBe(images.length)
    }
  })

  it('differ from each other', async () => {
    const greys = await Promise.all(
      images.map((name) =>
        sharp(join(import.meta.dirname, 'images/products', name))
          .greyscale()
          .resize(side, side, { fit: 'fill' })
          .raw()
          .toBuffer(),
      ),
    )
    for (const [at, one] of greys.entries())
      for (const other of greys.slice(at + 1)) {
        const apart = one.reduce((sum, grey, place) => sum + Math.abs(grey - (other[place] ?? 0)), 0) / one.length
        expect(apart).toBeGreaterThan(least)
      }
  })

  it('say what they show in three languages, and which point of them stays in sight', () => {
    expect(imageDetails).toHaveLength(images.length)
    for (const language of languages) {
      const texts = [imageAlt[language], ...imageDetails.slice(1).map(({ altTexts }) => altTexts?.[language] ?? '')]
      expect(texts.filter((text) => text.trim() === '')).toEqual([])
      expect(new Set(texts).size).toBe(images.length)
    }
    for (const { focus } of imageDetails.slice(1)) {
      expect(focus.x).toBeGreaterThan(20)
      expect(focus.x).toBeLessThan(80)
    }
  })
})

describe('films', () => {
  it.each(Object.entries(filmFacts))('%s is a WebM, and an MP4 for browsers that show none', async (name, facts) => {
    const { width, height, durationMs } = facts
    for (const [container, codec] of [
      ['webm', 'vp9'],
      ['mp4', 'avc'],
    ]) {
      const path = join(import.meta.dirname, 'images/films', `${name}.${container}`)
      expect(await readFilm({ path })).toEqual({ container, codec, width, height, durationMs })
    }
  })
})

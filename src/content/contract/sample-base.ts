import type { Film } from '#src/media/contract/media.ts'
import type { BlockBase } from '#src/shell/contract/block.ts'

/** Base fields of a sample block; `id` need only differ among samples shown together. */
export function sampleBase(type: string, id: number): BlockBase {
  return { contentLink: { id, guidValue: `sample-${id}` }, contentType: ['Block', type] }
}

/** A square product picture of the demo catalogue. */
export const sampleProduct = (name: string, altText = '') => ({
  url: `/media/products/${name}.webp`,
  altText,
  width: 1000,
  height: 1000,
})

/** A 2:1 hero picture, or with `-portrait` its 4:5 cut. */
export const sampleHero = (name: string, altText = '') => ({
  url: `/media/hero/${name}.webp`,
  altText,
  ...(name.endsWith('-portrait')
    ? { width: 1000, height: 1250 }
    : { width: 2000, height: 1000, focus: { x: 68, y: 61 } }),
})

/** A 3:2 picture of a shelf. */
export const sampleShelf = (name: string, altText = '') => ({
  url: `/media/category/${name}.webp`,
  altText,
  width: 1200,
  height: 800,
})

/** A drawing of the demo; where it stands inside the page it comes with its shapes. */
export const sampleDrawing = (name: string, altText = '', markup?: string) => ({
  url: `/media/drawings/${name}.svg`,
  altText,
  ...(markup !== undefined && { markup }),
})

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><path fill="currentColor" d="M40 0a40 40 0 0 1 40 40H40z"></path><path fill="currentColor" d="M0 40a40 40 0 0 0 40 40V40z"></path><path fill="var(--copper)" d="M40 80a40 40 0 0 1-40-40h40z"></path><path fill="var(--copper)" d="M80 40a40 40 0 0 1 40-40v40z"></path><path fill="currentColor" d="M120 80a40 40 0 0 0 40-40h-40z"></path><circle cx="80" cy="80" r="40" fill="var(--copper)"></circle><path fill="currentColor" d="M40 80a40 40 0 0 0-40 40h40z"></path><path fill="var(--copper)" d="M0 120a40 40 0 0 0 40 40v-40z"></path><path fill="currentColor" d="M80 120a40 40 0 0 1-40 40v-40z"></path><path fill="currentColor" d="M120 160a40 40 0 0 1-40-40h40z"></path><path fill="var(--copper)" d="M160 120a40 40 0 0 1-40 40v-40z"></path><path fill="currentColor" d="M120 80a40 40 0 0 1 40 40h-40z"></path></svg>'

/** The star of Christmas, to stand inside the page. */
export const sampleStar = (altText = '') => sampleDrawing('christmas-star', altText, star)

/** A silent film of the demo. */
export const sampleFilm = (name: string, altText = ''): Film => ({
  url: `/media/films/${name}.webm`,
  altText,
  width: 960,
  height: 540,
  durationMs: 5_000,
  sources: [{ url: `/media/films/${name}.webm`, type: 'video/webm' }],
  captions: [],
  poster: null,
})

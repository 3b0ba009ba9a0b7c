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
  ...(name.endsWith('-portrait') ? { width: 1000, height: 1250 } : { width: 2000, height: 1000 }),
})

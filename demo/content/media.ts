import { readFileSync } from 'node:fs'
import type { Localized } from '#src/common/locale.ts'
import type { Focus } from '#src/content/contract/field-types.ts'

interface Picture {
  url: string
  altText: Localized | ''
  width: number
  height: number
  /** The point that stays in sight where it is cropped. */
  focus?: Focus
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

const altTexts = read('../images/alt-texts.json') as Record<string, Localized> // the file's documented shape

const sizes: Record<string, readonly [width: number, height: number]> = {
  hero: [2000, 1000],
  category: [1200, 800],
  recipes: [1200, 800],
}

/** A picture of `demo/images` with its text, such as `hero/hero-bars` or `category/leivat`. */
export function picture(name: string): Picture & { altText: Localized } {
  const altText = altTexts[`${name}.webp`]
  const [width, height] = name.endsWith('-portrait') ? [1000, 1250] : (sizes[name.split('/')[0] ?? ''] ?? [])
  if (!altText || !width || !height) throw new Error(`No text or size is known for the picture ${name}`)
  return { url: `/media/${name}.webp`, altText, width, height, ...focusOf(heroFocus[name]) }
}

/** Their things stand to the right, beside the calm third that words lie on. */
const heroFocus: Record<string, Focus> = {
  'hero/hero-bars': { x: 66, y: 62 },
  'hero/hero-pralines': { x: 72, y: 60 },
  'hero/hero-engraved': { x: 68, y: 60 },
  'hero/hero-willja': { x: 66, y: 62 },
  'hero/hero-froosh': { x: 78, y: 60 },
  'hero/hero-christmas': { x: 64, y: 62 },
}
const focusOf = (focus: Focus | undefined): { focus?: Focus } => (focus ? { focus } : {})

interface ProductPictures {
  images: string[]
  imageAlt: Localized
  imageDetails: { altTexts?: Localized; focus: Focus }[]
}
const readProduct = (slug: string): ProductPictures => read(`../catalogue/products/${slug}.json`) as ProductPictures // as in demo/catalogue/README.md
const square = { width: 1000, height: 1000 }

/** A product's first picture, by the product's Finnish slug. */
export function productPicture(slug: string): Picture & { altText: Localized } {
  const { images, imageAlt, imageDetails } = readProduct(slug)
  return { url: `/media/products/${images[0]}`, altText: imageAlt, ...square, ...focusOf(imageDetails[0]?.focus) }
}

/** Another picture of the product, numbered as its file is, with a text of its own. */
export const productDetail = (slug: string, number: number, altText: Localized) => ({
  url: `/media/products/${slug}-${number}.webp`,
  altText,
  ...square,
  ...focusOf(readProduct(slug).imageDetails[number - 1]?.focus),
})

/** Another picture of the product, with the text and the focal point the catalogue has for it. */
export function productView(slug: string, number: 2 | 3): Picture & { altText: Localized } {
  const { imageDetails } = readProduct(slug)
  const { altTexts, focus } = imageDetails[number - 1] ?? {}
  if (!altTexts) throw new Error(`The catalogue says nothing of picture ${number} of ${slug}`)
  return { url: `/media/products/${slug}-${number}.webp`, altText: altTexts, ...square, ...focusOf(focus) }
}

/** The same picture where its words stand right beside it. */
export const decorative = (image: Picture): Picture & { altText: '' } => ({ ...image, altText: '' })

const filmFacts = read('../images/films/films.json') as Record<
  string,
  { width: number; height: number; durationMs: number; poster: string; altText: Localized }
> // written by demo/generate/films.mjs

/** A drawing of `demo/images/drawings`. */
export const drawing = (name: string, altText: Localized | '' = '') => ({
  url: `/media/drawings/${name}.svg`,
  altText: altText === '' ? '' : altText,
})

/** A film of `demo/images/films`, with the picture it shows while it waits. */
export function film(name: string): FilmReference {
  const facts = filmFacts[name]
  if (!facts) throw new Error(`There is no film ${name}`)
  return { url: `/media/films/${name}.webm`, ...facts }
}

export interface FilmReference {
  url: string
  width: number
  height: number
  durationMs: number
  /** Name of a picture, as `picture` takes it. */
  poster: string
  altText: Localized
}
